import { matchedFaces, type MatchParams } from '../../../tasks/match-faces.ts'
import { filled } from '../../../values/filled.ts'
import type { Digits } from './written-digits.ts'
import { decimal } from '../../../values/decimal.ts'
import { rationalFromDecimalText } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Decimal, Figure, Filled, Match } from '../../../values/values.ts'

const written = (text: string): Decimal => decimal(rationalFromDecimalText(text), text.split('.')[1]?.length ?? 0)

/** Writes the digits down one after another and reads the text. */
export function oracle(p: Params): Decimal {
  return written(`${p.tens}${p.ones}.${p.tenths}${p.hundredths}${p.thousandths}`)
}

/** The number that stands in the chart. */
export function fromFacts(facts: Figure['facts']): Decimal {
  return written(String((facts['rows'] as readonly string[])[0]))
}

export const wrong = {
  /** The parts after the point written as if they were a number of their own. */
  point_as_separator: (p: Params): Decimal =>
    written(`${p.tens}${p.ones}.${`${p.tenths}${p.hundredths}${p.thousandths}`.replace(/^0+/, '')}`),
  looks_alike: (p: Params): Decimal => written(`${p.tens}${p.ones}.${p.tenths}${p.thousandths}`),
}

const worths = { one: 1000, tenth: 100, hundredth: 10, thousandth: 1 } as const

/** The places that are not empty, in words. */
function saidOf(digits: readonly number[]): string {
  const said = Object.keys(worths).flatMap((name, i) => {
    const digit = digits[i] ?? 0
    return digit === 0 ? [] : [`${digit} ${name}${digit === 1 ? '' : 's'}`]
  })
  const last = said.at(-1) ?? ''
  return said.length === 1 ? last : `${said.slice(0, -1).join(', ')} and ${last}`
}

/** The thousandths that words tell. */
const worthOf = (words: string): number =>
  [...words.matchAll(/(\d) (one|tenth|hundredth|thousandth)/g)].reduce(
    (sum, [, digit = '0', name = 'one']) => sum + Number(digit) * (worths[name as keyof typeof worths] ?? 0),
    0,
  )

export const tasks = {
  lay_digits: {
    oracle: ({ digits }: Digits): Filled => filled([...`${digits.join('')}`]),
  },
  match_words: {
    /** Adds what the words say, place by place. */
    oracle: ({ sets }: MatchParams<Digits>): Match =>
      matchedFaces(
        sets.map(({ digits: [ones, ...after] }) => `\\(${ones}.${after.join('')}\\)`),
        sets.map(({ digits }) => saidOf(digits)),
        (left, right) => Math.round(1000 * Number(/[\d.]+/.exec(left)?.[0])) === worthOf(right),
      ),
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 4043082466
