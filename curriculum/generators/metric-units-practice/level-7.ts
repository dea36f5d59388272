import { rational } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { unitPairs } from './metric-pairs.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'
import type { UnitPair } from './metric-pairs.ts'

/** `tenths` tenths of a larger square (2) or cubic (3) unit, and which way it is changed. */
export interface Params {
  readonly pair: number
  readonly power: 2 | 3
  readonly tenths: number
  readonly to: 'small' | 'large'
}

const pairOf = (p: Params): UnitPair => unitPairs[p.pair] as UnitPair
const factor = (p: Params): number => pairOf(p).factor ** p.power
const large = (p: Params): Rational => rational(p.tenths, 10)
const small = (p: Params): Rational => rational(p.tenths * factor(p), 10)
const answer = (p: Params): Rational => (p.to === 'small' ? small(p) : large(p))
const given = (p: Params): Rational => (p.to === 'small' ? large(p) : small(p))
const shown = (r: Rational): string => rationalLatex(r, 'decimal')
const word = (p: Params): string => (p.power === 2 ? 'square' : 'cubic')

/** Area before volume, larger to smaller before the way back. */
function params(chance: Chance, difficulty: number): Params {
  const stage = 2.6 * difficulty + chance.unit() - 0.8
  const power = stage > 1 ? 3 : 2
  const isWhole = chance.happens(0.7 - 0.5 * difficulty)
  const count = chance.int(2 + Math.round(10 * difficulty), 65 + Math.round(30 * difficulty))
  return {
    pair: chance.pick([0, 1]),
    power,
    tenths: isWhole ? 10 * count : count % 10 === 0 ? count + 3 : count,
    to: chance.happens(0.2 + 0.5 * difficulty) ? 'large' : 'small',
  }
}

function distractors(p: Params): Distractor[] {
  const { factor: k } = pairOf(p)
  const list: Distractor[] = []
  const isSmall = p.to === 'small'
  const by = (times: number): Rational =>
    isSmall ? rational(p.tenths * times, 10) : rational(small(p).n, BigInt(times) * small(p).d)
  list.push(
    wrongAnswer(
      by(k),
      'area_unit_linear',
      p.power === 2
        ? `A square of \\(${k}\\) by \\(${k}\\) holds \\(${k} \\times ${k}\\) small squares, not \\(${k}\\).`
        : `A cube of \\(${k}\\) by \\(${k}\\) by \\(${k}\\) holds \\(${k} \\times ${k} \\times ${k}\\) small cubes.`,
    ),
  )
  list.push(
    wrongAnswer(
      by(p.power === 2 ? k ** 3 : k ** 2),
      'looks_alike',
      p.power === 2
        ? `That is the factor for cubes. Squares have two sides: \\(${k} \\times ${k}\\).`
        : `That is the factor for squares. Cubes have three sides: \\(${k} \\times ${k} \\times ${k}\\).`,
    ),
  )
  list.push(
    wrongAnswer(
      isSmall ? rational(p.tenths, 10 * k) : rational(small(p).n * BigInt(k), small(p).d),
      'convert_wrong_direction',
      isSmall
        ? 'The units get smaller, so you need more of them. Multiply.'
        : 'The units get larger, so you need fewer of them. Divide.',
    ),
    wrongAnswer(by(k * 10), 'slip_place', 'Count the zeros of the factor once more.'),
  )
  return list
}

/** Convert area and volume units (7.G.B.6). */
export const level: TopicLevel<Params> = {
  key: 'metric_units_practice/7',
  version: 1,
  params,
  reject: (p) => (answer(p).n > 1_000_000n * answer(p).d || given(p).n > 100_000_000n ? 'too large' : null),
  note: (p) => `${p.tenths} ${pairOf(p).largeSign}${p.power} ${p.to}`,
  prompt: (p, words) => {
    const { largeSign, smallSign } = pairOf(p)
    const [from, to] = p.to === 'small' ? [largeSign, smallSign] : [smallSign, largeSign]
    const unit = p.to === 'small' ? pairOf(p).smalls : pairOf(p).larges
    return {
      text: words.pick([`Change to ${word(p)} ${unit}.`, `How many ${word(p)} ${unit} is that?`]),
      latex: `${shown(given(p))}\\text{ ${from}}^{${p.power}} = \\;?\\text{ ${to}}^{${p.power}}`,
      speech: `How many ${word(p)} ${unit} are ${shown(given(p)).replaceAll('{,}', '')} ${word(p)} ${p.to === 'small' ? pairOf(p).larges : pairOf(p).smalls}?`,
    }
  },
  answer,
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: `${p.to === 'small' ? pairOf(p).smallSign : pairOf(p).largeSign}^${p.power}` }),
  distractors,
  hints: (p) => {
    const { large: one, smalls, factor: k } = pairOf(p)
    return [
      {
        text: `One ${one} is \\(${k}\\) ${smalls}. How many small ${p.power === 2 ? 'squares' : 'cubes'} fill a large one?`,
      },
      { text: `Multiply \\(${k}\\) by itself: ${p.power === 2 ? 'two' : 'three'} sides of \\(${k}\\).` },
      { text: `The factor is \\(${shown(rational(factor(p)))}\\). ${p.to === 'small' ? 'Multiply' : 'Divide'} by it.` },
    ]
  },
  solution: (p) => {
    const { large: one, smalls, factor: k, largeSign, smallSign } = pairOf(p)
    const product = Array.from({ length: p.power }, () => k).join(' \\times ')
    const f = shown(rational(factor(p)))
    return [
      nextStep(
        `One ${one} is \\(${k}\\) ${smalls}, so a ${word(p)} ${one} has \\(${product}\\) small ${p.power === 2 ? 'squares' : 'cubes'}.`,
        `1\\text{ ${largeSign}}^{${p.power}} = ${f}\\text{ ${smallSign}}^{${p.power}}`,
      ),
      nextStep(
        p.to === 'small' ? 'To smaller units: multiply by that factor.' : 'To larger units: divide by that factor.',
        `${shown(given(p))} ${p.to === 'small' ? '\\times' : '\\div'} ${f} = ${shown(answer(p))}`,
        answer(p),
      ),
    ]
  },
  load: (p) => 3 * p.power + (p.to === 'large' ? 1 : 0) + p.tenths / 500,
}
