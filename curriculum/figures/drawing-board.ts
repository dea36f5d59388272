import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import type { Pen } from './drawing.ts'
import { arrow, circle, drawing, label, line, path, polygon } from './drawing.ts'
import { tone } from './palette.ts'
import type { LabelWish } from './place-labels.ts'
import { boxAround, leaderFrom, placeLabel } from './place-labels.ts'
import type { Box, Spot } from './plane-geometry.ts'
import { polar } from './plane-geometry.ts'
import { textWidth } from './text-width.ts'

export interface Ink {
  readonly stroke?: string
  readonly fill?: string
  readonly width?: number
  readonly dash?: string
  readonly opacity?: number
}

/** Text that must stay legible over lines drawn later: written last, with a halo in the color of the ground. */
export interface TextInk {
  readonly size?: number
  readonly weight?: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly over?: boolean
}

export interface LabelInk extends TextInk {
  /** Preferred direction from the anchor, degrees counterclockwise; north-east when left out. */
  readonly toward?: number
  readonly spread?: number
  readonly gap?: number
  readonly stepCost?: number
  /** Always joined to its anchor by a thin line. */
  readonly leader?: boolean
}

/** What every figure function takes besides its mathematics. Title and alt are written for the figure when left out. */
export interface FigureWords {
  readonly hue?: Hue
  readonly title?: string
  readonly alt?: string
}

/** The finished words of a figure. */
export interface Caption {
  readonly hue: Hue
  readonly title: string
  readonly alt: string
  readonly facts: Figure['facts']
}

export const dashed = '6 5.5'
export const dotted = '1.5 5'
const textSize = 14

/**
 * A drawing under construction. Lines and texts are remembered, and labels are placed at the end, in the order they
 * were asked for, where they touch neither.
 */
export class DrawingBoard {
  readonly width: number
  readonly height: number
  readonly #parts: string[] = []
  readonly #texts: Box[] = []
  readonly #lines: (readonly [Spot, Spot])[] = []
  readonly #over: { at: Spot; text: string; ink: TextInk }[] = []
  readonly #waiting: { wish: LabelWish; text: string; ink: LabelInk }[] = []

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** A stroke that labels keep clear of. */
  line(a: Spot, b: Spot, ink: Ink = {}): void {
    this.keepClear(a, b)
    this.#parts.push(line(a[0], a[1], b[0], b[1], stroke(ink)))
  }

  /** A stroke that labels may cross: grid lines. */
  faint(a: Spot, b: Spot, ink: Ink = {}): void {
    this.#parts.push(line(a[0], a[1], b[0], b[1], stroke({ stroke: tone.f2, width: 1, ...ink })))
  }

  /** Many strokes of one ink as a single element: grids and scales. */
  strokes(list: readonly (readonly [Spot, Spot])[], ink: Ink = {}): void {
    if (list.length === 0) return
    this.#parts.push(path(list.map((pair) => through(pair)).join(''), stroke({ stroke: tone.f2, width: 1, ...ink })))
  }

  arrow(a: Spot, b: Spot, ink: Ink = {}): void {
    this.keepClear(a, b)
    this.#parts.push(arrow(a[0], a[1], b[0], b[1], { ...stroke(ink), head: 6 + (ink.width ?? 2.5) * 1.4 }))
  }

  polyline(points: readonly Spot[], ink: Ink = {}): void {
    this.#follow(points, false)
    this.#parts.push(path(through(points), { fill: 'none', ...stroke(ink) }))
  }

  polygon(points: readonly Spot[], ink: Ink = {}): void {
    this.#follow(points, true)
    this.#parts.push(polygon(points, { ...stroke(ink), fill: ink.fill ?? 'none' }))
  }

  /** A filled region without outline; labels may stand on it. */
  region(points: readonly Spot[], ink: Ink = {}): void {
    this.#parts.push(
      polygon(points, {
        stroke: 'none',
        fill: ink.fill ?? tone.f1,
        ...(ink.opacity === undefined ? {} : { opacity: ink.opacity }),
      }),
    )
  }

  circle(center: Spot, radius: number, ink: Ink = {}): void {
    this.#follow(
      Array.from({ length: 24 }, (_, i) => polar(center, radius, i * 15)),
      true,
    )
    this.#parts.push(circle(center[0], center[1], radius, { ...stroke(ink), fill: ink.fill ?? 'none' }))
  }

  /** A counterclockwise arc from one direction to another, in degrees. */
  arc(center: Spot, radius: number, from: number, to: number, ink: Ink = {}): void {
    const count = Math.max(3, Math.ceil(Math.abs(to - from) / 10))
    this.#follow(
      Array.from({ length: count + 1 }, (_, i) => polar(center, radius, from + ((to - from) * i) / count)),
      false,
    )
    this.#parts.push(path(arcPath(center, radius, from, to), { fill: 'none', ...stroke(ink) }))
  }

  /** Free path data; not an obstacle for labels. */
  path(data: string, ink: Ink = {}): void {
    this.#parts.push(path(data, { ...stroke(ink), fill: ink.fill ?? 'none' }))
  }

  /** A point: filled, or open with the ground showing. */
  dot(at: Spot, ink: Ink & { readonly open?: boolean; readonly radius?: number } = {}): void {
    const r = ink.radius ?? 4.5
    const color = ink.stroke ?? tone.f3
    this.#texts.push(boxAround(at, r * 2, r * 2))
    this.#parts.push(
      circle(at[0], at[1], r, { stroke: color, width: 2, fill: ink.open ? tone.paper : (ink.fill ?? color) }),
    )
  }

  /** Labels stay off this line though nothing is drawn. */
  keepClear(a: Spot, b: Spot): void {
    this.#lines.push([a, b])
  }

  /** Text whose place is given: `at` is its anchor and vertical middle. */
  text(at: Spot, text: string, ink: TextInk = {}): void {
    this.#texts.push(textBox(at, text, ink))
    if (ink.over) this.#over.push({ at, text, ink })
    else this.#parts.push(written(at, text, ink))
  }

  /** True when text could stand there without touching other text or the edge. */
  isFree(at: Spot, text: string, ink: TextInk = {}): boolean {
    const box = textBox(at, text, ink)
    const touches = (b: Box): boolean =>
      box.left < b.right + 5 && b.left < box.right + 5 && box.top < b.bottom && b.top < box.bottom
    return box.left > 1 && box.right < this.width - 1 && !this.#texts.some(touches)
  }

  /** Text that finds its own place near one of the anchors. */
  label(anchors: Spot | readonly Spot[], text: string, ink: LabelInk = {}): void {
    const size = ink.size ?? textSize
    const several = Array.isArray(anchors[0])
    this.#waiting.push({
      text,
      ink,
      wish: {
        anchors: several ? (anchors as readonly Spot[]) : [anchors as Spot],
        width: textWidth(asShown(text), size),
        height: size * 1.1,
        toward: ink.toward ?? 45,
        spread: ink.spread ?? 180,
        gap: ink.gap ?? 6,
        stepCost: ink.stepCost ?? 2,
      },
    })
  }

  /** Places the waiting labels and closes the drawing. */
  finish(caption: Caption): Figure {
    return drawing({ width: this.width, height: this.height, ...caption }, this.markup(caption.hue))
  }

  /** Places the waiting labels and gives all that was drawn, without a frame. */
  markup(hue: Hue): string {
    const parts = [...this.#parts]
    const texts = [...this.#texts]
    for (const { wish, text, ink } of this.#waiting) {
      const place = placeLabel(wish, { width: this.width, height: this.height, texts, lines: this.#lines })
      texts.push(place.box)
      if (place.far || ink.leader) {
        const [from, to] = [leaderFrom(place), place.anchor]
        parts.push(line(from[0], from[1], to[0], to[1], stroke({ width: 1, stroke: tone.f4, opacity: 0.6 })))
      }
      parts.push(written(place.center, text, ink))
    }
    const halo = `light-dark(var(--${hue}-2),var(--${hue}-3))`
    for (const { at, text, ink } of this.#over) parts.push(written(at, text, ink, halo))
    return parts.join('')
  }

  #follow(points: readonly Spot[], closed: boolean): void {
    for (const [i, p] of points.entries()) {
      const next = points[i + 1] ?? (closed ? points[0] : undefined)
      if (next) this.keepClear(p, next)
    }
  }
}

function stroke({ dash, ...ink }: Ink): Pen {
  return { stroke: tone.f4, width: 2.5, ...ink, ...(dash ? { dashed: dash } : {}) }
}

/** The pen writes a hyphen before a number as a minus sign, which is wider. */
const asShown = (text: string): string => text.replace(/(^|[^\p{L}\d])-(?=[\d.a-z])/gu, '$1−')

function textBox(at: Spot, text: string, ink: TextInk): Box {
  const size = ink.size ?? textSize
  const width = textWidth(asShown(text), size)
  const shift = ink.anchor === 'start' ? width / 2 : ink.anchor === 'end' ? -width / 2 : 0
  return boxAround([at[0] + shift, at[1]], width, size * 1.1)
}

function written(at: Spot, text: string, ink: TextInk, halo?: string): string {
  const size = ink.size ?? textSize
  return label(at[0], at[1] + size * 0.34, text, {
    size,
    anchor: ink.anchor ?? 'middle',
    weight: ink.weight ?? 600,
    fill: ink.fill ?? tone.f4,
    ...(halo ? { halo } : {}),
  })
}

const rounded = (n: number): number => Math.round(n * 100) / 100

/** SVG path data through the points. */
export function through(points: readonly Spot[], closed = false): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('') + (closed ? 'Z' : '')
}

/** SVG path data of a counterclockwise arc; `wedge` closes it through the center. */
export function arcPath(center: Spot, radius: number, from: number, to: number, wedge = false): string {
  const [a, b] = [polar(center, radius, from), polar(center, radius, to)]
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const sweep = to > from ? 0 : 1
  const start = wedge
    ? `M${rounded(center[0])} ${rounded(center[1])}L${rounded(a[0])} ${rounded(a[1])}`
    : `M${rounded(a[0])} ${rounded(a[1])}`
  return `${start}A${rounded(radius)} ${rounded(radius)} 0 ${large} ${sweep} ${rounded(b[0])} ${rounded(b[1])}${wedge ? 'Z' : ''}`
}
