import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

const rules = [
  { said: 'a × b + a', of: (a: number, b: number) => a * b + a },
  { said: 'a × b − b', of: (a: number, b: number) => a * b - b },
  { said: '2 × a + b', of: (a: number, b: number) => 2 * a + b },
  { said: 'a + 3 × b', of: (a: number, b: number) => a + 3 * b },
] as const

export interface Params {
  readonly rule: 0 | 1 | 2 | 3
  readonly a: number
  readonly b: number
  readonly x: number
}

const ruleOf = ({ rule }: Params) => rules[rule]
const inner = (p: Params): number => ruleOf(p).of(p.a, p.b)
const total = (p: Params): number => ruleOf(p).of(inner(p), p.x)

function params(chance: Chance, difficulty: number): Params {
  const [least, most] = [2 + Math.round(2 * difficulty), 5 + Math.round(4 * difficulty)]
  return {
    rule: chance.pick(difficulty < 0.5 ? [2, 3, 0] : [0, 1, 3]),
    a: chance.int(least, most),
    b: chance.int(least, most),
    x: chance.int(3 + Math.round(4 * difficulty), 5 + Math.round(9 * difficulty)),
  }
}

/** A sign that nobody has met: read its rule, use it, then undo it. */
export const family: ContestFamily<Params> = {
  code: 'E03',
  name: 'A new operation',
  version: 1,
  idea: 'read_definition',
  reach: [5.2, 7.8],
  areas: ['AL', 'NU', 'FN'],
  targetSeconds: 110,
  params,
  reject: (p) => (p.a === p.b || [p.a, p.b, inner(p), total(p)].includes(p.x) ? 'too plain' : null),
  note: ({ rule, a, b, x }) => `${rule} ${a} ${b} ${x}`,
  prompt: (p, words) => {
    const sign = words.pick(['★', '◆', '◎'])
    return {
      text: words.pick([
        `For whole numbers, a ${sign} b means ${ruleOf(p).said}. Which number x makes (${p.a} ${sign} ${p.b}) ${sign} x = ${total(p)} true?`,
        `On a toy calculator the key ${sign} works like this: a ${sign} b gives ${ruleOf(p).said}. First ${p.a} ${sign} ${p.b} is entered. Then ${sign} x is pressed, and ${total(p)} appears. What is x?`,
      ]),
    }
  },
  answer: ({ x }) => whole(x),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('half_way', inner(p), 'That is the part in front. What comes after it?'),
    mistake('forward_not_back', total(p) - inner(p), 'Read the rule once more, with that number in the place of a.'),
    mistake(
      'order_ignored',
      rational(total(p), Math.max(1, inner(p))),
      'That would be plain multiplying. The new sign does more than that.',
    ),
    mistake('slip_off_by_one', p.x + 1, 'Very close. Put it in and see what comes out.'),
  ],
  hints: (p) =>
    twoHints(
      `Begin inside. Write ${p.a} for a and ${p.b} for b in the rule. What do you get?`,
      `The part in front is ${inner(p)}. Now write the rule with ${inner(p)} for a and x for b. It must give ${total(p)}.`,
    ),
  solution: (p) => {
    const y = inner(p)
    const written = ruleOf(p).said.replaceAll('a', String(y)).replaceAll('b', 'x')
    return stepsTo(
      p.x,
      `Do just what the new sign says. In front, a is ${p.a} and b is ${p.b}: that gives ${y}.`,
      `Then a is ${y} and b is x, so ${written} = ${total(p)}.`,
      `Undo it: x = ${p.x}.`,
    )
  },
  load: ({ a, b, x }) => a + b + 2 * x,
}
