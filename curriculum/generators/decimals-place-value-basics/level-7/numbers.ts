import { numberLine } from '../../../figures/number-line.ts'
import { rational, roundRational } from '../../../values/rational.ts'
import { decimal } from '../../../values/decimal.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { over, text } from '../written.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Decimal } from '../../../values/values.ts'

/** units / 10^places, rounded to `to` places (0 is the nearest whole number). */
export interface Params {
  readonly units: number
  readonly places: 2 | 3
  readonly to: 0 | 1 | 2
}

const names = ['whole number', 'tenth', 'hundredth'] as const
const round = (p: Params): Decimal => decimal(roundRational(rational(p.units, 10 ** p.places), p.to), p.to)
const step = (p: Params): number => 10 ** (p.places - p.to)
const low = (p: Params): number => Math.floor(p.units / step(p))
const shown = (p: Params): string => text(p.units, p.places)
const next = (p: Params): number =>
  Number(
    shown(p)
      .replace('.', '')
      .at(-(p.places - p.to)) ?? '0',
  )

/** Rounds one digit after the other from the right. */
function double(p: Params): Decimal {
  let [units, places] = [p.units, p.places as number]
  while (places > p.to) [units, places] = [Math.floor((units + 5) / 10), places - 1]
  return over(units, p.to)
}

function params(chance: Chance, difficulty: number): Params {
  const places = chance.happens(1.5 * difficulty - 0.2) ? 3 : 2
  const to = places === 2 ? chance.pick([0, 1] as const) : chance.pick([1, 2, 1, 2, 0] as const)
  const base = chance.int(100, 9999)
  // Digits such as 47 and 46 behind the place tempt to round twice.
  const tempting = places - to > 1 && chance.happens(0.5)
  const units = tempting ? base - (base % 100) + chance.pick([45, 46, 47, 48, 49]) : base
  return { units: places === 2 ? units % 3000 : units, places, to }
}

function reject(p: Params): string | null {
  if (p.units < 100 || p.units % 10 === 0) return 'too short'
  return p.units % step(p) === 0 || (2 * p.units) % (2 * step(p)) === step(p)
    ? 'nothing to round or just halfway'
    : null
}

function distractors(p: Params): Distractor[] {
  const other =
    round(p).value.n * 1n === rational(low(p), 10 ** p.to).n && round(p).value.d === rational(low(p), 10 ** p.to).d
      ? low(p) + 1
      : low(p)
  return [
    wrongAnswer(
      double(p),
      'round_double',
      `Round once only: look at the digit \\(${next(p)}\\) right after the place, and leave the rest.`,
    ),
    wrongAnswer(
      over(other, p.to),
      'round_double',
      `Look at the digit \\(${next(p)}\\) after the place. ${next(p) >= 5 ? '5 or more goes up' : 'Less than 5 stays'}.`,
    ),
    wrongAnswer(
      over(low(p) + 2, p.to),
      'slip_off_by_one',
      `\\(${shown(p)}\\) does not lie near that. Which two numbers lie on both sides of it?`,
    ),
    wrongAnswer(
      p.to === 0 ? over(Math.floor(p.units / (step(p) / 10)), 1) : over(low(p) * 10 + next(p), p.to + 1),
      'looks_alike',
      `That is cut off one place later. Round to the nearest ${names[p.to]}.`,
    ),
    wrongAnswer(over(Math.max(0, low(p) - 1), p.to), 'near', 'Which two numbers lie on both sides of it?'),
  ]
}

/** The line that holds the number: ten steps of the place asked for. */
function line(p: Params): ReturnType<typeof numberLine> {
  const ten = 10 ** (1 - p.to)
  const start = Math.floor(p.units / 10 ** p.places / ten) * ten
  const clean = (n: number): number => Math.round(n * 1000) / 1000
  return numberLine({
    from: clean(start),
    to: clean(start + ten),
    step: clean(ten / 10),
    labelEvery: 0,
    points: [{ at: clean(p.units / 10 ** p.places) }],
  })
}

/** Round decimals to a named place (5.NBT.A.4). */
export const roundedDecimals: TopicLevel<Params> = {
  key: 'decimals_place_value_basics/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.units} ${p.places} ${p.to}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Round \\(${shown(p)}\\) to the nearest ${names[p.to]}.`,
      `Which is \\(${shown(p)}\\), rounded to the nearest ${names[p.to]}?`,
    ]),
  }),
  answer: round,
  forms: ['decimal', 'choice'],
  rules: (p) => ({ places: p.to }),
  distractors,
  hints: (p) => [
    { text: `Between which two ${p.to === 0 ? 'whole numbers' : `${names[p.to]}s`} does it lie?` },
    { text: `Look at the digit right after the ${p.to === 0 ? 'ones' : `${names[p.to]}s`}: it is \\(${next(p)}\\).` },
    { text: next(p) >= 5 ? '5 or more: go up to the next one.' : 'Less than 5: stay with the lower one.' },
  ],
  solution: (p) => [
    nextStep(
      `It lies between \\(${text(low(p), p.to)}\\) and \\(${text(low(p) + 1, p.to)}\\).`,
      `${text(low(p), p.to)} < ${shown(p)} < ${text(low(p) + 1, p.to)}`,
    ),
    nextStep(
      `The next digit is \\(${next(p)}\\), ${next(p) >= 5 ? '5 or more, so round up' : 'less than 5, so round down'}.`,
      `${shown(p)} \\approx ${text(next(p) >= 5 ? low(p) + 1 : low(p), p.to)}`,
      round(p),
    ),
  ],
  figure: line,
  load: (p) => 3 * p.places + p.to,
}
