import { drawing, label, path, rectangle } from '../../figures/drawing.ts'
import { listWords } from '../../figures/lettering.ts'
import { hueOf, tone } from '../../figures/palette.ts'
import type { Figure } from '../../values/values.ts'

/** A vessel and how many cups of water fill it. */
export interface Vessel {
  readonly name: string
  readonly cups: number
}

/** Wider above than below, open at the top. */
function cup(x: number, y: number, wide: number, tall: number, pen: { fill: string; stroke: string }): string {
  const inset = wide / 6
  return path(`M${x} ${y}L${x + inset} ${y + tall}L${x + wide - inset} ${y + tall}L${x + wide} ${y}Z`, {
    ...pen,
    width: 1.8,
  })
}

/** Each vessel with the cups of water that fill it in a row beside it. The words say each cup, not how many. */
export function vesselsWithCups(vessels: readonly Vessel[]): Figure {
  const pitch = 84
  const body = vessels
    .map(({ name, cups }, i) => {
      const y = 12 + pitch * i
      const row = Array.from({ length: cups }, (_, k) =>
        cup(104 + 23 * k, y + 18, 19, 22, { fill: tone.f2, stroke: tone.f4 }),
      ).join('')
      return cup(16, y, 68, 50, { fill: tone.paper, stroke: tone.f4 }) + label(50, y + 68, name, { size: 16 }) + row
    })
    .join('')
  const each = vessels.map(({ name, cups }) => `The ${name}: ${listWords(Array.from({ length: cups }, () => 'cup'))}`)
  return drawing(
    {
      height: 12 + pitch * vessels.length,
      hue: hueOf.geometry,
      title: 'Cups of water that fill each one',
      alt: `${each.join('. ')}.`,
      facts: { names: vessels.map((v) => v.name), cups: vessels.map((v) => v.cups) },
    },
    body,
  )
}

/** A thing and its length. */
export interface Long {
  readonly name: string
  readonly size: number
}

/** Two places: in each one thing lies beside the same string. The two things never lie beside each other. */
export function comparedWithString(first: Long, second: Long, string: number): Figure {
  const longest = Math.max(first.size, second.size, string)
  const unit = 132 / longest
  const pair = (thing: Long, x: number, y: number): string =>
    label(x, y + 14, thing.name, { size: 15, anchor: 'start' }) +
    rectangle(x, y + 22, thing.size * unit, 26, { fill: tone.f2, stroke: tone.f4, width: 1.8, radius: 6 }) +
    rectangle(x, y + 56, string * unit, 8, { fill: tone.g3, stroke: tone.g4, width: 1.2, radius: 4 }) +
    label(x, y + 84, 'string', { size: 15, anchor: 'start' })
  const than = ({ size }: Long): string => (size > string ? 'longer' : 'shorter')
  return drawing(
    {
      height: 200,
      hue: hueOf.geometry,
      title: 'Two things, each beside the string',
      alt: `The ${first.name} lies beside a string. It is ${than(first)} than the string. In another place the ${second.name} lies beside the same string. It is ${than(second)} than the string.`,
      facts: { first: first.size, string, second: second.size },
    },
    pair(first, 12, 6) + pair(second, 172, 104),
  )
}

/** A thing above equal units that lie end to end under it, from its start to its end. */
export function unitsUnder(thing: string, unit: string, count: number): Figure {
  const wide = Math.min(40, 290 / count)
  const x = 14
  const units = Array.from({ length: count }, (_, i) =>
    rectangle(x + i * wide + 0.8, 78, wide - 1.6, 24, { fill: tone.g2, stroke: tone.g4, width: 1.6, radius: 5 }),
  ).join('')
  const body =
    label(x, 22, thing, { size: 16, anchor: 'start' }) +
    rectangle(x, 34, count * wide, 34, { fill: tone.f2, stroke: tone.f4, width: 1.8, radius: 8 }) +
    units +
    label(x, 124, unit, { size: 15, anchor: 'start' })
  const one = unit.slice(0, -1)
  return drawing(
    {
      height: 134,
      hue: hueOf.geometry,
      title: `A ${thing} and a row of ${unit}`,
      alt: `A ${thing}. Under it, from its start to its end, lie: ${Array.from({ length: count }, () => one).join(' ')}.`,
      facts: { units: Array.from({ length: count }, () => one) },
    },
    body,
  )
}
