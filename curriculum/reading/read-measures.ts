import { unitName } from './affixes.ts'
import { addRationals, divideRationals, multiplyRationals, rational, whole } from '../values/rational.ts'
import { readNumber } from './read-number.ts'
import type { Rational } from '../values/values.ts'

/** Units that are written one after the other, 3 ft 4 in: how many of the smallest one each of them is. */
const families: readonly Readonly<Record<string, bigint>>[] = [
  { in: 1n, ft: 12n, yd: 36n, mi: 63_360n },
  { mm: 1n, cm: 10n, m: 1_000n, km: 1_000_000n },
  { s: 1n, min: 60n, h: 3_600n, day: 86_400n, week: 604_800n },
  { oz: 1n, lb: 16n },
  { mg: 1n, g: 1_000n, kg: 1_000_000n },
  { ml: 1n, l: 1_000n },
]

const part = /(\d+(?:\.\d+)?(?: \d+\/\d+)?|\d+\/\d+) ?([a-z]+|'|")\.?/gi
const gaps = /^(?: |,|and)*$/i

/**
 * An amount in two or more units, the larger one first, in the unit that is asked for: "3 ft 4 in" is 40 of 'inches', "1 h 20 min" and
 * "1:20 h" are 80 of 'minutes'. Null for other texts and for units that do not go with the one asked for.
 */
export function readMeasures(text: string, unit: string): Rational | null {
  const plain = text
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
  const clock = /^(\d+):([0-5]\d) ?(h|hr|hrs|hours?)$/i.exec(plain)
  const read = clock ? `${clock[1]} h ${clock[2]} min` : plain
  const sizes = families.find((family) => Object.hasOwn(family, unitName(unit)))
  const asked = sizes?.[unitName(unit)]
  if (sizes === undefined || asked === undefined || !gaps.test(read.replace(part, ''))) return null
  let total: Rational = whole(0)
  let before: bigint | null = null
  let parts = 0
  for (const [, amount = '', name = ''] of read.matchAll(part)) {
    const size = Object.hasOwn(sizes, unitName(name)) ? sizes[unitName(name)] : undefined
    const number = readNumber(amount)
    if (size === undefined || (before !== null && size >= before) || !number.ok || number.read.value === null)
      return null
    total = addRationals(total, multiplyRationals(number.read.value, whole(size)))
    before = size
    parts++
  }
  return parts < 2 ? null : divideRationals(total, rational(asked, 1n))
}
