import { rational } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** A repeating decimal: whole part, `lead` digits that do not repeat and `round` digits that do, as numbers with their lengths. */
export interface Params {
  readonly wholes: number
  readonly lead: string
  readonly round: string
  /** The fraction over nines (and zeros) can be simplified. */
  readonly lowest: boolean
}

const nines = (p: Params): number => (10 ** p.round.length - 1) * 10 ** p.lead.length
/** The top over the bottom of nines: all digits less those that do not repeat. */
const bigTop = (p: Params): number => Number(`${p.wholes}${p.lead}${p.round}`) - Number(`${p.wholes}${p.lead}`)
const fraction = (p: Params): Rational => rational(bigTop(p), nines(p))
const shown = (p: Params): string => `${p.wholes}.${p.lead}\\overline{${p.round}}`
const digits = (p: Params): number => Number(`${p.wholes}${p.lead}${p.round}`)
const work = (p: Params): number => 3 * p.round.length + 5 * p.lead.length + (p.lowest ? 3 : 0) + (p.wholes > 0 ? 1 : 0)

const two = range(1, 98)
  .filter((n) => n % 11 > 0)
  .map((n) => String(n).padStart(2, '0'))
const one = range(1, 8).map(String)

const all: readonly Params[] = [
  ...one.map((round) => ({ lead: '', round })),
  ...two.map((round) => ({ lead: '', round })),
  ...range(1, 9).flatMap((lead) =>
    one.filter((round) => round !== String(lead)).map((round) => ({ lead: String(lead), round })),
  ),
]
  .flatMap((p) =>
    range(0, 5).map((wholes) => {
      const drawn = { ...p, wholes, lowest: false }
      return { ...drawn, lowest: fraction(drawn).d < BigInt(nines(drawn)) }
    }),
  )
  .filter((p) => fraction(p).d > 1n)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.48))

function distractors(p: Params): Distractor[] {
  const { n, d } = fraction(p)
  const size = 10 ** (p.lead.length + p.round.length)
  return [
    wrongAnswer(
      rational(digits(p), nines(p)),
      'fraction_digits_decimal',
      `You wrote all of the digits over \\(${nines(p)}\\). First subtract the part that does not repeat.`,
    ),
    wrongAnswer(
      rational(digits(p), size),
      'stops_early',
      `\\(${digits(p)}\\) over \\(${size}\\) ends after ${p.lead.length + p.round.length === 1 ? '1 digit' : `${p.lead.length + p.round.length} digits`}. The digits repeat, so use nines.`,
    ),
    wrongAnswer(
      rational(bigTop(p), 10 ** p.round.length - 1 === nines(p) ? nines(p) * 10 : 10 ** p.round.length - 1),
      'slip_place',
      `Check the denominator. \\(${shown(p)}\\) has ${p.lead === '' ? 'no digit' : '1 digit'} before the repeating digits.`,
    ),
    wrongAnswer(rational(n + 1n, d), 'slip_off_by_one', `Check the numerator \\(${n + 1n}\\). Subtract again.`),
    wrongAnswer(rational(n - 1n, d), 'slip_off_by_one', `Check the numerator \\(${n - 1n}\\). Subtract again.`),
  ].filter((w) => w.value.kind !== 'rational' || w.value.n > 0n)
}

function solution(p: Params): Step[] {
  const shift = 10 ** (p.lead.length + p.round.length)
  const small = 10 ** p.lead.length
  const rest = p.lead === '' ? 'x' : `${small}x`
  const steps: Step[] = [
    nextStep(
      'Call the decimal \\(x\\). Multiply so that the repeating digits line up after the decimal point.',
      `${shift}x = ${Number(`${p.wholes}${p.lead}${p.round}`)}.\\overline{${p.round}} \\qquad ${rest} = ${Number(`${p.wholes}${p.lead}`)}.\\overline{${p.round}}`,
    ),
    nextStep(
      'Subtract. The repeating digits cancel.',
      `${nines(p)}x = ${bigTop(p)} \\qquad x = \\frac{${bigTop(p)}}{${nines(p)}}`,
      fraction(p),
    ),
  ]
  if (p.lowest)
    steps.push({
      say: 'Simplify the fraction.',
      latex: `\\frac{${bigTop(p)}}{${nines(p)}} = \\frac{${fraction(p).n}}{${fraction(p).d}}`,
      value: fraction(p),
      relation: 'same',
    })
  return steps
}

/** Turn a repeating decimal into a fraction (8.NS.A.1). */
export const level: TopicLevel<Params> = {
  key: 'fraction_decimal_conversion/4',
  version: 2,
  params,
  note: (p) => `${p.wholes}.${p.lead}(${p.round})`,
  prompt: (p, words) => ({
    text: words.pick([
      'Write the repeating decimal as a fraction in simplest form.',
      'What fraction is equal to this repeating decimal? Write it in simplest form.',
      'Convert the repeating decimal to a fraction in simplest form.',
      'Find the fraction in simplest form that is equal to this decimal.',
    ]),
    latex: shown(p),
  }),
  answer: fraction,
  forms: ['fraction', 'choice'],
  formsLeftOut: { decimal: 'the decimal is given: its fraction is asked for' },
  rules: () => ({ simplest: true, written: 'fraction' }),
  distractors,
  hints: (p) => [
    { text: 'Call the decimal \\(x\\). Which multiples of \\(x\\) have the same digits after the decimal point?' },
    {
      text: `Compare \\(${10 ** (p.lead.length + p.round.length)}x\\) and \\(${p.lead === '' ? 'x' : `${10 ** p.lead.length}x`}\\). Subtract them.`,
    },
    { text: `You get \\(${nines(p)}x = ${bigTop(p)}\\). Solve for \\(x\\)${p.lowest ? ' and simplify' : ''}.` },
  ],
  solution,
  load: work,
}
