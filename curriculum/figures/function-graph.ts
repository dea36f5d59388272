import type { Figure } from '../values/values.ts'
import { altText, listed, pair, shown } from './alt-text.ts'
import type { Axis } from './axes.ts'
import { bounds } from './axes.ts'
import { conicSamples, conicWords } from './conics.ts'
import type { Conic } from './conics.ts'
import { contentFacts } from './coordinate-grid.ts'
import type { CurvePiece, CurveSpec } from './curve-specs.ts'
import { valueAt } from './curve-specs.ts'
import { clipCurve } from './clip-curve.ts'
import type { FigureWords } from './drawing-board.ts'
import type { PlotContent } from './plot.ts'
import { drawPlot, pointWords, rangeWords } from './plot.ts'
import type { XY } from './plot-marks.ts'
import { labelFill, seriesInk } from './plot-marks.ts'
import { piLabel } from './nice-ticks.ts'

export interface FunctionGraph extends PlotContent {
  readonly x: Axis
  readonly y: Axis
  readonly conics?: readonly { readonly conic: Conic; readonly label?: string }[]
  readonly equal?: boolean
  readonly height?: number
  /** 320 unless told; less for a picture that is an option, so that its numbers stay large where it is small. */
  readonly width?: number
  readonly asked?: readonly number[]
}

/**
 * Graphs of functions, relations and conics, with asymptotes, shaded regions, points and labels. Several curves differ
 * in line style and are labelled. Facts: ranges, `curves` (each curve's data as JSON), `conics`, and all points.
 */
export function functionGraph(p: FunctionGraph, words: FigureWords = {}): Figure {
  const settings = {
    x: { name: 'x', ...p.x },
    y: { name: 'y', ...p.y },
    equal: p.equal ?? p.conics !== undefined,
    height: p.height ?? (p.conics ? 300 : 240),
    ...(p.width === undefined ? {} : { width: p.width }),
  }
  const axes = drawPlot(settings, p)
  for (const [i, { conic, label }] of (p.conics ?? []).entries()) {
    const ink = seriesInk((p.curves?.length ?? 0) + i)
    const runs = conicSamples(
      conic,
      Math.max(...bounds(settings.x).map(Math.abs), ...bounds(settings.y).map(Math.abs)) * 2,
    )
    const visible = runs.flatMap((run) =>
      clipCurve(
        run.map((q) => axes.at(...q)),
        axes.box,
      ),
    )
    for (const run of visible) axes.board.polyline(run, ink)
    const longest = visible.toSorted((a, b) => b.length - a.length)[0]
    if (label && longest) {
      const anchors = [0.1, 0.9, 0.4, 0.65].map((t) => longest[Math.floor(t * (longest.length - 1))] ?? axes.at(0, 0))
      axes.board.label(anchors, label, { weight: 700, fill: labelFill(ink) })
    }
  }
  return axes.board.finish({
    hue: words.hue ?? 'lapis',
    title: words.title ?? (p.conics ? 'Graph of a conic' : 'Graph of a function'),
    alt: words.alt ?? graphWords(p, settings),
    facts: {
      xMin: p.x.min,
      xMax: p.x.max,
      yMin: p.y.min,
      yMax: p.y.max,
      curves: (p.curves ?? []).map((c) => JSON.stringify(c.curve)),
      ...(p.conics ? { conics: p.conics.map((c) => JSON.stringify(c.conic)) } : {}),
      ...contentFacts(p),
    },
  })
}

const shapeNames: Readonly<Record<CurveSpec['kind'], string>> = {
  polynomial: 'curve',
  exponential: 'exponential curve',
  logarithm: 'logarithmic curve',
  sine: 'wave',
  cosine: 'wave',
  tangent: 'repeating branched curve',
  rational: 'branched curve',
  absolute: 'V-shaped graph',
  root: 'square root curve',
  cube_root: 'cube root curve',
  polyline: 'path of straight pieces',
  piecewise: 'graph in pieces',
}

/** A point in words; x as a multiple of pi where the axis is numbered so. */
const told = (p: FunctionGraph, [x, y]: XY): string =>
  p.x.inPi ? `(${piLabel(x / Math.PI)}, ${shown(y)})` : pair(x, y)

/** A curve by points that can be read off: the corners of a straight path, the ends of pieces, else grid points. */
function curveWords(curve: CurveSpec, label: string | undefined, p: FunctionGraph): string {
  const article = curve.kind === 'exponential' ? 'An ' : 'A '
  const name = label ? `${label}: ` : article
  if (curve.kind === 'piecewise')
    return `${name}graph in pieces: ${curve.pieces.map((piece) => pieceWords(piece)).join('; ')}.`
  const through = readable(curve, p).map((q) => told(p, q))
  const degree = curve.kind === 'polynomial' ? curve.coefficients.length - 1 : -1
  const kind = degree === 1 || degree === 0 ? 'line' : degree === 2 ? 'parabola' : shapeNames[curve.kind]
  return `${name}${kind}${through.length ? ` through ${listed(through)}` : ''}.`
}

function pieceWords(piece: CurvePiece): string {
  const end = (x: number, filled: boolean): string =>
    `${pair(x, valueAt(piece.curve, x) ?? 0)} ${filled ? 'filled' : 'open'}`
  return `from ${end(piece.from, piece.fromIncluded)} to ${end(piece.to, piece.toIncluded)}`
}

/** Up to five grid points of the curve; of a wave the first five quarter turns from the y-axis on. */
function readable(curve: CurveSpec, p: FunctionGraph): XY[] {
  if (curve.kind === 'polyline') return [...curve.points]
  const [x0, x1] = bounds(p.x)
  const [y0, y1] = bounds(p.y)
  const visible = (x: number): XY | null => {
    const y = valueAt(curve, x)
    return y !== null && x <= x1 + 1e-9 && y >= y0 && y <= y1 ? [x, y] : null
  }
  if (curve.kind === 'sine' || curve.kind === 'cosine' || curve.kind === 'tangent') {
    const quarter = Math.PI / (curve.kind === 'tangent' ? 4 : 2) / Math.abs(curve.frequency)
    return [0, 1, 2, 3, 4].flatMap((i) => {
      const q = visible((curve.shift ?? 0) + i * quarter)
      return q ? [q] : []
    })
  }
  const step = p.x.step ?? 1
  const found: XY[] = []
  for (let x = Math.ceil(x0 / step - 1e-9) * step; x <= x1 + 1e-9; x += step) {
    const q = visible(x)
    if (q && Math.abs(q[1] * 2 - Math.round(q[1] * 2)) < 1e-6) found.push(q)
  }
  const every = Math.max(1, Math.ceil(found.length / 5))
  return found.filter((_, i) => i % every === 0)
}

function graphWords(p: FunctionGraph, settings: Parameters<typeof rangeWords>[0]): string {
  const curves = (p.curves ?? []).map((c) => curveWords(c.curve, c.label, p))
  const conics = (p.conics ?? []).map((c) => `${c.label ? `${c.label}: ` : ''}${conicWords(c.conic)}`)
  const points = (p.points ?? []).map((q, i) => pointWords(q, p.asked?.includes(i) ?? false))
  const marks = [
    ...(points.length ? [`Marked: ${listed(points)}.`] : []),
    ...(p.verticals ?? []).map((v) => `Dashed vertical line at x = ${p.x.inPi ? piLabel(v.x / Math.PI) : shown(v.x)}.`),
    ...(p.horizontals ?? []).map((h) => `Dashed horizontal line at y = ${shown(h.y)}.`),
    ...(p.regions ?? []).map((r) => `Shaded from x = ${shown(r.from)} to ${shown(r.to)}.`),
  ]
  const body = [...curves, ...conics, ...marks].join(' ')
  return altText(`Graph, ${rangeWords(settings)}. ${body}`, `Graph. ${body}`, body)
}
