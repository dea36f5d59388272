import type { Figure } from '../values/values.ts'
import { drawing, label, line, n2, path, rectangle } from './drawing.ts'
import { hueOf, tone } from './palette.ts'
import { textWidth } from './text-width.ts'

export interface MapScaleOptions {
  readonly from: string
  readonly to: string
  /** What is measured on the map: '5 cm'; null is asked for. */
  readonly distance: string | null
  /** What the bar says: '1 cm = 20 km'. */
  readonly scale: string
  /** Length of the drawn way in units of the scale bar, for the picture only. */
  readonly bars: number
}

/** A small map with a way between two places and a scale bar. */
export function mapScale({ from, to, distance, scale, bars }: MapScaleOptions): Figure {
  const way = 190
  const bar = Math.max(20, Math.min(120, way / bars))
  const [a, b]: [number, number][] = [
    [65, 96],
    [65 + way, 96],
  ]
  let body = rectangle(10, 12, 300, 176, { fill: tone.paper, radius: 14 })
  body += path('M12 150Q80 120 150 138T308 118V174Q308 186 296 186H24Q12 186 12 174Z', {
    fill: tone.f1,
    stroke: 'none',
  })
  body += path('M40 28Q70 44 96 26M214 36Q250 54 286 34', { stroke: tone.f2, width: 5 })
  if (a && b) {
    body +=
      line(a[0], a[1], b[0], b[1], { stroke: tone.f3, width: 3.5, dashed: '2 7' }) + pin(a[0], a[1]) + pin(b[0], b[1])
    body +=
      label(Math.max(14 + textWidth(from, 15) / 2, a[0]), a[1] + 25, from, { size: 15 }) +
      label(Math.min(306 - textWidth(to, 15) / 2, b[0]), b[1] + 25, to, { size: 15 })
  }
  const text = distance ?? '?'
  const half = textWidth(text, 16) / 2 + 9
  body +=
    rectangle(160 - half, 58, half * 2, 26, { fill: tone.f3, radius: 9 }) +
    label(160, 76.5, text, { size: 16, fill: tone.f0 })
  body +=
    line(24, 168, 24 + bar, 168, { width: 3 }) +
    line(24, 162, 24, 174, { width: 3 }) +
    line(24 + bar, 162, 24 + bar, 174, { width: 3 }) +
    label(34 + bar, 173, scale, { size: 15, anchor: 'start' })
  const alt = `A map. The scale is ${scale}. From ${from} to ${to} the map shows ${distance ?? 'an unknown distance'}.`
  return drawing(
    {
      height: 200,
      hue: hueOf.geometry,
      title: 'Map with a scale',
      alt,
      facts: { from, to, distance: distance ?? '?', scale },
    },
    body,
  )
}

const pin = (x: number, y: number): string =>
  path(
    `M${n2(x)} ${n2(y)}C${n2(x - 16)} ${n2(y - 16)} ${n2(x - 12)} ${n2(y - 34)} ${n2(x)} ${n2(y - 34)}C${n2(x + 12)} ${n2(y - 34)} ${n2(x + 16)} ${n2(y - 16)} ${n2(x)} ${n2(y)}Z`,
    { fill: tone.f3, stroke: tone.f0, width: 1.5 },
  ) + path(`M${n2(x - 4)} ${n2(y - 21)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`, { fill: tone.f0, stroke: 'none' })
