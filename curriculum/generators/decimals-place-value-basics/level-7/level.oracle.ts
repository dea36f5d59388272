import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { decimal } from '../../../values/decimal.ts'
import { rational } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Decimal, Groups, Match } from '../../../values/values.ts'

/** The multiple of the place that is closest, by trying them all. */
function closest(units: number, step: number): number {
  let best = 0
  for (let k = 0; k * step <= units + 2 * step; k++)
    if (Math.abs(k * step - units) < Math.abs(best * step - units)) best = k
  return best
}

const over = (units: number, places: number): Decimal => decimal(rational(units, 10 ** places), places)
const step = (p: Params): number => 10 ** (p.places - p.to)

export function oracle(p: Params): Decimal {
  return over(closest(p.units, step(p)), p.to)
}

export const wrong = {
  round_double: (p: Params): Decimal[] => {
    let [units, places] = [p.units, p.places as number]
    while (places > p.to) [units, places] = [closest(units + 0.1, 10), places - 1]
    const right = closest(p.units, step(p))
    return [over(units, p.to), over(right * step(p) > p.units ? right - 1 : right + 1, p.to)]
  },
  slip_off_by_one: (p: Params): Decimal => over(Math.floor(p.units / step(p)) + 2, p.to),
  looks_alike: (p: Params): Decimal => over(Math.floor((10 * p.units) / step(p)), p.to + 1),
}

const names = ['whole number', 'tenth', 'hundredth'] as const
const units = (text: string, places: number): number => Math.round(Number(text) * 10 ** places)

/** The number in a text, rounded to the place that is named in it, by trying all. */
function roundedIn(text: string): string {
  const [written = '0'] = text.match(/\d+\.\d+/) ?? []
  const places = written.split('.')[1]?.length ?? 0
  const to = text.includes('hundredth') ? 2 : text.includes('tenth') ? 1 : 0
  return (closest(units(written, places), 10 ** (places - to)) / 10 ** to).toFixed(to)
}

export const tasks = {
  match_rounded: {
    oracle: ({ sets }: MatchParams<Params>): Match => {
      const lefts = sets.map(
        (p) => `\\(${(p.units / 10 ** p.places).toFixed(p.places)}\\) to the nearest ${names[p.to]}`,
      )
      return matchedFaces(
        lefts,
        lefts.map((left) => `\\(${roundedIn(left)}\\)`),
        (left, right) => right === `\\(${roundedIn(left)}\\)`,
      )
    },
  },
  true_rounded: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => text.endsWith(`is \\(${roundedIn(text)}\\)`),
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1547034802
