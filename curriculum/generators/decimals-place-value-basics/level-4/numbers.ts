import { placeValueChart } from '../../../figures/place-value-chart.ts'
import { decimal } from '../../../values/decimal.ts'
import { rational } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Decimal } from '../../../values/values.ts'

/** The digits of a decimal, and whether it is said in words or shown with discs. */
export interface Params {
  readonly tens: number
  readonly ones: number
  readonly tenths: number
  readonly hundredths: number
  readonly thousandths: number
  readonly told: 'words' | 'discs'
}

/** Zeros between the digits come with difficulty. */
function params(chance: Chance, difficulty: number): Params {
  const zeros = Math.min(2, Math.max(0, Math.round(2.4 * difficulty - 0.2 + 0.6 * (chance.unit() - 0.5))))
  const which = zeros === 2 ? [0, 1] : zeros === 1 ? [chance.int(0, 1)] : []
  return {
    tens: difficulty > 0.6 ? chance.int(1, 9) : 0,
    ones: chance.int(0, 9),
    tenths: which.includes(0) ? 0 : chance.int(1, 9),
    hundredths: which.includes(1) ? 0 : chance.int(1, 9),
    thousandths: chance.int(1, 9),
    told: chance.happens(0.5) ? 'words' : 'discs',
  }
}

const wholes = (p: Params): number => 10 * p.tens + p.ones
const after = (p: Params): number => 100 * p.tenths + 10 * p.hundredths + p.thousandths
const thousandths = (n: number): Decimal => decimal(rational(n, 1000), 3)
const total = (p: Params): number => 1000 * wholes(p) + after(p)
const text = (p: Params): string => `${wholes(p)}.${String(after(p)).padStart(3, '0')}`

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = []
  const short = String(after(p))
  if (short.length < 3)
    list.push(
      wrongAnswer(
        decimal(
          rational(BigInt(wholes(p)) * 10n ** BigInt(short.length) + BigInt(after(p)), 10n ** BigInt(short.length)),
          short.length,
        ),
        'point_as_separator',
        `\\(${after(p)}\\) thousandths need three places after the point. Put zeros where no part is.`,
      ),
    )
  if (p.hundredths === 0 && p.tenths > 0)
    list.push(
      wrongAnswer(
        decimal(rational(100 * wholes(p) + 10 * p.tenths + p.thousandths, 100), 2),
        'looks_alike',
        'There are no hundredths. Write a zero there so that the last digit is thousandths.',
      ),
    )
  list.push(
    wrongAnswer(
      decimal(rational(total(p), 100), 2),
      'slip_place',
      'The last digit counts thousandths: the third place after the point.',
    ),
    wrongAnswer(thousandths(total(p) + 1), 'slip_off_by_one', 'Look at the thousandths once more.'),
    wrongAnswer(
      decimal(rational(total(p), 10_000), 4),
      'slip_place',
      'Too many zeros: thousandths are the third place after the point.',
    ),
    wrongAnswer(thousandths(total(p) + 10), 'near', 'Look at the hundredths once more.'),
  )
  return list
}

const partNames = ['tens', 'ones', 'tenths', 'hundredths', 'thousandths'] as const
const one = (name: string): string => name.slice(0, -1)
const parts = (p: Params): string[] =>
  partNames.flatMap((name) => (p[name] === 0 ? [] : [`\\(${p[name]}\\) ${p[name] === 1 ? one(name) : name}`]))
const said = (p: Params): string =>
  `${wholes(p) === 0 ? '' : `\\(${wholes(p)}\\) and `}\\(${after(p)}\\) ${after(p) === 1 ? 'thousandth' : 'thousandths'}`

/** Read and write decimals to thousandths (5.NBT.A.3a). */
export const toThousandths: TopicLevel<Params> = {
  key: 'decimals_place_value_basics/4',
  version: 1,
  params,
  note: (p) => `${text(p)} ${p.told}`,
  prompt: (p, words) => ({
    text:
      p.told === 'words'
        ? words.pick([`Write as a decimal: ${said(p)}.`, `The chart shows ${said(p)}. Write the decimal.`])
        : words.pick(['Which decimal do the discs show?', 'Count the discs in each place. Write the decimal.']),
  }),
  answer: (p) => thousandths(total(p)),
  forms: ['decimal', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'After the point come tenths, then hundredths, then thousandths.' },
    { text: `Count the discs: ${parts(p).join(', ')}.` },
    { text: 'Write one digit for each place. An empty place gets a zero.' },
  ],
  solution: (p) => [
    nextStep(`Write the value of each place: ${parts(p).join(', ')}.`),
    ...(p.tenths === 0 || p.hundredths === 0
      ? [
          nextStep(
            `${p.tenths === 0 ? (p.hundredths === 0 ? 'Tenths and hundredths are' : 'The tenths are') : 'The hundredths are'} empty, so write ${p.tenths + p.hundredths === 0 ? 'zeros' : 'a zero'} there.`,
          ),
        ]
      : []),
    nextStep(
      `Write the whole number, the point, then three places: ${said(p)}.`,
      `${wholes(p)} + \\frac{${after(p)}}{1000} = ${text(p)}`,
      thousandths(total(p)),
      placeValueChart({ highest: p.tens > 0 ? 1 : 0, lowest: -3, rows: [text(p)] }),
    ),
  ],
  figure: (p) => placeValueChart({ highest: p.tens > 0 ? 1 : 0, lowest: -3, rows: [text(p)], discs: true }),
  load: (p) => 3 * [p.tenths, p.hundredths].filter((digit) => digit === 0).length + (p.tens > 0 ? 2 : 0),
}
