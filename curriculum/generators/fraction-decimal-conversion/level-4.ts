import { rational, whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** A repeating decimal: whole part, `lead` digits that do not repeat and `round` digits that do, as numbers with their lengths. */
export interface Params {
  readonly wholes: number
  readonly lead: string
  readonly round: string
  /** The bottom is in lowest terms, or all nines (and zeros). */
  readonly lowest: boolean
}

const nines = (p: Params): number => (10 ** p.round.length - 1) * 10 ** p.lead.length
/** The top over the bottom of nines: all digits less those that do not repeat. */
const bigTop = (p: Params): number => Number(`${p.wholes}${p.lead}${p.round}`) - Number(`${p.wholes}${p.lead}`)
const fraction = (p: Params) => rational(bigTop(p), nines(p))
const bottom = (p: Params): number => (p.lowest ? Number(fraction(p).d) : nines(p))
const answerOf = (p: Params): number => (p.lowest ? Number(fraction(p).n) : bigTop(p))
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
  .flatMap((p) => range(0, 2).flatMap((wholes) => [true, false].map((lowest) => ({ ...p, wholes, lowest }))))
  .filter((p) => (!p.lowest || (fraction(p).d < BigInt(nines(p)) && fraction(p).d > 1n)) && answerOf(p) > 1)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.48))

function distractors(p: Params): Distractor[] {
  const n = answerOf(p)
  return [
    wrongAnswer(
      whole(digits(p)),
      'fraction_digits_decimal',
      `Taking the digits \\(${digits(p)}\\) as the top does not fit the bottom \\(${bottom(p)}\\).`,
    ),
    ...(p.lowest
      ? [
          wrongAnswer(
            whole(bigTop(p)),
            'stops_early',
            `That is the top over \\(${nines(p)}\\). Simplify, so that the bottom is \\(${bottom(p)}\\).`,
          ),
        ]
      : []),
    wrongAnswer(whole(n + 1), 'slip_off_by_one', 'Very close. Multiply and subtract once more.'),
    wrongAnswer(whole(n - 1), 'slip_off_by_one', 'Very close. Multiply and subtract once more.'),
  ]
}

function solution(p: Params): Step[] {
  const shift = 10 ** (p.lead.length + p.round.length)
  const small = 10 ** p.lead.length
  const rest = p.lead === '' ? 'x' : `${small}x`
  const steps: Step[] = [
    nextStep(
      'Call the decimal \\(x\\). Multiply so that the repeating digits line up behind the point.',
      `${shift}x = ${Number(`${p.wholes}${p.lead}${p.round}`)}.\\overline{${p.round}} \\qquad ${rest} = ${Number(`${p.wholes}${p.lead}`)}.\\overline{${p.round}}`,
    ),
    nextStep(
      'Subtract. The repeating digits cancel.',
      `${nines(p)}x = ${bigTop(p)} \\qquad x = \\frac{${bigTop(p)}}{${nines(p)}}`,
      ...(p.lowest ? [] : [whole(answerOf(p))]),
    ),
  ]
  if (p.lowest)
    steps.push(
      nextStep(
        `Simplify. With the bottom \\(${bottom(p)}\\) the top is \\(${answerOf(p)}\\).`,
        `\\frac{${bigTop(p)}}{${nines(p)}} = \\frac{${answerOf(p)}}{${bottom(p)}}`,
        whole(answerOf(p)),
      ),
    )
  return steps
}

/** Turn a repeating decimal into a fraction (8.NS.A.1). */
export const level: TopicLevel<Params> = {
  key: 'fraction_decimal_conversion/4',
  version: 1,
  params,
  note: (p) => `${p.wholes}.${p.lead}(${p.round}) ${p.lowest}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Write the repeating decimal as a fraction. Which number belongs on top?',
      'Turn the repeating decimal into a fraction. What is the top number?',
    ]),
    latex: `${shown(p)} = \\frac{\\square}{${bottom(p)}}`,
  }),
  answer: (p) => whole(answerOf(p)),
  forms: ['decimal', 'fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Call the decimal \\(x\\). Which multiples of \\(x\\) have the same digits behind the point?' },
    {
      text: `Compare \\(${10 ** (p.lead.length + p.round.length)}x\\) and \\(${p.lead === '' ? 'x' : `${10 ** p.lead.length}x`}\\). Subtract them.`,
    },
    { text: `You get \\(${nines(p)}x = ${bigTop(p)}\\). Write \\(x\\) with the bottom \\(${bottom(p)}\\).` },
  ],
  solution,
  load: work,
}
