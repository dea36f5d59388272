import type { Figure } from '../values/values.ts'
import { centred, circle, drawing, label, line, n2, path, rectangle } from './drawing.ts'
import { exactText } from './exact.ts'
import { hueOf, tone } from './palette.ts'

export interface ScaleOptions {
  /** A dial (kitchen scale) or a jug (liquid). */
  readonly kind: 'dial' | 'jug'
  readonly from: number
  readonly to: number
  /** Between neighbouring marks. */
  readonly step: number
  /** Every so many marks have a number. */
  readonly labelEvery: number
  readonly value: number
  readonly unit: string
}

/** A measuring instrument to read: a dial with a pointer or a jug with a level. */
export function scale(options: ScaleOptions): Figure {
  const { kind, from, to, step, value, unit } = options
  const body = kind === 'dial' ? dial(options) : jug(options)
  const after = Math.round(((value - from) / step) * 100) / 100
  const place = Number.isInteger(after)
    ? `at the mark number ${after} after ${exactText(from)}`
    : `between marks ${Math.floor(after)} and ${Math.ceil(after)} after ${exactText(from)}`
  const alt = `${kind === 'dial' ? 'A dial' : 'A measuring jug'} in ${unit} from ${exactText(from)} to ${exactText(to)}, a mark every ${exactText(step)}. The ${kind === 'dial' ? 'pointer stands' : 'level is'} ${place}.`
  return drawing(
    {
      height: 200,
      hue: hueOf.geometry,
      title: kind === 'dial' ? 'Scale' : 'Measuring jug',
      alt,
      facts: { from, to, step, value, unit },
    },
    body,
  )
}

const marksOf = ({ from, to, step }: ScaleOptions): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => Math.round((from + i * step) * 1e6) / 1e6)

function dial(options: ScaleOptions): string {
  const [x, y, radius] = [160, 102, 88]
  const turn = (value: number): number =>
    ((-135 + (270 * (value - options.from)) / (options.to - options.from)) * Math.PI) / 180
  const at = (value: number, reach: number): [number, number] => [
    x + Math.sin(turn(value)) * reach,
    y - Math.cos(turn(value)) * reach,
  ]
  let drawn = circle(x, y, radius, { fill: tone.paper, stroke: tone.f4, width: 4 })
  for (const [i, value] of marksOf(options).entries()) {
    const big = i % options.labelEvery === 0
    drawn += line(...at(value, radius - (big ? 14 : 9)), ...at(value, radius - 5), { width: big ? 2.4 : 1.4 })
    if (big) drawn += centred(...at(value, radius - 28), exactText(value), { size: 14 })
  }
  drawn += centred(x, y + 40, options.unit, { size: 15, weight: 600 })
  return (
    drawn +
    line(x, y, ...at(options.value, radius - 16), { stroke: tone.f3, width: 5 }) +
    circle(x, y, 8, { fill: tone.f4 })
  )
}

function jug(options: ScaleOptions): string {
  const [left, right, top, bottom] = [104, 216, 18, 184]
  const at = (value: number): number =>
    bottom - 8 - ((value - options.from) / (options.to - options.from)) * (bottom - top - 26)
  const level = at(options.value)
  let drawn = path(`M${left} ${n2(level)}H${right}V${bottom - 10}q0 10 -10 10H${left + 10}q-10 0 -10 -10Z`, {
    fill: tone.f2,
    stroke: 'none',
  })
  drawn += line(left, level, right, level, { stroke: tone.f3, width: 4 })
  drawn += path(
    `M${left - 8} ${top}Q${left} ${top + 4} ${left} ${top + 14}V${bottom - 10}q0 10 10 10H${right - 10}q10 0 10 -10V${top}`,
    { width: 3.5 },
  )
  drawn += path(`M${right} 52q40 -4 40 40q0 44 -40 44`, { width: 7, stroke: tone.f2 })
  for (const [i, value] of marksOf(options).entries()) {
    const big = i % options.labelEvery === 0
    drawn += line(left + 2, at(value), left + (big ? 26 : 15), at(value), { width: big ? 2.4 : 1.6 })
    if (big) drawn += centred(left - 28, at(value), exactText(value), { size: 14 })
  }
  return (
    drawn +
    label(right - 26, bottom - 10, options.unit, { size: 15 }) +
    rectangle(left, bottom + 2, right - left, 3, { fill: tone.f4, radius: 1.5 })
  )
}
