import { decimal } from '../../values/decimal.ts'
import { rationalFromDecimalText } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Decimal, Figure } from '../../values/values.ts'

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
