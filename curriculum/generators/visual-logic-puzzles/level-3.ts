import { patternTiles } from '../../figures/pattern-tiles.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const shapeNames = ['circle', 'square', 'triangle', 'hexagon', 'star', 'diamond', 'heart'] as const
type ShapeName = (typeof shapeNames)[number]

/**
 * Symbols with values, and sums in which the next unknown symbol is met first in its own row: row k holds `own[k]` times
 * symbol k and the symbols of `earlier[k]` once each. The value of the last symbol is asked for.
 */
export interface Params {
  readonly shapes: readonly ShapeName[]
  readonly values: readonly number[]
  readonly own: readonly number[]
  readonly earlier: readonly (readonly number[])[]
}

const sumOf = (p: Params, k: number): number =>
  (p.own[k] ?? 0) * (p.values[k] ?? 0) + (p.earlier[k] ?? []).reduce((sum, i) => sum + (p.values[i] ?? 0), 0)

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.45 ? 2 : 3
  const most = 14 + Math.round(8 * difficulty)
  const own = [chance.int(2, 3), chance.int(1, 2), chance.int(1, 2)].slice(0, count)
  return {
    shapes: chance.sample(shapeNames, count),
    values: Array.from({ length: count }, () => chance.int(2, most)),
    own,
    earlier: own.map((_, k) =>
      k === 0 ? [] : k === 1 ? chance.pick([[0], [0, 0]]) : chance.pick([[0, 1], [1], [1, 1]]),
    ),
  }
}

const answer = (p: Params): number => p.values.at(-1) ?? 0
const last = (p: Params): number => p.values.length - 1

function picture(p: Params): Figure {
  const rows = p.own.map((n, k) => {
    const before = (p.earlier[k] ?? []).map((i) => tile(p, i))
    return [...before, ...Array.from({ length: n }, () => tile(p, k))]
  })
  return patternTiles({ rows, sums: p.own.map((_, k) => sumOf(p, k)), title: 'Symbol sums' })
}

const tile = (p: Params, k: number): { shape: ShapeName; second: boolean } => ({
  shape: p.shapes[k] as ShapeName,
  second: k === 1,
})

function distractors(p: Params): Distractor[] {
  const k = last(p)
  const before = (p.earlier[k] ?? []).reduce((sum, i) => sum + (p.values[i] ?? 0), 0)
  const rest = sumOf(p, k) - before
  return [
    wrongAnswer(
      whole(p.values[k - 1] ?? 0),
      'last_item_repeats',
      `That is the ${p.shapes[k - 1]} of the sum before. Each symbol has its own value.`,
    ),
    ...(p.own[k] === 1
      ? [wrongAnswer(whole(sumOf(p, k) + before), 'wrong_operation', 'You added what should be taken away.')]
      : [wrongAnswer(whole(rest), 'stops_early', 'That is two of them together. Share it between the two.')]),
    wrongAnswer(whole(sumOf(p, k) - (p.values[0] ?? 0)), 'stops_early', 'Take away everything else in the sum.'),
    wrongAnswer(whole(answer(p) + 1), 'slip_off_by_one', 'Very near. Work out the last sum once more.'),
    wrongAnswer(whole(answer(p) - 1), 'slip_off_by_one', 'Very near. Work out the last sum once more.'),
  ]
}

function stepsOf(p: Params): Step[] {
  return p.own.flatMap((n, k) => {
    const value = p.values[k] ?? 0
    const before = (p.earlier[k] ?? []).map((i) => p.values[i] ?? 0)
    const rest = n * value
    const shared = `${n === 2 ? 'Two' : 'Three'} of the ${p.shapes[k]}s make \\(${rest}\\). Share it.`
    const taken = `Take away what you know from row ${k + 1}.${n === 1 ? ` One ${p.shapes[k]} is left.` : ''}`
    return [
      ...(before.length === 0
        ? []
        : [nextStep(taken, `${sumOf(p, k)} - ${before.join(' - ')} = ${rest}`, whole(rest))]),
      ...(n === 1 ? [] : [nextStep(shared, `${rest} \\div ${n} = ${value}`, whole(value))]),
    ]
  })
}

/** Find what each symbol stands for from sums (4.OA.A.3). */
export const level: TopicLevel<Params> = {
  key: 'visual_logic_puzzles/3',
  version: 2,
  params,
  reject: (p) => {
    const sums = p.own.map((_, k) => sumOf(p, k))
    if (new Set([...p.values, ...sums]).size < p.values.length + sums.length) return 'two numbers are the same'
    return sums.some((sum) => sum > 60) ? 'too large' : null
  },
  note: (p) => `${p.values.join()} ${p.own.join()} ${p.earlier.map((e) => e.join('+')).join()}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Each symbol stands for a number. What is one ${p.shapes[last(p)]}?`,
      `The same symbol always stands for the same number. What is one ${p.shapes[last(p)]}?`,
    ]),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Start with the row that has only one kind of symbol.' },
    { text: `Find one ${p.shapes[0]} first. Then use it in the next row.` },
    {
      text: `In the last row, the ${(p.earlier[last(p)] ?? []).length === 1 ? 'other symbol makes' : 'others make'} \\(${(p.earlier[last(p)] ?? []).reduce((sum, i) => sum + (p.values[i] ?? 0), 0)}\\). Take that away${p.own[last(p)] === 1 ? '' : ' and halve what is left'}.`,
    },
  ],
  solution: stepsOf,
  figure: picture,
  load: (p) => 4 * p.values.length + sumOf(p, last(p)) / 10,
}
