import type { Figure } from '../values/values.ts'
import { altText, listed, pair } from './alt-text.ts'
import type { Axis } from './axes.ts'
import { lineAcross } from './axes.ts'
import type { FigureWords } from './drawing-board.ts'
import { dashed } from './drawing-board.ts'
import { tone } from './palette.ts'
import { flat, drawPlot } from './plot.ts'
import type { XY } from './plot-marks.ts'

export interface TransformationGrid {
  readonly x: Axis
  readonly y: Axis
  readonly figure: readonly XY[]
  readonly names?: readonly string[]
  /** The image, in the second color with a dashed outline; left out when it is asked for. */
  readonly image?: readonly XY[]
  readonly imageNames?: readonly string[]
  /** A mirror line through two points. */
  readonly mirror?: { readonly through: readonly [XY, XY]; readonly label?: string }
  /** A center of turning or of enlargement. */
  readonly center?: { readonly at: XY; readonly label?: string }
  /** The arrow of a translation. */
  readonly shift?: { readonly from: XY; readonly to: XY }
}

/**
 * A figure and its image on a grid, with mirror line, center or arrow. Facts: figure and image as flat lists, mirror,
 * center, shift.
 */
export function transformationGrid(p: TransformationGrid, words: FigureWords = {}): Figure {
  const settings = { x: { name: 'x', ...p.x }, y: { name: 'y', ...p.y }, equal: true }
  const second = p.image
    ? [{ vertices: p.image, second: true, dashed: true, ...(p.imageNames ? { names: p.imageNames } : {}) }]
    : []
  const axes = drawPlot(settings, {
    polygons: [{ vertices: p.figure, ...(p.names ? { names: p.names } : {}) }, ...second],
    ...(p.shift ? { segments: [{ ...p.shift, arrow: true, second: true }] } : {}),
    ...(p.center ? { points: [{ at: p.center.at, ...(p.center.label ? { label: p.center.label } : {}) }] } : {}),
  })
  const ends = p.mirror ? lineAcross(axes, ...p.mirror.through) : null
  if (ends) {
    axes.board.line(ends[0], ends[1], { dash: dashed, width: 3, stroke: tone.f4 })
    if (p.mirror?.label) axes.board.label([ends[1], ends[0]], p.mirror.label, { weight: 700 })
  }
  return axes.board.finish({
    hue: words.hue ?? 'leaf',
    title: words.title ?? 'Figure on a grid',
    alt: words.alt ?? gridWords(p),
    facts: {
      figure: flat(p.figure),
      image: flat(p.image ?? []),
      ...(p.mirror ? { mirror: flat(p.mirror.through) } : {}),
      ...(p.center ? { center: [...p.center.at] } : {}),
      ...(p.shift ? { shift: flat([p.shift.from, p.shift.to]) } : {}),
    },
  })
}

function gridWords(p: TransformationGrid): string {
  const corners = (list: readonly XY[], names?: readonly string[]): string =>
    listed(list.map((v, i) => `${names?.[i] ? `${names[i]} ` : ''}${pair(...v)}`))
  const parts = [
    `Figure with corners ${corners(p.figure, p.names)}.`,
    p.image ? `Dashed figure with corners ${corners(p.image, p.imageNames)}.` : '',
    p.mirror ? `Dashed line through ${pair(...p.mirror.through[0])} and ${pair(...p.mirror.through[1])}.` : '',
    p.center ? `Center ${p.center.label ?? ''} at ${pair(...p.center.at)}.`.replace('  ', ' ') : '',
    p.shift ? `Arrow from ${pair(...p.shift.from)} to ${pair(...p.shift.to)}.` : '',
  ].filter(Boolean)
  return altText(parts.join(' '))
}
