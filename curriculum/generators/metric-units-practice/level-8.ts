import { rationalLatex, wholeText } from '../../notation/number-latex.ts'
import { decimal } from '../../values/decimal.ts'
import { decimalLength, rational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Decimal, Rational } from '../../values/values.ts'

/** A measured quantity with a compound unit, to be written in another one, or used in a formula. */
export interface Params {
  readonly task: 'per_second' | 'per_hour' | 'density' | 'pressure' | 'mass' | 'flow'
  /** A whole number from which all numbers of the question follow. */
  readonly k: number
  readonly m: number
}

interface Shape {
  readonly text: string
  readonly given: string
  readonly from: string
  readonly to: string
  readonly answer: Rational
  /** Lines of the conversion, the last one ending with the answer. */
  readonly lines: readonly [say: string, latex: string][]
  readonly wrong: readonly (readonly [value: Rational, misconception: string, why: string])[]
  readonly sign: string
}

const u = (unit: string): string => `\\text{${unit}}`
const cube = (unit: string): string => `${u(unit)}^{3}`
const square = (unit: string): string => `${u(unit)}^{2}`
const per = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`
/** n tenths as a decimal. */
const tenths = (n: number): string => rationalLatex(rational(n, 10), 'decimal')

const shapes: Readonly<Record<Params['task'], (p: Params) => Shape>> = {
  per_second: ({ k }) => ({
    text: 'Write the speed in meters per second.',
    given: tenths(36 * k),
    from: per(u('km'), u('h')),
    to: per(u('m'), u('s')),
    answer: whole(k),
    lines: [
      [
        'A kilometer is 1000 meters, an hour is 3600 seconds.',
        `${tenths(36 * k)}\\,${per(u('km'), u('h'))} = ${tenths(36 * k)} \\cdot ${per('1000', '3600')}\\,${per(u('m'), u('s'))}`,
      ],
      ['So divide by 3.6.', `${tenths(36 * k)} \\div 3.6 = ${k}`],
    ],
    wrong: [
      [
        rational(1296 * k, 100),
        'convert_wrong_direction',
        'That is multiplied by 3.6 instead of divided. Meters per second is the smaller number.',
      ],
      [whole(3600 * k), 'stops_early', 'The kilometers were changed to meters, but the hours were left.'],
      [whole(60 * k), 'stops_early', 'That is per minute. A minute has 60 seconds.'],
    ],
    sign: 'm/s',
  }),
  per_hour: ({ k }) => ({
    text: 'Write the speed in kilometers per hour.',
    given: String(k),
    from: per(u('m'), u('s')),
    to: per(u('km'), u('h')),
    answer: rational(36 * k, 10),
    lines: [
      [
        'In one hour, 3600 seconds, the distance is 3600 times as long.',
        `${k} \\cdot 3600\\,${u('m')} = ${wholeText(3600 * k)}\\,${u('m')}`,
      ],
      ['Change the meters to kilometers.', `${wholeText(3600 * k)} \\div 1000 = ${tenths(36 * k)}`],
    ],
    wrong: [
      [whole(3600 * k), 'stops_early', 'That is meters per hour. Change them to kilometers.'],
      [whole(60 * k), 'stops_early', 'That is meters per minute. Go on to kilometers and hours.'],
      [whole(36 * k), 'slip_place', 'One place too many. A kilometer is 1000 meters.'],
    ],
    sign: 'km/h',
  }),
  density: ({ k }) => ({
    text: 'Write the density in kilograms per cubic meter.',
    given: tenths(k),
    from: per(u('g'), cube('cm')),
    to: per(u('kg'), cube('m')),
    answer: whole(100 * k),
    lines: [
      ['A cubic meter holds 1,000,000 cubic centimeters.', `1\\,${cube('m')} = 1{,}000{,}000\\,${cube('cm')}`],
      [
        'So a cubic meter has that many times the grams. Divide by 1000 for kilograms.',
        `${tenths(k)} \\cdot 1{,}000{,}000 \\div 1000 = ${wholeText(100 * k)}`,
      ],
    ],
    wrong: [
      [whole(10 * k), 'area_unit_linear', 'A cubic meter is not 100 cubic centimeters. It is 100 times 100 times 100.'],
      [whole(100_000 * k), 'stops_early', 'Those are grams. Divide by 1000 for kilograms.'],
      [whole(1000 * k), 'slip_place', 'One place too many. The factor is 1000 in all.'],
    ],
    sign: 'kg/m³',
  }),
  pressure: ({ k }) => ({
    text: 'Write the pressure in newtons per square meter.',
    given: String(k),
    from: per(u('N'), square('cm')),
    to: per(u('N'), square('m')),
    answer: whole(10_000 * k),
    lines: [
      ['A square meter is 100 times 100 square centimeters.', `1\\,${square('m')} = 10{,}000\\,${square('cm')}`],
      [
        'So the force on a square meter is that many times as great.',
        `${k} \\cdot 10{,}000 = ${wholeText(10_000 * k)}`,
      ],
    ],
    wrong: [
      [whole(100 * k), 'area_unit_linear', 'A square meter is not 100 square centimeters. It is 100 times 100.'],
      [whole(1000 * k), 'slip_place', 'One place too few. A square meter is 10,000 square centimeters.'],
      [whole(100_000 * k), 'slip_place', 'One place too many. A square meter is 10,000 square centimeters.'],
    ],
    sign: 'N/m²',
  }),
  mass: ({ k, m }) => ({
    text: `The density of a liquid is given. What is the mass of \\(${m}\\) liters of it, in grams?`,
    given: tenths(k),
    from: per(u('g'), cube('cm')),
    to: u('g'),
    answer: whole(100 * k * m),
    lines: [
      ['A liter is 1000 cubic centimeters.', `${m}\\,${u('L')} = ${wholeText(1000 * m)}\\,${cube('cm')}`],
      [
        'Density times volume: the cubic centimeters cancel and grams are left.',
        `${tenths(k)}\\,${per(u('g'), cube('cm'))} \\cdot ${wholeText(1000 * m)}\\,${cube('cm')} = ${wholeText(100 * k * m)}\\,${u('g')}`,
      ],
    ],
    wrong: [
      [whole(10 * k * m), 'area_unit_linear', 'A liter is 1000 cubic centimeters, not 100.'],
      [whole(1000 * m), 'stops_early', 'That is the volume in cubic centimeters. Multiply by the density.'],
      [whole(1000 * k * m), 'slip_place', 'One place too many. Check the decimal point of the density.'],
    ],
    sign: 'g',
  }),
  flow: ({ k }) => ({
    text: 'Write the flow in liters per hour.',
    given: String(k),
    from: per(u('mL'), u('s')),
    to: per(u('L'), u('h')),
    answer: rational(36 * k, 10),
    lines: [
      [
        'In one hour, 3600 seconds, 3600 times as much flows.',
        `${k} \\cdot 3600\\,${u('mL')} = ${wholeText(3600 * k)}\\,${u('mL')}`,
      ],
      ['Change the milliliters to liters.', `${wholeText(3600 * k)} \\div 1000 = ${tenths(36 * k)}`],
    ],
    wrong: [
      [whole(3600 * k), 'stops_early', 'Those are milliliters per hour. Change them to liters.'],
      [whole(60 * k), 'stops_early', 'That is milliliters per minute. Go on to liters and hours.'],
      [whole(36 * k), 'slip_place', 'One place too many. A liter is 1000 milliliters.'],
    ],
    sign: 'L/h',
  }),
}

const order = ['flow', 'per_hour', 'per_second', 'density', 'pressure', 'mass'] as const
const shapeOf = (p: Params): Shape => shapes[p.task](p)
/** A value with just as many decimals as it needs; a fraction where they never end. */
const exact = (value: Rational): Rational | Decimal => {
  const places = decimalLength(value)
  return places === null || places === 0 ? value : decimal(value, places)
}

function params(chance: Chance, difficulty: number): Params {
  const task = order[Math.max(0, Math.min(5, Math.floor(4 * difficulty + 4.2 * chance.unit() - 1.2)))] ?? 'flow'
  return {
    task,
    k: chance.int(2, { mass: 30, per_hour: 95, per_second: 95, pressure: 90, density: 190, flow: 480 }[task]),
    m: task === 'mass' ? chance.int(2, 30) : 0,
  }
}

/** Keep track of units in formulas (HSN-Q.A.1). */
export const level: TopicLevel<Params> = {
  key: 'metric_units_practice/8',
  version: 1,
  params,
  reject: (p) => (p.k % 10 === 0 ? 'too plain' : null),
  note: (p) => `${p.task} ${p.k} ${p.m}`,
  prompt: (p) => ({ text: shapeOf(p).text, latex: `${shapeOf(p).given}\\,${shapeOf(p).from}` }),
  answer: (p) => exact(shapeOf(p).answer),
  forms: ['numeric', 'choice'],
  distractors: (p) =>
    shapeOf(p).wrong.map(([value, misconception, why]) => wrongAnswer(exact(value), misconception, why)),
  hints: (p) => [
    { text: 'Treat units like letters: they multiply, divide and cancel.' },
    { text: shapeOf(p).lines[0]?.[0] ?? '' },
    { text: `Replace each old unit by the new one. The result has the unit \\(${shapeOf(p).to}\\).` },
  ],
  solution: (p) => {
    const { lines, answer } = shapeOf(p)
    return lines.map(([say, latex], i) =>
      i === lines.length - 1 ? nextStep(say, latex, exact(answer)) : nextStep(say, latex),
    )
  },
  load: (p) => 3 * order.indexOf(p.task) + p.k / 100,
}
