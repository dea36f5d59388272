import { normalCurve } from '../../figures/normal-curve.ts'
import { showValue } from '../../notation/show-value.ts'
import { rational, whole } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A measure with mean and standard deviation, and a value `tenths` tenths of a deviation from the mean; a second for `better`. */
export interface Params {
  readonly world: number
  readonly ask: 'z' | 'value' | 'better'
  readonly mean: number
  readonly deviation: number
  readonly tenths: number
  readonly mean2: number
  readonly deviation2: number
  readonly tenths2: number
}

const worlds = [
  { what: 'heights of plants', unit: 'cm' },
  { what: 'points of a test', unit: 'points' },
  { what: 'weights of melons', unit: 'ounces' },
  { what: 'times to solve a puzzle', unit: 'minutes' },
  { what: 'lengths of fish', unit: 'mm' },
  { what: 'lives of lamps', unit: 'days' },
] as const
const worldOf = (p: Params): (typeof worlds)[number] => worlds[p.world] ?? worlds[0]

const z = (tenths: number): Rational => rational(tenths, 10)
const dec = (r: Rational): string => showValue(r, 'decimal').latex
const valueAt = (mean: number, deviation: number, tenths: number): number => mean + (deviation * tenths) / 10
const value = (p: Params): number => valueAt(p.mean, p.deviation, p.tenths)
const value2 = (p: Params): number => valueAt(p.mean2, p.deviation2, p.tenths2)

function params(chance: Chance, difficulty: number): Params {
  const ask = difficulty < 0.35 ? 'z' : difficulty < 0.65 ? 'value' : 'better'
  const sign = (): number => (ask === 'better' || chance.happens(0.5) ? 1 : -1)
  const size = (): number => (difficulty < 0.25 ? 5 * chance.int(1, 5) : chance.int(2, 26))
  return {
    world: chance.int(0, worlds.length - 1),
    ask,
    mean: chance.int(50, 120),
    deviation: chance.pick([4, 5, 6, 8, 10, 12, 15, 20]),
    tenths: sign() * size(),
    mean2: chance.int(50, 120),
    deviation2: chance.pick([4, 5, 6, 8, 10, 12, 15, 20]),
    tenths2: sign() * size(),
  }
}

function reject(p: Params): string | null {
  if (!Number.isInteger(value(p)) || !Number.isInteger(value2(p))) return 'no whole value'
  if (p.mean - 3 * p.deviation <= 0) return 'measures below nothing'
  if (p.tenths % 10 === 0 && Math.abs(p.tenths) === 10) return 'the answer is one deviation'
  if (p.ask !== 'better') return Math.abs(value(p) - p.mean) === p.deviation ? 'the same number twice' : null
  if (p.tenths === p.tenths2 || p.deviation === p.deviation2) return 'nothing to compare'
  return value(p) === value2(p) ? 'the same value twice' : null
}

function tellOne(p: Params): Telling {
  const { what, unit } = worldOf(p)
  const away = value(p) - p.mean
  const start = `The ${what} have mean \\(${p.mean}\\) ${unit} and standard deviation \\(${p.deviation}\\) ${unit}.`
  if (p.ask === 'z')
    return {
      ask: [
        `${start} What is the \\(z\\)-score of \\(${value(p)}\\) ${unit}?`,
        `${start} How many standard deviations from the mean is \\(${value(p)}\\) ${unit}? Mind the sign.`,
      ],
      answer: z(p.tenths),
      wrong: [
        [whole(away), 'stops_early', 'That is the distance from the mean. Divide it by the standard deviation.'],
        [z(-p.tenths), 'slip_sign', 'Values above the mean have a positive score, values below a negative one.'],
        ...(Number.isInteger((100 * value(p)) / p.deviation)
          ? ([[rational(value(p), p.deviation), 'looks_alike', 'First subtract the mean, then divide.']] as const)
          : []),
        [whole(away * p.deviation), 'wrong_operation', 'Divide by the standard deviation. It is the unit.'],
      ],
      hints: [
        'A score tells how many standard deviations a value lies from the mean.',
        'Subtract the mean from the value.',
        `Divide \\(${away}\\) by \\(${p.deviation}\\).`,
      ],
      steps: [
        ['Subtract the mean.', `${value(p)} - ${p.mean} = ${away}`],
        ['Divide by the standard deviation.', `z = \\frac{${away}}{${p.deviation}} = ${dec(z(p.tenths))}`],
      ],
    }
  return {
    ask: [
      `${start} Which value has the \\(z\\)-score \\(${dec(z(p.tenths))}\\)?`,
      `${start} Find the value whose \\(z\\)-score is \\(${dec(z(p.tenths))}\\).`,
    ],
    answer: value(p),
    wrong: [
      [p.mean - away, 'looks_alike', 'A negative score lies below the mean, a positive one above.'],
      [Math.abs(away), 'stops_early', 'That is how far the value lies from the mean. Go there from the mean.'],
      [
        p.mean + Math.sign(p.tenths) * p.deviation,
        'looks_alike',
        'That is one standard deviation from the mean. Use the score.',
      ],
      [value(p) + 1, 'slip_off_by_one', 'Very near. Multiply once more.'],
    ],
    hints: [
      'The score says how many standard deviations to go from the mean.',
      `One step is \\(${p.deviation}\\). How far are \\(${dec(z(Math.abs(p.tenths)))}\\) of them?`,
      `Go \\(${Math.abs(away)}\\) ${away > 0 ? 'up' : 'down'} from \\(${p.mean}\\).`,
    ],
    steps: [
      ['Multiply the score by the standard deviation.', `${dec(z(p.tenths))} \\cdot ${p.deviation} = ${away}`],
      ['Go that far from the mean.', `${p.mean} ${away < 0 ? '-' : '+'} ${Math.abs(away)} = ${value(p)}`],
    ],
  }
}

function tellBetter(p: Params): Telling {
  const best = Math.max(p.tenths, p.tenths2)
  const one = `\\(${value(p)}\\) points, mean \\(${p.mean}\\), standard deviation \\(${p.deviation}\\)`
  const two = `\\(${value2(p)}\\) points, mean \\(${p.mean2}\\), standard deviation \\(${p.deviation2}\\)`
  const larger = value(p) > value2(p) ? p.tenths : p.tenths2
  const least = Math.min(p.tenths, p.tenths2)
  return {
    ask: (words) =>
      `${words.pick(['Ana', 'Ben', 'Mia', 'Leo'])} takes two tests. Reading: ${one}. Math: ${two}. What is the \\(z\\)-score of the better result?`,
    answer: z(best),
    wrong: [
      [
        z(least),
        'looks_alike',
        larger === least
          ? 'More points is not always better. Compare how far above the mean they are.'
          : 'That is the other score. The greater one is better.',
      ],
      [rational(p.tenths + p.tenths2, 20), 'mean_unweighted', 'Do not take the mean of both. Compare them.'],
      [
        whole(Math.max(value(p) - p.mean, value2(p) - p.mean2)),
        'stops_early',
        'That is a distance in points. Divide by the standard deviation.',
      ],
      [rational(best + 10, 10), 'slip_off_by_one', 'Divide once more.'],
    ],
    hints: [
      'Work out a score for each test.',
      'Subtract the mean, then divide by the standard deviation.',
      `Reading: \\(\\frac{${value(p) - p.mean}}{${p.deviation}}\\). Math: \\(\\frac{${value2(p) - p.mean2}}{${p.deviation2}}\\). The greater is better.`,
    ],
    steps: [
      ['Reading:', `z = \\frac{${value(p)} - ${p.mean}}{${p.deviation}} = ${dec(z(p.tenths))}`],
      ['Math:', `z = \\frac{${value2(p)} - ${p.mean2}}{${p.deviation2}} = ${dec(z(p.tenths2))}`],
      ['The greater score is the better result.', `${dec(z(best))} > ${dec(z(least))}`],
    ],
  }
}

function picture(p: Params): Figure {
  const mark = { at: value(p), label: p.ask === 'value' ? '?' : String(value(p)) }
  return p.ask !== 'value'
    ? normalCurve({
        mean: p.mean,
        deviation: p.deviation,
        scale: 'values',
        mark,
        ...(p.ask === 'better' ? { name: 'Reading test' } : {}),
      })
    : normalCurve({ mean: p.mean, deviation: p.deviation, scale: 'deviations', name: 'z', mark })
}

/** Standardize values and compare them (HSS-ID.A.4). */
export const level: TopicLevel<Params> = {
  key: 'statistics_inference_practice/7',
  version: 1,
  params,
  reject,
  note: (p) =>
    `${p.ask} ${p.mean} ${p.deviation} ${p.tenths}${p.ask === 'better' ? ` ${p.mean2} ${p.deviation2} ${p.tenths2}` : ''}`,
  ...toldBy((p) => (p.ask === 'better' ? tellBetter(p) : tellOne(p))),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ z: 2, value: 4, better: 8 })[p.ask] + (p.tenths % 5 === 0 ? 0 : 1),
}
