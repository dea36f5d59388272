import { numberLine } from '../../figures/number-line.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** a - b; neither is zero. */
export interface Params {
  readonly a: number
  readonly b: number
}

const result = (p: Params): number => p.a - p.b
const guardedTerm = (n: number): string => (n < 0 ? `(${n})` : String(n))
const written = (p: Params): string => `${p.a} - ${guardedTerm(p.b)}`
const asSum = (p: Params): string => `${p.a} + ${guardedTerm(-p.b)}`
const sizes = (p: Params): number => Math.abs(p.a) + Math.abs(p.b)

/** Larger numbers and more negative ones as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const [low, high] = [1 + Math.round(5 * difficulty), 12 + Math.round(13 * difficulty)]
  const signed = (): number => chance.int(low, high) * (chance.happens(0.45 + 0.25 * difficulty) ? -1 : 1)
  return { a: signed(), b: signed() }
}

function reject(p: Params): string | null {
  if (p.a > 0 && p.b > 0 && p.a >= p.b) return 'nothing negative in it'
  return p.a === p.b ? 'nothing is left' : null
}

function distractors(p: Params): Distractor[] {
  return [
    {
      value: whole(sizes(p)),
      misconception: 'minus_minus_always_plus',
      why: 'Two minus signs do not always make a plus. Only subtracting a negative number does.',
    },
    {
      value: whole(Math.sign(p.a) * sizes(p)),
      misconception: 'subtract_sign_slip',
      why: `The numbers were put together with the sign of \\(${p.a}\\). Write it as a sum and look at both signs.`,
    },
    {
      value: whole(p.a + p.b),
      misconception: 'wrong_operation',
      why: `That is \\(${p.a} + ${guardedTerm(p.b)}\\). To subtract, add the opposite of \\(${p.b}\\).`,
    },
    {
      value: whole(-result(p)),
      misconception: 'slip_sign',
      why: 'The distance is right. Which way does the jump go, and where does it end?',
    },
    { value: whole(result(p) + 1), misconception: 'slip_off_by_one', why: 'One step off. Count the jump once more.' },
  ]
}

function line(p: Params, solved: boolean): Figure {
  const reach = Math.max(Math.abs(p.a), Math.abs(result(p)))
  const end = reach <= 10 ? 10 : 20 * Math.ceil(reach / 20)
  return numberLine({
    from: -end,
    to: end,
    step: end > 20 ? 5 : 1,
    labelEvery: end > 20 ? 4 : end / 2,
    ...(solved ? { jumps: [{ from: p.a, to: result(p), label: String(Math.abs(p.b)) }] } : { points: [{ at: p.a }] }),
  })
}

const way = (p: Params): string => (p.b < 0 ? 'right' : 'left')

function solution(p: Params): Step[] {
  const value = whole(result(p))
  return [
    {
      say: `Subtracting \\(${p.b}\\) is the same as adding its opposite, \\(${-p.b}\\).`,
      latex: `${written(p)} = ${asSum(p)}`,
      value,
      relation: 'next',
    },
    {
      say: `From \\(${p.a}\\) that is a jump of \\(${Math.abs(p.b)}\\) to the ${way(p)}.`,
      figure: line(p, true),
      value,
      relation: 'same',
    },
    {
      say: `It ends at \\(${result(p)}\\).`,
      latex: `${asSum(p)} = ${result(p)}`,
      value,
      relation: 'same',
    },
  ]
}

/** Subtract by adding the opposite (7.NS.A.1c). */
export const level: TopicLevel<Params> = {
  key: 'integers_operations_practice/2',
  version: 1,
  params,
  reject,
  note: written,
  prompt: (p, words) => ({
    text: words.pick(['Subtract.', 'Subtract. Add the opposite.', 'What is the difference?']),
    latex: written(p),
  }),
  answer: (p) => whole(result(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'To subtract a number, add its opposite.' },
    { text: `The opposite of \\(${p.b}\\) is \\(${-p.b}\\), so work out \\(${asSum(p)}\\).` },
    { text: `Start at \\(${p.a}\\) on the line and jump \\(${Math.abs(p.b)}\\) to the ${way(p)}.` },
  ],
  solution,
  figure: (p) => line(p, false),
  load: (p) => sizes(p) / 4 + (p.a < 0 ? 1 : 0) + (p.b < 0 ? 1 : 0),
}
