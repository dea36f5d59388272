import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** k (2 x^3 - 3 (r + s) x^2 + 6 r s x) / 2 with even r + s: its slope is 3 k (x - r)(x - s), r below s. */
export interface Params {
  readonly asked: 'place of maximum' | 'place of minimum' | 'maximum' | 'minimum'
  readonly k: number
  readonly r: number
  readonly s: number
  readonly c: number
}

const row = ({ k, r, s, c }: Params): readonly [number, number, number, number] => [
  k,
  (-3 * k * (r + s)) / 2,
  3 * k * r * s,
  c,
]
const f = (p: Params, x: number): number => row(p).reduce((sum, c) => sum * x + c, 0)
const wantsMaximum = (p: Params): boolean => p.asked.includes('maximum')
/** Where the wanted extreme value is, and where the other one is. */
const place = (p: Params): number => (wantsMaximum(p) === p.k > 0 ? p.r : p.s)
const other = (p: Params): number => p.r + p.s - place(p)
const answer = (p: Params): number => (p.asked.startsWith('place') ? place(p) : f(p, place(p)))
const slopeRow = ({ k, r, s }: Params): number[] => [3 * k, -3 * k * (r + s), 3 * k * r * s]

function params(chance: Chance, difficulty: number): Params {
  const value = chance.happens(0.1 + 0.8 * difficulty)
  const top = chance.happens(0.5)
  const [u, v] = [chance.int(-4, 4), chance.int(-4, 4)]
  return {
    asked: value ? (top ? 'maximum' : 'minimum') : top ? 'place of maximum' : 'place of minimum',
    k: difficulty < 0.3 ? 1 : difficulty < 0.65 ? chance.pick([1, -1]) : chance.pick([2, -2, -1]),
    r: Math.min(u, v),
    s: Math.max(u, v),
    c: chance.int(-5, 8),
  }
}

/** Find largest and smallest values with the derivative. */
export const level: TopicLevel<Params> = {
  key: 'derivatives_intro/7',
  version: 1,
  params,
  reject: (p) => {
    if (p.r === p.s || (p.r + p.s) % 2 !== 0 || p.c === 0) return 'no two extremes'
    return Math.max(Math.abs(f(p, p.r)), Math.abs(f(p, p.s))) > 90 || f(p, place(p)) === place(p)
      ? 'off the picture'
      : null
  },
  note: (p) => JSON.stringify(p),
  prompt: (p) => ({
    text: p.asked.startsWith('place')
      ? `At what value of \\(x\\) does this function have a local ${wantsMaximum(p) ? 'maximum' : 'minimum'}?`
      : `What is the local ${p.asked} value of this function?`,
    latex: `f(x) = ${polynomialLatex(row(p))}`,
  }),
  answer: (p) => whole(answer(p)),
  forms: ['expression', 'numeric', 'choice'],
  distractors: (p) => {
    const byPlace = p.asked.startsWith('place')
    return [
      wrongAnswer(
        whole(byPlace ? f(p, place(p)) : place(p)),
        'slope_height',
        byPlace
          ? `That is \\(f(${place(p)})\\), the value of the function. The question asks for \\(x\\).`
          : `That is \\(x\\). The question asks for \\(f(${place(p)})\\).`,
      ),
      wrongAnswer(
        whole(byPlace ? other(p) : f(p, other(p))),
        'looks_alike',
        `The derivative is 0 at \\(x = ${other(p)}\\) too, but that is a ${wantsMaximum(p) ? 'minimum' : 'maximum'}.`,
      ),
      wrongAnswer(
        whole(byPlace ? (p.r + p.s) / 2 : f(p, (p.r + p.s) / 2)),
        'stops_early',
        'Half way between, the graph bends the other way. The slope there is not 0.',
      ),
      wrongAnswer(
        whole(byPlace ? -place(p) : f(p, -place(p))),
        'wrong_operation',
        `The derivative is 0 at \\(x = ${p.r}\\) and \\(x = ${p.s}\\). Check the signs of its factors.`,
      ),
      wrongAnswer(whole(answer(p) + 1), 'slip_off_by_one', 'The way is right. Work it out once more.'),
    ]
  },
  hints: (p) => [
    { text: 'At a maximum or minimum the slope is 0.' },
    { text: `The derivative is \\(${polynomialLatex(slopeRow(p))}\\). Where is it 0?` },
    {
      text: `The slope is 0 at \\(${p.r}\\) and at \\(${p.s}\\). Does it go from plus to minus there, or from minus to plus?`,
    },
  ],
  solution: (p) => [
    nextStep('Differentiate.', `f'(x) = ${polynomialLatex(slopeRow(p))}`),
    nextStep('Put it equal to 0 and solve.', `x = ${p.r} \\quad \\text{or} \\quad x = ${p.s}`),
    nextStep(
      `At \\(x = ${place(p)}\\) the slope goes from ${wantsMaximum(p) ? 'plus to minus, so it is a maximum' : 'minus to plus, so it is a minimum'}.`,
      undefined,
      p.asked.startsWith('place') ? whole(place(p)) : undefined,
    ),
    p.asked.startsWith('place')
      ? { say: `So the place is \\(x = ${place(p)}\\).`, value: whole(place(p)), relation: 'same' as const }
      : nextStep('Put it into the function.', `f(${place(p)}) = ${f(p, place(p))}`, whole(f(p, place(p)))),
  ],
  figure: (p) => {
    const reach = Math.max(20, Math.ceil((Math.max(Math.abs(f(p, p.r)), Math.abs(f(p, p.s))) * 1.25) / 10) * 10)
    return functionGraph(
      {
        x: { min: -7, max: 7, step: 1, numberStep: 2 },
        y: { min: -reach, max: reach },
        curves: [{ curve: { kind: 'polynomial', coefficients: row(p).toReversed() } }],
      },
      {
        alt: `A cubic curve that comes from ${p.k > 0 ? 'below' : 'above'}, turns twice and leaves ${p.k > 0 ? 'upward' : 'downward'}.`,
      },
    )
  },
  load: (p) =>
    (p.asked.startsWith('place') ? 0 : 5) + (p.k === 1 ? 0 : 3 + Math.abs(p.k)) + Math.abs(p.r) / 4 + Math.abs(p.s) / 4,
}
