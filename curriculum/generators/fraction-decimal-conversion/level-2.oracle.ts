import { decimal } from '../../values/decimal.ts'
import { rational, rationalFromDecimalText, whole } from '../../values/rational.ts'
import type { Params } from './level-2.ts'
import type { Value } from '../../values/values.ts'

/** Written division: ten times the rest for each further place. */
function divide(top: number, bottom: number): string {
  let text = `${Math.floor(top / bottom)}.`
  for (let rest = top % bottom; rest > 0; rest = (rest * 10) % bottom) text += String(Math.floor((rest * 10) / bottom))
  return text
}

const count = (p: Params): number => p.wholes * p.bottom + p.top

export function oracle(p: Params): Value {
  const text = divide(count(p), p.bottom)
  if (p.asked === 'decimal') return decimal(rationalFromDecimalText(text), text.split('.')[1]?.length ?? 0)
  let parts = 0
  while (divide(parts, p.bottom) !== text) parts++
  return whole(parts)
}

export const wrong = {
  fraction_digits_decimal: (p: Params): Value[] =>
    p.asked === 'top'
      ? [whole(Number(divide(count(p), p.bottom).split('.')[1]))]
      : [`${p.wholes}.${p.top}${p.bottom}`, `${p.wholes}.${p.bottom}`, `${p.top}.${p.bottom}`].map((t) =>
          rationalFromDecimalText(t),
        ),
  slip_off_by_one: (p: Params): Value => (p.asked === 'top' ? whole(count(p) + 1) : rational(count(p) + 1, p.bottom)),
  stops_early: (p: Params): Value => whole(p.top),
  given_number: (p: Params): Value => whole(p.bottom),
  looks_alike: (p: Params): Value => rationalFromDecimalText(`${p.wholes}.${p.top}`),
}
