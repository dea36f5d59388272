import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { sortedClaims, type SortParams } from '../../../tasks/true-false-sort.ts'
import { decimalFromText } from '../../../values/decimal.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Groups, Match, Rational, Value } from '../../../values/values.ts'

const startText = (p: Params): string => (p.units / 10 ** p.places).toFixed(p.places)

/** Moves the point in the written number, one place at a time. */
function move(text: string, steps: number): string {
  let [before = '', after = ''] = text.split('.')
  for (let i = 0; i < Math.abs(steps); i++) {
    if (steps > 0) [before, after] = [before + (after[0] ?? '0'), after.slice(1)]
    else [before, after] = [before.slice(0, -1), (before.at(-1) ?? '0') + after]
  }
  return `${before === '' ? '0' : before}.${after}`
}

function read(text: string): Value {
  const [before = '0', after = ''] = text.replace(/(\.\d*?)0+$/, '$1').split('.')
  return after === ''
    ? { kind: 'decimal', value: whole(BigInt(before)), places: 0 }
    : decimalFromText(`${before}.${after}`)
}

const by = (p: Params): number => (p.divides ? -p.power : p.power)

export function oracle(p: Params): Value {
  return read(move(startText(p), by(p)))
}

export const wrong = {
  annex_zero: (p: Params): Value => read(startText(p) + '0'.repeat(p.power)),
  point_as_separator: (p: Params): Value => {
    const zeros = '0'.repeat(p.power)
    return read(
      startText(p)
        .split('.')
        .map((side) => side + zeros)
        .join('.'),
    )
  },
  wrong_operation: (p: Params): Value => read(move(startText(p), -by(p))),
}

/** A moved number as it is written, without a point or zeros that say nothing. */
const plain = (text: string): string =>
  text
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '')
const ended = (p: Params): string => plain(move(startText(p), by(p)))

export const tasks = {
  missing_power: {
    /** Tries powers of ten until the point has moved far enough. */
    oracle: (p: Params): Rational => {
      for (const power of [1, 2, 3])
        if (plain(move(startText(p), p.divides ? -power : power)) === ended(p)) return whole(10 ** power)
      throw new RangeError('no power fits')
    },
  },
  match_powers: {
    oracle: ({ sets }: MatchParams<Params>): Match =>
      matchedFaces(
        sets.map((p) => `\\(${plain(startText(p))} ${p.divides ? '\\div' : '\\times'} ${10 ** p.power}\\)`),
        sets.map((p) => `\\(${ended(p)}\\)`),
        (left, right) => {
          const [start = '0', factor = '1'] = left.match(/[\d.]+/g) ?? []
          const steps = factor.length - 1
          return (
            right ===
            `\\(${plain(move(start.includes('.') ? start : `${start}.`, left.includes('div') ? -steps : steps))}\\)`
          )
        },
      ),
  },
  true_powers: {
    oracle: ({ claims }: SortParams): Groups =>
      sortedClaims(
        claims.map(({ text }) => text),
        (text) => {
          const [start = '0', factor = '1', said = '0'] = text.match(/[\d.]+/g) ?? []
          const steps = factor.length - 1
          return (
            plain(move(start, text.includes('div') ? -steps : steps)) === plain(said.includes('.') ? said : `${said}.`)
          )
        },
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1780379263
