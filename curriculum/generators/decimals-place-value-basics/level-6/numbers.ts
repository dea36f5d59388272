import { placeValueChart } from '../../../figures/place-value-chart.ts'
import { decimal } from '../../../values/decimal.ts'
import { decimalLength, rational, toDecimalText } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Rational, Value } from '../../../values/values.ts'

/** units / 10^places, times or divided by 10^power. */
export interface Params {
  readonly units: number
  readonly places: number
  readonly power: 1 | 2 | 3
  readonly divides: boolean
}

const start = (p: Params): Rational => rational(p.units, 10 ** p.places)
const shifted = (p: Params, by = p.divides ? -p.power : p.power): Rational =>
  by >= 0
    ? rational(BigInt(p.units) * 10n ** BigInt(by), 10n ** BigInt(p.places))
    : rational(p.units, 10n ** BigInt(p.places - by))
const exact = (r: Rational): Value => decimal(r, decimalLength(r) ?? 0)
const text = (r: Rational): string => toDecimalText(r, decimalLength(r) ?? 0)
const startText = (p: Params): string => toDecimalText(start(p), p.places)
const factor = (p: Params): string => String(10 ** p.power)

function params(chance: Chance, difficulty: number): Params {
  const places = chance.int(1, difficulty < 0.4 ? 2 : 3)
  return {
    units: chance.int(11, 99 + Math.round(900 * difficulty)),
    places: Math.min(places, 3),
    power: Math.min(3, Math.max(1, Math.round(0.6 + 2.4 * difficulty + chance.unit() - 0.5))) as 1 | 2 | 3,
    divides: chance.happens(0.2 + 0.5 * difficulty),
  }
}

function reject(p: Params): string | null {
  if (p.units % 10 === 0) return 'a zero at the end'
  const value = shifted(p)
  return (decimalLength(value) ?? 0) > 5 || value.n > 1_000_000n ? 'too long' : null
}

/** Each side of the point taken times ten on its own: 3.2 x 10 = 30.20. */
function apart(p: Params): Rational {
  const [whole = '0', after = ''] = startText(p).split('.')
  return rational(
    BigInt(Number(whole) * 10 ** p.power) * 10n ** BigInt(after.length + p.power) +
      BigInt(Number(after) * 10 ** p.power),
    10n ** BigInt(after.length + p.power),
  )
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = []
  const side = p.divides ? -1 : 1
  if (!p.divides) {
    list.push(
      wrongAnswer(
        exact(start(p)),
        'annex_zero',
        `Zeros at the end of a decimal change nothing. Multiplying by \\(${factor(p)}\\) moves every digit to the left.`,
      ),
    )
    if (p.units > 10 ** p.places)
      list.push(
        wrongAnswer(
          exact(apart(p)),
          'point_as_separator',
          'The two sides of the point were multiplied on their own. Every digit moves across the point together.',
        ),
      )
  }
  list.push(
    wrongAnswer(
      exact(shifted(p, side * (p.power === 1 ? 2 : p.power - 1))),
      'slip_place',
      `\\(${factor(p)}\\) has \\(${p.power}\\) ${p.power === 1 ? 'zero' : 'zeros'}, so the digits move \\(${p.power}\\) ${p.power === 1 ? 'place' : 'places'}.`,
    ),
    wrongAnswer(
      exact(shifted(p, -side * p.power)),
      'wrong_operation',
      p.divides
        ? 'Dividing makes it smaller: the digits move to the right.'
        : 'Multiplying makes it larger: the digits move to the left.',
    ),
    wrongAnswer(
      exact(shifted(p, side * (p.power + 1))),
      'slip_place',
      `That is one place too far. \\(${factor(p)}\\) has \\(${p.power}\\) ${p.power === 1 ? 'zero' : 'zeros'}.`,
    ),
  )
  return list
}

/** Multiply and divide decimals by powers of ten (5.NBT.A.1, 5.NBT.A.2). */
export const byPowersOfTen: TopicLevel<Params> = {
  key: 'decimals_place_value_basics/6',
  version: 1,
  params,
  reject,
  note: (p) => [p.units, p.places, p.power, p.divides].join(),
  prompt: (p, words) => ({
    text: words.pick([p.divides ? 'Divide.' : 'Multiply.', 'Work it out.', 'Move the digits. What is the result?']),
    latex: `${startText(p)} ${p.divides ? '\\div' : '\\times'} ${factor(p)}`,
  }),
  answer: (p) => exact(shifted(p)),
  forms: ['decimal', 'choice'],
  distractors,
  hints: (p) => [
    {
      text: p.divides
        ? 'Dividing by ten moves every digit one place to the right.'
        : 'Multiplying by ten moves every digit one place to the left.',
    },
    {
      text:
        p.power === 1
          ? 'Ten has one zero, so move the digits one place.'
          : `\\(${factor(p)}\\) has \\(${p.power}\\) zeros, so move the digits \\(${p.power}\\) places.`,
    },
    {
      text: p.divides
        ? 'Empty places between the point and the digits get a zero.'
        : 'Empty places before the point get a zero.',
    },
  ],
  solution: (p) => [
    nextStep(
      `\\(${factor(p)}\\) has \\(${p.power}\\) ${p.power === 1 ? 'zero' : 'zeros'}. So each digit moves \\(${p.power}\\) ${p.power === 1 ? 'place' : 'places'} to the ${p.divides ? 'right' : 'left'}.`,
      p.power === 1 ? undefined : `${factor(p)} = 10^{${p.power}}`,
    ),
    nextStep(
      `The digits stay the same, only their places change.`,
      `${startText(p)} ${p.divides ? '\\div' : '\\times'} ${factor(p)} = ${text(shifted(p))}`,
      exact(shifted(p)),
    ),
  ],
  figure: (p) => {
    const places = Math.max(p.places, decimalLength(shifted(p)) ?? 0)
    const top = Math.max(1, text(p.divides ? start(p) : shifted(p)).split('.')[0]?.length ?? 1)
    return placeValueChart({ highest: Math.min(6, top - 1), lowest: -places, rows: [startText(p)] })
  },
  load: (p) => 3 * p.power + (p.divides ? 2 : 0) + p.places,
}
