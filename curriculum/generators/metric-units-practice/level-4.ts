import { rationalLatex, wholeText } from '../../notation/number-latex.ts'
import { decimal } from '../../values/decimal.ts'
import { decimalLength, rational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { unitPairs } from './metric-pairs.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Decimal, Rational } from '../../values/values.ts'
import type { UnitPair } from './metric-pairs.ts'

/** `n` smaller units; they are to be written in the larger unit, or the other way around. */
export interface Params {
  readonly pair: number
  readonly n: number
  readonly up: boolean
}

const pairOf = (p: Params): UnitPair => unitPairs[p.pair] as UnitPair
const shown = (top: number, bottom: number): string => rationalLatex(rational(top, bottom), 'decimal')
/** A value with just as many decimals as it needs. */
const exact = (top: number, bottom: number): Rational | Decimal => {
  const value = rational(top, bottom)
  const places = decimalLength(value) ?? 0
  return places === 0 ? value : decimal(value, places)
}

const answer = (p: Params): Rational | Decimal => (p.up ? exact(p.n, pairOf(p).factor) : whole(p.n))
const given = (p: Params): string => (p.up ? String(p.n) : shown(p.n, pairOf(p).factor))
const givenUnit = (p: Params): string => (p.up ? pairOf(p).smallSign : pairOf(p).largeSign)
const wantedUnit = (p: Params): string => (p.up ? pairOf(p).largeSign : pairOf(p).smallSign)

/** One decimal at first, then two or three, and amounts below one larger unit. */
function params(chance: Chance, difficulty: number): Params {
  const pair = chance.int(0, unitPairs.length - 1)
  const { factor } = unitPairs[pair] as UnitPair
  const grain =
    factor === 10 ? 1 : difficulty < 0.4 ? factor / 10 : difficulty < 0.75 ? factor / 100 : Math.max(1, factor / 1000)
  const tenths = chance.int(Math.round(4 - 3 * difficulty), 95)
  return {
    pair,
    n: Math.round((tenths * factor) / 10) + (grain < factor / 10 ? grain * chance.int(1, 9) : 0),
    up: chance.happens(0.35 + 0.3 * difficulty),
  }
}

function distractors(p: Params): Distractor[] {
  const { factor, large, small } = pairOf(p)
  const off = (by: number): Distractor =>
    wrongAnswer(
      p.up ? exact(p.n * by, factor) : exact(p.n * by, 1),
      'slip_place',
      `One ${large} is \\(${factor}\\) ${small}s. Move the point by as many places as there are zeros.`,
    )
  const list = [
    wrongAnswer(
      p.up ? whole(p.n * factor) : exact(p.n, factor * factor),
      'convert_wrong_direction',
      p.up
        ? `A ${large} is larger, so you need fewer of them. Divide.`
        : `A ${small} is smaller, so you need more of them. Multiply.`,
    ),
    off(10),
    p.up
      ? wrongAnswer(
          exact(p.n, factor * 10),
          'slip_place',
          `That is one place too far. One ${large} is \\(${factor}\\) ${small}s.`,
        )
      : wrongAnswer(
          exact(p.n, 10),
          'slip_place',
          `That is one place too few. One ${large} is \\(${factor}\\) ${small}s.`,
        ),
    off(100),
  ]
  return p.n % 2 === 0 ? list : [list[0], list[2], list[1], list[3]].filter((d) => d !== undefined)
}

/** Convert up and down between metric units (5.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'metric_units_practice/4',
  version: 1,
  params,
  reject: (p) => (p.n % pairOf(p).factor === 0 ? 'no decimals' : null),
  note: (p) => `${p.pair} ${p.n} ${p.up}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Convert to ${p.up ? pairOf(p).larges : pairOf(p).smalls}.`,
      `How many ${p.up ? pairOf(p).larges : pairOf(p).smalls} are \\(${given(p)}\\) ${p.up ? pairOf(p).smalls : pairOf(p).larges}?`,
      `Write the amount in ${p.up ? pairOf(p).larges : pairOf(p).smalls}.`,
    ]),
    latex: `${given(p)}\\,\\text{${givenUnit(p)}} = \\square\\,\\text{${wantedUnit(p)}}`,
  }),
  answer,
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: wantedUnit(p) }),
  distractors,
  hints: (p) => [
    { text: `Which unit is larger, the ${pairOf(p).large} or the ${pairOf(p).small}? Will the number grow or shrink?` },
    { text: `One ${pairOf(p).large} is \\(${pairOf(p).factor}\\) ${pairOf(p).smalls}.` },
    {
      text: `Work out \\(${given(p)} ${p.up ? '\\div' : '\\times'} ${pairOf(p).factor}\\): the point moves ${String(pairOf(p).factor).length - 1} ${pairOf(p).factor === 10 ? 'place' : 'places'} to the ${p.up ? 'left' : 'right'}.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `One ${pairOf(p).large} is \\(${pairOf(p).factor}\\) ${pairOf(p).smalls}.`,
      `1\\,\\text{${pairOf(p).largeSign}} = ${pairOf(p).factor}\\,\\text{${pairOf(p).smallSign}}`,
    ),
    nextStep(
      p.up
        ? 'The new unit is larger, so the number gets smaller: divide.'
        : 'The new unit is smaller, so the number gets larger: multiply.',
      `${given(p)} ${p.up ? '\\div' : '\\times'} ${pairOf(p).factor} = ${p.up ? shown(p.n, pairOf(p).factor) : wholeText(p.n)}`,
      answer(p),
    ),
  ],
  load: (p) =>
    (decimalLength(rational(p.n, pairOf(p).factor)) ?? 0) * 3 + (p.up ? 1 : 0) + (p.n < pairOf(p).factor ? 1 : 0),
}
