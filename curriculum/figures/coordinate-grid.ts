import type { Figure } from '../values/values.ts'
import { altText, listed, pair } from './alt-text.ts'
import type { Axis } from './axes.ts'
import type { FigureWords } from './drawing-board.ts'
import type { PlotContent } from './plot.ts'
import { drawPlot, flat, gridPointsOf, pointWords, rangeWords } from './plot.ts'

export interface CoordinateGrid extends PlotContent {
  readonly x: Axis
  readonly y: Axis
  /** One unit equally long both ways; true unless the axes measure different things. */
  readonly equal?: boolean
  readonly height?: number
  /** The coordinates of these points (by place in `points`) are asked for: the alt text tells their way instead. */
  readonly asked?: readonly number[]
}

/**
 * Points, segments, polygons, lines, half-planes and curves on a coordinate grid of one to four quadrants.
 * Facts: xMin, xMax, yMin, yMax; points, segments, polygons, lines as flat lists x, y, x, y; labels.
 */
export function coordinateGrid(p: CoordinateGrid, words: FigureWords = {}): Figure {
  const x = { name: 'x', ...p.x }
  const y = { name: 'y', ...p.y }
  const equal = p.equal ?? true
  const settings = { x, y, equal, ...(p.height ? { height: p.height } : equal ? {} : { height: 230 }) }
  const { board } = drawPlot(settings, p)
  return board.finish({
    hue: words.hue ?? 'lapis',
    title: words.title ?? 'Coordinate grid',
    alt: words.alt ?? gridWords(p, settings),
    facts: {
      xMin: p.x.min,
      xMax: p.x.max,
      yMin: p.y.min,
      yMax: p.y.max,
      ...contentFacts(p),
    },
  })
}

/** The numbers of everything drawn, as flat lists. */
export function contentFacts(p: PlotContent): Figure['facts'] {
  return {
    ...(p.points ? { points: flat(p.points.map((q) => q.at)), pointLabels: p.points.map((q) => q.label ?? '') } : {}),
    ...(p.segments ? { segments: p.segments.flatMap((s) => flat([s.from, s.to])) } : {}),
    ...(p.polygons
      ? { polygons: p.polygons.flatMap((g) => flat(g.vertices)), corners: p.polygons.map((g) => g.vertices.length) }
      : {}),
    ...(p.lines
      ? { lines: p.lines.flatMap((l) => flat(l.through)), lineLabels: p.lines.map((l) => l.label ?? '') }
      : {}),
    ...(p.halfPlanes ? { halfPlanes: p.halfPlanes.flatMap((h) => [h.a, h.b, h.sign, h.c]) } : {}),
    ...(p.verticals ? { verticals: p.verticals.map((v) => v.x) } : {}),
    ...(p.horizontals ? { horizontals: p.horizontals.map((h) => h.y) } : {}),
    ...(p.regions ? { regions: p.regions.flatMap((r) => [r.from, r.to]) } : {}),
  }
}

function gridWords(p: CoordinateGrid, settings: Parameters<typeof rangeWords>[0]): string {
  const points = (p.points ?? []).map((q, i) => pointWords(q, p.asked?.includes(i) ?? false))
  const parts: string[] = []
  if (points.length > 0) parts.push(`${points.length === 1 ? 'Point' : 'Points'} ${listed(points)}.`)
  for (const l of p.lines ?? []) {
    const [a, b] = gridPointsOf(l, settings)
    parts.push(
      `${l.dashed ? 'Dashed line' : 'Line'}${l.label ? ` ${l.label}` : ''} through ${pair(...a)} and ${pair(...b)}.`,
    )
  }
  for (const s of p.segments ?? [])
    parts.push(
      `${s.arrow ? 'Arrow' : 'Segment'} from ${pair(...s.from)} to ${pair(...s.to)}${s.label ? `, ${s.label}` : ''}.`,
    )
  for (const g of p.polygons ?? []) {
    const corners = g.vertices.map((v, i) => `${g.names?.[i] ? `${g.names[i]} ` : ''}${pair(...v)}`)
    parts.push(`Polygon with corners ${listed(corners)}.`)
  }
  for (const h of p.halfPlanes ?? []) parts.push(halfPlaneWords(h))
  for (const c of p.curves ?? []) parts.push(`A curve${c.label ? ` ${c.label}` : ''}.`)
  const body = parts.join(' ')
  const range = `Coordinate grid, ${rangeWords(settings)}.`
  return altText(`${range} ${body}`.trim(), `Coordinate grid. ${body}`, body || range)
}

/** A half-plane by its boundary's points on the axes and the side that is shaded. */
function halfPlaneWords({ a, b, c, sign }: NonNullable<PlotContent['halfPlanes']>[number]): string {
  const boundary = sign.includes('=') ? 'solid' : 'dashed'
  const less = sign.startsWith('<')
  if (b === 0)
    return `Shaded ${less === a > 0 ? 'left' : 'right'} of a ${boundary} vertical line through ${pair(c / a, 0)}.`
  const side = less === b > 0 ? 'below' : 'above'
  const second = a === 0 ? '' : ` and ${c === 0 ? pair(b, -a) : pair(c / a, 0)}`
  return `Shaded ${side} a ${boundary} ${a === 0 ? 'horizontal ' : ''}line through ${pair(0, c / b)}${second}.`
}
