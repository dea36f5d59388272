import type { Figure } from '../values/values.ts'
import { centred, circle, drawing, line, n2, path } from './drawing.ts'
import { hueOf, tone } from './palette.ts'

export interface SpinnerOptions {
  /** Sectors clockwise from the top; `size` in equal shares, 1 unless told. Equal texts have equal colours. */
  readonly sectors: readonly { readonly text: string; readonly size?: number }[]
  /** Where the pointer stands, in turns clockwise from the top; 0.1 unless told. */
  readonly pointer?: number
}

const looks = [
  { fill: tone.f3, ink: tone.f0 },
  { fill: tone.f1, ink: tone.f4 },
  { fill: tone.g3, ink: tone.g0 },
  { fill: tone.f2, ink: tone.f4 },
  { fill: tone.g1, ink: tone.g4 },
  { fill: tone.paper, ink: tone.f4 },
] as const

/** A spinner with labelled sectors. */
export function spinner({ sectors, pointer = 0.1 }: SpinnerOptions): Figure {
  const [x, y, r] = [160, 98, 86]
  const total = sectors.reduce((sum, sector) => sum + (sector.size ?? 1), 0)
  const texts = [...new Set(sectors.map((sector) => sector.text))]
  const at = (turn: number, reach: number): [number, number] => [
    x + Math.sin(turn * 2 * Math.PI) * reach,
    y - Math.cos(turn * 2 * Math.PI) * reach,
  ]
  let from = 0
  let [slices, names] = ['', '']
  for (const sector of sectors) {
    const to = from + (sector.size ?? 1) / total
    const look = looks[texts.indexOf(sector.text) % looks.length] ?? looks[0]
    const [a, b, middle] = [at(from, r), at(to, r), at((from + to) / 2, r * (sectors.length > 6 ? 0.76 : 0.66))]
    slices +=
      sectors.length === 1
        ? circle(x, y, r, { fill: look.fill })
        : path(`M${x} ${y}L${n2(a[0])} ${n2(a[1])}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${n2(b[0])} ${n2(b[1])}Z`, {
            fill: look.fill,
            stroke: tone.f4,
            width: 1.8,
          })
    names += centred(middle[0], middle[1], sector.text, { size: sector.text.length > 3 ? 14 : 17, fill: look.ink })
    from = to
  }
  const tip = at(pointer, r * 0.42)
  const needle = line(x, y, ...tip, { stroke: tone.ink, width: 5 }) + circle(x, y, 8, { fill: tone.ink })
  const equal = sectors.every((sector) => (sector.size ?? 1) === (sectors[0]?.size ?? 1))
  const said = sectors.map((sector) =>
    equal ? sector.text : `${sector.text} (${sector.size ?? 1} of ${total} shares)`,
  )
  const alt = `A spinner with ${sectors.length} ${equal ? 'equal' : 'unequal'} sectors, clockwise from the top: ${said.join(', ')}.`
  const facts = { sectors: sectors.map((sector) => sector.text), sizes: sectors.map((sector) => sector.size ?? 1) }
  return drawing(
    { height: 196, hue: hueOf.data, title: 'Spinner', alt, facts },
    slices + circle(x, y, r, { fill: 'none', stroke: tone.f4, width: 3 }) + names + needle,
  )
}
