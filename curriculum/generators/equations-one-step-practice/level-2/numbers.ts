import { balance } from '../../../figures/balance.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { PanPiece } from '../../../figures/balance.ts'

/** x + a = b, a + x = b, or x - a = b; `turned` puts b first. */
export interface Params {
  readonly kind: 'x+a' | 'a+x' | 'x-a'
  readonly letter: string
  readonly a: number
  readonly x: number
  readonly turned: boolean
}

const isPlus = (p: Params): boolean => p.kind !== 'x-a'
const right = (p: Params): number => (isPlus(p) ? p.x + p.a : p.x - p.a)
const left = (p: Params, x: string | number): string =>
  ({ 'x+a': `${x} + ${p.a}`, 'a+x': `${p.a} + ${x}`, 'x-a': `${x} - ${p.a}` })[p.kind]
const line = (p: Params, x: string | number): string =>
  p.turned ? `${right(p)} = ${left(p, x)}` : `${left(p, x)} = ${right(p)}`

function params(chance: Chance, difficulty: number): Params {
  return {
    kind: chance.pick(['x+a', 'a+x', 'x-a'] as const),
    letter: chance.pick(['x', 'n', 'y', 'k', 't']),
    a: chance.int(3 + Math.round(20 * difficulty), 20 + Math.round(60 * difficulty)),
    x: chance.int(3 + Math.round(25 * difficulty), 25 + Math.round(70 * difficulty)),
    turned: chance.happens(0.25),
  }
}

function distractors(p: Params): Distractor[] {
  const b = right(p)
  const wrongWay = isPlus(p) ? b + p.a : b - p.a
  const undo = isPlus(p) ? 'subtract' : 'add'
  return [
    wrongAnswer(
      whole(wrongWay),
      'move_without_inverse',
      `\\(${p.a}\\) is ${isPlus(p) ? 'added' : 'subtracted'}. To undo it, ${undo} \\(${p.a}\\) on both sides.`,
    ),
    wrongAnswer(whole(b), 'equal_means_answer', `\\(${b}\\) is the other side, not \\(${p.letter}\\) alone.`),
    wrongAnswer(whole(p.x + 1), 'slip_off_by_one', 'The way is right. Work it out once more.'),
    wrongAnswer(whole(p.x - 1), 'slip_off_by_one', 'The way is right. Work it out once more.'),
  ].filter(({ value }) => value.kind === 'rational' && value.n >= 0n)
}

function solution(p: Params): Step[] {
  const value = whole(p.x)
  const b = right(p)
  return [
    nextStep(
      isPlus(p)
        ? `\\(${p.a}\\) is added to \\(${p.letter}\\). Subtract \\(${p.a}\\) from both sides.`
        : `\\(${p.a}\\) is subtracted from \\(${p.letter}\\). Add \\(${p.a}\\) to both sides.`,
      `${p.letter} = ${b} ${isPlus(p) ? '-' : '+'} ${p.a}`,
      value,
    ),
    { say: 'Work out the right side.', latex: `${p.letter} = ${p.x}`, value, relation: 'same' },
    { say: 'Check by putting it in.', latex: line(p, p.x), value, relation: 'same' },
  ]
}

function pieces(p: Params): readonly PanPiece[] {
  const box: PanPiece = { kind: 'box', text: p.letter }
  const weight: PanPiece = { kind: 'weight', text: String(p.a) }
  if (p.kind === 'x-a') return [{ kind: 'text', text: left(p, p.letter) }]
  return p.kind === 'x+a' ? [box, weight] : [weight, box]
}

/** Solve x + a = b and x - a = b (6.EE.B.7). */
export const addedNumber: TopicLevel<Params> = {
  key: 'equations_one_step_practice/2',
  version: 1,
  params,
  reject: (p) =>
    right(p) < 2 || p.x === p.a || right(p) === p.a || right(p) === p.x ? 'the answer is too easy to see' : null,
  note: (p) => `${p.kind} ${p.a} ${p.x} ${p.turned}`,
  prompt: (p, words) => ({
    text: words.pick([`Solve for \\(${p.letter}\\).`, `Find \\(${p.letter}\\).`, 'Solve the equation.']),
    latex: line(p, p.letter),
  }),
  answer: (p) => whole(p.x),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ variable: p.letter }),
  widget: (p) => ({ before: `\\(${p.letter} =\\)` }),
  distractors,
  hints: (p) => [
    { text: `What is done to \\(${p.letter}\\)? Undo it on both sides.` },
    { text: `The opposite of ${isPlus(p) ? 'adding' : 'subtracting'} is ${isPlus(p) ? 'subtracting' : 'adding'}.` },
    { text: `\\(${p.letter} = ${right(p)} ${isPlus(p) ? '-' : '+'} ${p.a}\\)` },
  ],
  solution,
  figure: (p) => {
    const [box, number] = [pieces(p), [{ kind: 'weight', text: String(right(p)) } as const]]
    return p.turned ? balance({ left: number, right: box }) : balance({ left: box, right: number })
  },
  load: (p) => p.a + p.x + (isPlus(p) ? 0 : 4),
}
