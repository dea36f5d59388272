import type { Figure } from '../values/values.ts'
import { altText, pair } from './alt-text.ts'
import type { Axis } from './axes.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed } from './drawing-board.ts'
import { markAngle, angleBetween } from './outline-marks.ts'
import { tone } from './palette.ts'
import { between, directionOf } from './plane-geometry.ts'
import { drawPlot, flat } from './plot.ts'
import type { XY } from './plot-marks.ts'

export interface DrawnVector {
  readonly from: XY
  readonly to: XY
  readonly label?: string
  /** Components drawn as dashed legs, with labels on demand. */
  readonly legs?: { readonly across?: string; readonly up?: string }
  /** 2: second color. */
  readonly color?: 1 | 2
  readonly dashed?: boolean
}

export interface VectorParams {
  readonly x: Axis
  readonly y: Axis
  readonly vectors: readonly DrawnVector[]
  /** The angle between two of the vectors, which start at the same point. */
  readonly angle?: { readonly between: readonly [number, number]; readonly label: string }
}

/** Arrows on a coordinate grid. Facts: vectors as a flat list from x, from y, to x, to y; labels. */
export function vector(p: VectorParams, words: FigureWords = {}): Figure {
  const axes = drawPlot({ x: { name: 'x', ...p.x }, y: { name: 'y', ...p.y }, equal: true, height: 300 }, {})
  for (const v of p.vectors) {
    const [a, b, corner] = [axes.at(...v.from), axes.at(...v.to), axes.at(v.to[0], v.from[1])]
    if (v.legs) {
      axes.board.line(a, corner, { dash: dashed, width: 2 })
      axes.board.line(corner, b, { dash: dashed, width: 2 })
    }
    axes.board.arrow(a, b, {
      stroke: v.color === 2 ? tone.g3 : tone.f3,
      width: 3.5,
      ...(v.dashed ? { dash: dashed } : {}),
    })
  }
  if (p.angle) {
    const [u, v] = [p.vectors[p.angle.between[0]], p.vectors[p.angle.between[1]]]
    if (!u || !v) throw new RangeError('the angle names a vector that is not there')
    const at = axes.at(...u.from)
    markAngle(axes.board, at, angleBetween(at, axes.at(...u.to), axes.at(...v.to)), {
      label: p.angle.label,
      radius: 22,
    })
  }
  for (const v of p.vectors) {
    const [a, b, corner] = [axes.at(...v.from), axes.at(...v.to), axes.at(v.to[0], v.from[1])]
    const up = v.to[1] >= v.from[1]
    if (v.legs?.across) axes.board.label(between(a, corner, 0.5), v.legs.across, { toward: up ? 270 : 90, spread: 30 })
    if (v.legs?.up)
      axes.board.label(between(corner, b, 0.5), v.legs.up, { toward: v.to[0] >= v.from[0] ? 0 : 180, spread: 30 })
    if (v.label)
      axes.board.label(
        [0.5, 0.62, 0.38, 0.8].map((t) => between(a, b, t)),
        v.label,
        { toward: directionOf(a, b) + 90, weight: 700, size: 15 },
      )
  }
  return axes.board.finish({
    hue: words.hue ?? 'lapis',
    title: words.title ?? 'Vectors on a grid',
    alt: words.alt ?? vectorWords(p),
    facts: { vectors: p.vectors.flatMap((v) => flat([v.from, v.to])), labels: p.vectors.map((v) => v.label ?? '') },
  })
}

function vectorWords(p: VectorParams): string {
  const told = p.vectors.map((v) => {
    const legs = [v.legs?.across, v.legs?.up].filter(Boolean)
    return `Arrow${v.label ? ` ${v.label}` : ''} from ${pair(...v.from)} to ${pair(...v.to)}${legs.length ? `, legs ${legs.join(' and ')}` : ''}.`
  })
  return altText(`Grid. ${told.join(' ')}${p.angle ? ` Angle between them ${p.angle.label}.` : ''}`)
}
