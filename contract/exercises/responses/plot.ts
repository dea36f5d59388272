import type { PlotShape, PlotWidget } from '../surface-widgets.ts'

/** A handle by its number of steps from the origin, across and up. */
export type Handle = readonly [across: number, up: number]

export type Side = 'above' | 'below' | 'left' | 'right'

/** One curve by the handles that fix it; where a region is asked, whether its edge is dashed and which side is shaded. */
export interface PlottedCurve {
  readonly handles: readonly Handle[]
  readonly dashed: boolean
  readonly side: Side | null
}

export interface PlotState {
  readonly curves: readonly PlottedCurve[]
}

/** How many handles fix a shape; points and polygons have as many as the question says. */
const handlesOf: Readonly<Record<Exclude<PlotShape, 'points' | 'polygon'>, number>> = {
  segment: 2,
  line: 2,
  ray: 2,
  vector: 2,
  circle: 2,
  parabola: 2,
  absolute: 2,
  exponential: 3,
  sine: 2,
}

/** The number of handles of a curve of the widget. */
export function handleCount({ shape, corners }: PlotWidget['curves'][number]): number {
  return shape === 'points' || shape === 'polygon' ? corners : handlesOf[shape]
}

/** A whole number of steps as the value it stands for: '3', '-5/2'. `step` is [over, under] in lowest terms. */
export function stepsText(steps: number, [over, under]: readonly [number, number]): string {
  const [n, d] = [steps * over, under]
  const common = divisor(Math.abs(n), d)
  return d / common === 1 ? String(n / common) : `${n / common}/${d / common}`
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : divisor(b, a % b)
}

/** The steps that a value is; null when it is not a whole number of them, has more than 9 digits, or is no plain number. */
export function readSteps(text: string, [over, under]: readonly [number, number]): number | null {
  const [, sign = '', n = '', , d = '1'] = /^(-?)(0|[1-9]\d{0,8})(\/([1-9]\d{0,8}))?$/.exec(text) ?? []
  if (n === '' || (sign === '-' && n === '0')) return null
  const [value, by] = [Number(n) * under, Number(d) * over]
  if (value % by !== 0) return null
  return value === 0 ? 0 : (sign === '-' ? -1 : 1) * (value / by)
}

/**
 * The state that a response tells; null when it is not one of this widget: another shape, a handle too many, a place that is off the
 * grid or outside of the window.
 */
export function readPlot(widget: PlotWidget, text: string): PlotState | null {
  const parts = text.split('|')
  if (parts.length !== widget.curves.length) return null
  const curves: PlottedCurve[] = []
  for (const [i, part] of parts.entries()) {
    const asked = widget.curves[i]
    const curve = asked === undefined ? null : readCurve(widget, asked, part)
    if (curve === null) return null
    curves.push(curve)
  }
  return { curves }
}

function readCurve(widget: PlotWidget, asked: PlotWidget['curves'][number], text: string): PlottedCurve | null {
  const [shape, list = '', style, side, ...more] = text.split(':')
  if (shape !== asked.shape || more.length > 0) return null
  const handles: Handle[] = []
  for (const pair of list.split(';')) {
    const [, x = '', y = ''] = /^\(([^,()]+),([^,()]+)\)$/.exec(pair) ?? []
    const [across, up] = [readSteps(x, widget.step.x), readSteps(y, widget.step.y)]
    if (across === null || up === null || !isInside(widget, [across, up])) return null
    handles.push([across, up])
  }
  if (handles.length !== handleCount(asked)) return null
  if (!asked.region) return style === undefined ? { handles, dashed: false, side: null } : null
  if ((style !== 'solid' && style !== 'dashed') || !isSide(side)) return null
  return { handles, dashed: style === 'dashed', side: side === 'none' ? null : side }
}

const sides = ['above', 'below', 'left', 'right', 'none'] as const
const isSide = (text: string | undefined): text is Side | 'none' => sides.some((side) => side === text)

/** Whether a handle lies in the window. */
export function isInside({ window, step }: PlotWidget, [across, up]: Handle): boolean {
  const [x, y] = [(across * step.x[0]) / step.x[1], (up * step.y[0]) / step.y[1]]
  return x >= window.xMin && x <= window.xMax && y >= window.yMin && y <= window.yMax
}

/** The one way in which a state is written. */
export function writePlot(widget: PlotWidget, { curves }: PlotState): string {
  return curves
    .map(({ handles, dashed, side }, i) => {
      const points = handles
        .map(([x, y]) => `(${stepsText(x, widget.step.x)},${stepsText(y, widget.step.y)})`)
        .join(';')
      const asked = widget.curves[i]
      const region = asked?.region === true ? `:${dashed ? 'dashed' : 'solid'}:${side ?? 'none'}` : ''
      return `${asked?.shape ?? ''}:${points}${region}`
    })
    .join('|')
}
