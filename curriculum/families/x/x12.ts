import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { bracketed, mistake, signed, stepsTo, twoHints } from '../writing.ts'

/** f(ax + b) = cx + d, asked at the place at which x is known. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly x: number
}

const inside = ({ a, b, x }: Params): number => a * x + b
const outside = ({ c, d }: Params, x: number): number => c * x + d

function params(chance: Chance, difficulty: number): Params {
  const size = 3 + Math.round(4 * difficulty)
  return {
    a: chance.int(2, 3 + Math.round(2 * difficulty)),
    b: chance.int(-size, size),
    c: chance.int(1 + Math.round(difficulty), 2 + Math.round(3 * difficulty)),
    d: chance.int(-size, size),
    x: chance.int(difficulty < 0.5 ? 2 : -4, 5 + Math.round(3 * difficulty)),
  }
}

const linear = (factor: number, shift: number): string =>
  `${factor === 1 ? '' : factor}x ${shift < 0 ? '-' : '+'} ${Math.abs(shift)}`

/** The rule is known for another inside: undo that first, then use the rule. */
export const family: ContestFamily<Params> = {
  code: 'X12',
  name: 'Two chains of functions',
  version: 1,
  idea: 'undo_then_redo',
  reach: [9.6, 12],
  areas: ['FN', 'AL'],
  targetSeconds: 75,
  params,
  reject: (p) => {
    const value = outside(p, p.x)
    const given = [p.a, p.b, p.c, p.d, inside(p)].map(Math.abs)
    return p.b === 0 || p.d === 0 || Math.abs(p.x) < 2 || given.includes(Math.abs(value)) ? 'too plain' : null
  },
  note: ({ a, b, c, d, x }) => `${a} ${b} ${c} ${d} ${x}`,
  prompt: (p, words) => ({
    text: words.pick([
      `For all numbers x, \\(f(${linear(p.a, p.b)}) = ${linear(p.c, p.d)}\\). What is \\(f(${inside(p)})\\)?`,
      `A machine f does this: when \\(${linear(p.a, p.b)}\\) goes in, \\(${linear(p.c, p.d)}\\) comes out, whatever x is. What comes out when ${signed(inside(p))} goes in?`,
    ]),
  }),
  answer: (p) => whole(outside(p, p.x)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('quick_answer', outside(p, inside(p)), 'x is not what goes in. First find the x that belongs to it.'),
    mistake('half_way', p.x, 'That is x. What comes out for it?'),
    mistake('forward_not_back', outside(p, p.a * inside(p) + p.b), 'The inside is to be undone, not done once more.'),
    mistake('wrong_operation', outside(p, p.x) + inside(p), 'What goes in and what comes out are not added.'),
  ],
  hints: (p) =>
    twoHints(
      `For which x is the inside equal to ${signed(inside(p))}?`,
      `Solve \\(${linear(p.a, p.b)} = ${inside(p)}\\). Then put this x into the right side.`,
    ),
  solution: (p) =>
    stepsTo(
      outside(p, p.x),
      'Undo, then redo: first find the x that makes the inside right, then use the rule with it.',
      `\\(${linear(p.a, p.b)} = ${inside(p)}\\) gives x = ${signed(p.x)}.`,
      `With it the right side is ${p.c === 1 ? signed(p.x) : `${p.c} · ${bracketed(p.x)}`} ${p.d < 0 ? '−' : '+'} ${Math.abs(p.d)} = ${signed(outside(p, p.x))}.`,
    ),
  load: (p) => Math.abs(p.a) + Math.abs(p.b) + Math.abs(p.c) + Math.abs(p.d) + Math.abs(p.x),
}
