import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** An estimate of a + b or a - b with both numbers rounded; `claim` is an answer to be judged by it, or null. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly minus: boolean
  /** 100 or 1000. */
  readonly to: 100 | 1000
  readonly claim: number | null
}

const rounded = (n: number, to: number): number => to * Math.floor((n + to / 2) / to)
const cut = (n: number, to: number): number => to * Math.floor(n / to)
const exact = (p: Params): number => (p.minus ? p.a - p.b : p.a + p.b)
const combine = (p: Params, a: number, b: number): number => (p.minus ? a - b : a + b)
const estimate = (p: Params): number => combine(p, rounded(p.a, p.to), rounded(p.b, p.to))
/** The number that is rounded to the other side: up where down is nearer. */
const otherWay = (n: number, to: number): number => (rounded(n, to) === cut(n, to) ? cut(n, to) + to : cut(n, to))

/** Three digits to hundreds at first, then four and five digits to thousands, and differences. */
function params(chance: Chance, difficulty: number): Params {
  const to = chance.happens(1.5 * difficulty - 0.25) ? 1000 : 100
  const reach =
    to === 100 ? 900 + Math.round(2000 * difficulty) : 9000 + Math.round(40_000 * Math.max(0, difficulty - 0.5))
  const a = chance.int(to * 2 + 10, reach)
  const minus = chance.happens(0.3 + 0.4 * difficulty)
  const b = chance.int(to + 10, minus ? Math.max(to + 20, a - to) : reach)
  const p = { a, b, minus, to, claim: null } as const
  return chance.happens(0.5)
    ? { ...p, claim: exact(p) + chance.pick([1, -1]) * chance.pick([2, 3]) * to * (to === 100 ? 2 : 1) }
    : p
}

const sign = (p: Params): string => (p.minus ? '-' : '+')
const line = (p: Params, a: number, b: number): string => `${wholeText(a)} ${sign(p)} ${wholeText(b)}`
const place = (p: Params): string => (p.to === 100 ? 'hundred' : 'thousand')

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      whole(combine(p, rounded(p.a, p.to), otherWay(p.b, p.to))),
      'adjust_wrong_way',
      `\\(${wholeText(p.b)}\\) was rounded the wrong way. Is it below or above the middle?`,
    ),
    wrongAnswer(
      whole(combine(p, otherWay(p.a, p.to), rounded(p.b, p.to))),
      'adjust_wrong_way',
      `\\(${wholeText(p.a)}\\) was rounded the wrong way. Is it below or above the middle?`,
    ),
    wrongAnswer(
      whole(p.minus ? rounded(p.a, p.to) + rounded(p.b, p.to) : Math.abs(rounded(p.a, p.to) - rounded(p.b, p.to))),
      'wrong_operation',
      p.minus ? 'Those were added. A difference is asked for.' : 'That is a difference. A sum is asked for.',
    ),
  ]
}

const question = (p: Params): string => `Round each number to the nearest ${place(p)}. What is the estimate?`

/** Use rounding to estimate and to spot wrong answers (4.OA.A.3). */
export const level: TopicLevel<Params> = {
  key: 'mental_math_strategies/3',
  version: 1,
  params,
  reject: (p) => {
    if (p.a % p.to === 0 || p.b % p.to === 0) return 'a round number'
    if (p.minus && (p.a - p.b < p.to || estimate(p) <= p.to)) return 'hardly any difference'
    if (p.claim !== null && (p.claim < p.to || Math.abs(p.claim - estimate(p)) < p.to))
      return 'the claim is close to the estimate'
    return null
  },
  note: (p) => `${line(p, p.a, p.b)} to ${p.to} ${p.claim === null ? '' : 'judged'}`,
  prompt: (p, words) => ({
    text:
      p.claim === null
        ? words.pick([question(p), `Estimate. Round each number to the nearest ${place(p)} first.`])
        : `${pickNames(words, 1)[0]} gets \\(${wholeText(p.claim)}\\). To check, round each number to the nearest ${place(p)}. What is the estimate?`,
    latex: line(p, p.a, p.b),
  }),
  answer: (p) => whole(estimate(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Between which two ${place(p)}s does each number lie? Which is nearer?` },
    { text: `\\(${wholeText(p.a)}\\) is nearer to \\(${wholeText(rounded(p.a, p.to))}\\).` },
    { text: `Work out \\(${line(p, rounded(p.a, p.to), rounded(p.b, p.to))}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `To the nearest ${place(p)}, \\(${wholeText(p.a)}\\) is about \\(${wholeText(rounded(p.a, p.to))}\\).`,
      `${wholeText(p.a)} \\approx ${wholeText(rounded(p.a, p.to))}`,
    ),
    nextStep(
      `\\(${wholeText(p.b)}\\) is about \\(${wholeText(rounded(p.b, p.to))}\\).`,
      `${wholeText(p.b)} \\approx ${wholeText(rounded(p.b, p.to))}`,
    ),
    nextStep(
      `${p.minus ? 'Subtract' : 'Add'} the round numbers.`,
      `${line(p, rounded(p.a, p.to), rounded(p.b, p.to))} = ${wholeText(estimate(p))}`,
      whole(estimate(p)),
    ),
    ...(p.claim === null
      ? []
      : [
          {
            say: `\\(${wholeText(p.claim)}\\) is far from \\(${wholeText(estimate(p))}\\), so that result cannot be right.`,
            value: whole(estimate(p)),
            relation: 'same',
          } as const,
        ]),
  ],
  load: (p) => String(p.a).length + String(p.b).length + (p.to === 1000 ? 2 : 0) + (p.minus ? 0.5 : 0),
}
