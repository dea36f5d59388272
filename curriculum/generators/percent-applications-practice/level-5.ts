import { multiplyRationals, one } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { amount, factorText, grown, tex } from './amounts.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Money, Rational } from '../../values/values.ts'

/** Dollars that change by percents one after the other (negative is down); or by one percent several times. */
export interface Params {
  readonly dollars: number
  readonly changes: readonly number[]
}

const factor = (changes: readonly number[]): Rational =>
  changes.reduce((all, c) => multiplyRationals(all, grown(c)), one)
const answerOf = (p: Params): Money => amount(p.dollars, factor(p.changes))
const isExact = (p: Params): boolean =>
  factor(p.changes).d === 1n || (BigInt(p.dollars) * 100n) % factor(p.changes).d === 0n
const same = (p: Params): boolean => new Set(p.changes).size === 1
const sum = (p: Params): number => p.changes.reduce((a, b) => a + b, 0)

function params(chance: Chance, difficulty: number): Params {
  const step = difficulty < 0.4 ? 10 : 5
  const change = (): number => (chance.happens(0.5) ? -1 : 1) * step * chance.int(1, Math.floor(40 / step))
  const dollars = 20 * chance.int(5, 60)
  const repeated = chance.happens(0.35)
  if (repeated) {
    const c = change()
    return { dollars, changes: Array.from({ length: difficulty < 0.5 ? 2 : 3 + Math.round(difficulty) }, () => c) }
  }
  return { dollars, changes: Array.from({ length: difficulty < 0.5 ? 2 : 3 }, change) }
}

function reject(p: Params): string | null {
  if (sum(p) === 0 && p.changes.length > 2) return 'the sum is nothing'
  return sum(p) <= -90 || sum(p) > 160 ? 'too far' : null
}

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      amount(p.dollars, grown(sum(p))),
      same(p) ? 'exponential_as_linear' : 'percent_add_changes',
      same(p)
        ? `Each change is taken from the new amount. Multiply by \\(${factorText(p.changes[0] ?? 0)}\\) each time.`
        : 'The percents cannot be added: each one is taken from another amount.',
    ),
    wrongAnswer(amount(p.dollars, factor(p.changes.slice(0, -1))), 'stops_early', 'The last change is still missing.'),
    wrongAnswer(
      amount(p.dollars + sum(p)),
      'percent_as_number',
      'Percents are not dollars. Multiply by a factor for each change.',
    ),
    wrongAnswer(
      amount(p.dollars, factor([...p.changes.slice(0, -1), -(p.changes.at(-1) ?? 0)])),
      'wrong_operation',
      'Look at the last change: does it go up or down?',
    ),
  ]
}

const verb = (c: number): string => (c > 0 ? 'rises' : 'falls')
const ordinal = ['first', 'second', 'third', 'fourth'] as const

function told(p: Params): string {
  const c = p.changes[0] ?? 0
  if (same(p)) return `It ${verb(c)} by \\(${Math.abs(c)}\\%\\) each year, \\(${p.changes.length}\\) years in a row.`
  const parts = p.changes.map((x) => `${verb(x)} by \\(${Math.abs(x)}\\%\\)`)
  return `It ${parts.slice(0, -1).join(', ')}, and then ${parts.at(-1)}.`
}

function solution(p: Params): Step[] {
  const factors = p.changes.map(factorText)
  const steps: Step[] = same(p)
    ? [
        nextStep(
          `Each change multiplies by \\(${factors[0]}\\).`,
          `${p.dollars} \\times ${factors[0]}^{${p.changes.length}}`,
        ),
      ]
    : p.changes.map((c, i) =>
        nextStep(
          `The ${ordinal[i]} change multiplies by \\(${factors[i]}\\).`,
          `${c > 0 ? '+' : '-'}${Math.abs(c)}\\% \\to \\times ${factors[i]}`,
        ),
      )
  return [
    ...steps,
    nextStep(
      'Multiply the amount by all the factors.',
      `\\$${p.dollars} \\times ${same(p) ? `${factors[0]}^{${p.changes.length}}` : factors.join(' \\times ')} ${isExact(p) ? '=' : '\\approx'} ${tex(answerOf(p))}`,
      answerOf(p),
    ),
  ]
}

/** Combine successive increases and decreases (HSF-LE.A.1c). */
export const level: TopicLevel<Params> = {
  key: 'percent_applications_practice/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.dollars} ${p.changes.join()}`,
  prompt: (p, words) => {
    const thing = same(p)
      ? words.pick(['The value of a machine', 'The rent of a hall', 'The value of a stamp collection'])
      : words.pick(['The price of a painting', 'The value of a share', 'The price of a ticket package'])
    return { text: `${thing} is $${p.dollars}. ${told(p)} What is it in the end, to the nearest cent?` }
  },
  answer: answerOf,
  forms: ['numeric', 'money', 'choice'],
  widget: (_, form) => (form === 'numeric' ? { before: '$' } : {}),
  distractors,
  hints: (p) => [
    { text: 'Each percent is taken from the amount at that time, not from the first one.' },
    {
      text: `A change by \\(${Math.abs(p.changes[0] ?? 0)}\\%\\) ${(p.changes[0] ?? 0) > 0 ? 'up' : 'down'} multiplies by \\(${factorText(p.changes[0] ?? 0)}\\).`,
    },
    { text: `Multiply \\(${p.dollars}\\) by ${p.changes.map((c) => `\\(${factorText(c)}\\)`).join(', then by ')}.` },
  ],
  solution,
  load: (p) => 4 * p.changes.length + (p.changes.some((c) => c % 10 !== 0) ? 1 : 0),
}
