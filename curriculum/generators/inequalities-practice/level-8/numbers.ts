import { numberLine } from '../../../figures/number-line.ts'
import { signed } from '../../../notation/number-latex.ts'
import { halfLine, intervalPart, intervals } from '../../../values/intervals.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { signLatex, signs, turned } from '../linear-inequality.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Intervals } from '../../../values/values.ts'
import type { Sign } from '../linear-inequality.ts'

/** k times (x - z) for each zero, over (x - pole), compared with 0. */
export interface Params {
  readonly k: number
  readonly zeros: readonly number[]
  readonly pole: number
  readonly sign: Sign
}

/** Whether the zeros are solutions. */
export const counts = (p: Params): boolean => p.sign.length === 2
const wantsPlus = (p: Params): boolean => p.sign.startsWith('>')
/** Where the sign can change, from left to right. */
export const ends = (p: Params): number[] => [...p.zeros, p.pole].toSorted((u, v) => u - v)

/** The pieces between the ends that are kept, counted from the right: the sign changes at every end. */
function kept(p: Params, isWanted = wantsPlus(p), withEnds = counts(p), withPole = false): Intervals {
  const all = ends(p)
  const edge = (n: number): boolean => (n === p.pole ? withPole : withEnds)
  const parts = Array.from({ length: all.length + 1 }, (_, i) => {
    const isPlus = ((all.length - i) % 2 === 0) === p.k > 0
    if (isPlus !== isWanted) return null
    const [from, to] = [all[i - 1], all[i]]
    return intervalPart(
      from === undefined ? null : whole(from),
      to === undefined ? null : whole(to),
      from !== undefined && edge(from),
      to !== undefined && edge(to),
    )
  })
  return intervals(parts)
}

const factor = (z: number): string => (z === 0 ? 'x' : `(x ${signed(-z)})`)
const bare = (z: number): string => (z === 0 ? 'x' : `x ${signed(-z)}`)
const front = (k: number): string => (k === 1 ? '' : k === -1 ? '-' : String(k))
export function line(p: Params): string {
  const [first = 0] = p.zeros
  const top =
    p.zeros.length === 1 && Math.abs(p.k) === 1 && p.k > 0
      ? bare(first)
      : `${front(p.k)}${p.zeros.map(factor).join('')}`
  return `\\frac{${top}}{${bare(p.pole)}} ${signLatex[p.sign]} 0`
}

function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(1.6 * difficulty - 0.4) ? 2 : 1
  const [pole = 0, ...zeros] = chance.sample([-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8], count + 1)
  return {
    k: chance.happens(0.9 * difficulty) ? chance.pick([2, 3, -1, -2]) : 1,
    zeros: zeros.toSorted((u, v) => u - v),
    pole,
    sign: chance.pick(signs),
  }
}

function distractors(p: Params): Distractor[] {
  const [first = 0] = p.zeros
  const list: Distractor[] = [
    wrongAnswer(
      kept(p, !wantsPlus(p)),
      'looks_alike',
      'Try a number from one of these parts. Is the fraction positive or negative there?',
    ),
  ]
  if (p.zeros.length === 1)
    list.push(
      wrongAnswer(
        halfLine(p.k > 0 ? p.sign : turned[p.sign], whole(first)),
        'inequality_no_flip',
        `You multiplied by \\(${bare(p.pole)}\\). That can be negative, and then the sign turns round.`,
      ),
    )
  list.push(
    wrongAnswer(
      kept(p, wantsPlus(p), counts(p), true),
      'stops_early',
      `At \\(x = ${p.pole}\\) the bottom is 0, so that number can never count.`,
    ),
    wrongAnswer(
      kept(p, wantsPlus(p), !counts(p)),
      'wrong_operation',
      counts(p)
        ? 'Where the top is 0 the fraction is 0, and that counts here.'
        : 'Where the top is 0 the fraction is 0, and that does not count here.',
    ),
    wrongAnswer(
      kept({ ...p, pole: -p.pole, zeros: p.zeros.map((z) => -z) }),
      'slip_sign',
      'The ends have the wrong signs: a factor \\(x - 3\\) is 0 at 3.',
    ),
  )
  return list
}

function drawn(value: Intervals): Figure {
  const n = (r: { readonly n: bigint } | null): number | null => (r === null ? null : Number(r.n))
  return numberLine({
    from: -10,
    to: 10,
    step: 1,
    labelEvery: 5,
    intervals: value.parts.map((part) => ({
      from: n(part.from),
      to: n(part.to),
      fromClosed: part.fromIncluded,
      toClosed: part.toIncluded,
    })),
  })
}

function solution(p: Params): Step[] {
  const value = kept(p)
  const all = ends(p)
  const inPieces = Array.from({ length: all.length + 1 }, (_, i) =>
    ((all.length - i) % 2 === 0) === p.k > 0 ? '+' : '-',
  )
  return [
    nextStep(
      `The top is 0 at \\(${p.zeros.join('\\) and \\(')}\\). The bottom is 0 at \\(${p.pole}\\).`,
      all.map((n) => `x = ${n}`).join(' \\qquad '),
    ),
    nextStep(
      'These numbers cut the line into pieces. Try one number in each piece and note the sign.',
      inPieces.join(' \\quad | \\quad '),
    ),
    nextStep(
      `Keep the pieces with \\(${wantsPlus(p) ? '+' : '-'}\\). ${counts(p) ? 'Zeros of the top count' : 'Zeros of the top do not count'}, the zero of the bottom never does.`,
      undefined,
      value,
      drawn(value),
    ),
  ]
}

/** Solve a rational inequality with a sign chart (HSA-CED.A.1). */
export const rationalInequality: TopicLevel<Params> = {
  key: 'inequalities_practice/8',
  version: 1,
  params,
  note: line,
  prompt: (p, words) => ({
    text: words.pick([
      'Solve the inequality. Use interval notation.',
      'For which \\(x\\) is this true? Use interval notation.',
    ]),
    latex: line(p),
  }),
  answer: (p) => kept(p),
  forms: ['interval', 'choice'],
  widget: () => ({ keys: ['-', 'U'] }),
  distractors,
  hints: (p) => [
    { text: 'Where are the top and the bottom 0? There the sign can change.' },
    { text: `Mark \\(${ends(p).join('\\), \\(')}\\) on the line. Try a number in each piece.` },
    {
      text: `Right of \\(${ends(p).at(-1) ?? 0}\\) the fraction is ${p.k > 0 ? 'positive' : 'negative'}. At every mark the sign changes.`,
    },
  ],
  solution,
  load: (p) => 5 * p.zeros.length + (p.k === 1 ? 0 : 3) + (p.k < 0 ? 1 : 0) + ends(p).filter((n) => n < 0).length / 4,
}
