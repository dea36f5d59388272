import { barModel } from '../../figures/bar-model.ts'
import { retold } from '../../figures/drawing.ts'
import type { BarPart } from '../../figures/bar-model.ts'
import type { Figure } from '../../values/values.ts'

/** Parts that can be told apart on a telephone; longer bars leave out the middle. */
const mostParts = 9

/** A bar of `all` that begins with equal parts of `size` and goes on: how many there are is not drawn. */
export function partsOfSize(all: number, size: number): Figure {
  const shown = all >= 4 * size ? 2 : 1
  const drawn = barModel({
    bars: [
      {
        parts: [
          ...Array.from({ length: shown }, (): BarPart => ({ size, text: String(size) })),
          { size: all - shown * size, text: '…' },
        ],
        total: String(all),
      },
    ],
  })
  return retold(drawn, {
    title: 'Bar model',
    alt: `A bar of ${all} in all. It starts with a part of ${size} and goes on in equal parts of ${size}.`,
    facts: drawn.facts,
  })
}

/** The whole bar: `full` parts of `size` and the remainder in the second hue, with the middle left out when there are too many. */
export function partsWithRemainder(full: number, size: number, rest: number): Figure {
  const one: BarPart = { size, text: String(size) }
  const many = full > mostParts
  const parts = many ? [one, one, { size: (full - 3) * size, text: '…' }, one] : Array.from({ length: full }, () => one)
  const drawn = barModel({
    bars: [{ parts: [...parts, { size: rest, text: String(rest), second: true }], total: String(full * size + rest) }],
  })
  return retold(drawn, {
    title: 'Bar model',
    alt: `A bar of ${full * size + rest} in all: ${full} equal parts of ${size} and a last part of ${rest}.`,
    facts: drawn.facts,
  })
}
