import type { Figure } from '../values/values.ts'
import type { Hue } from './palette.ts'
import { tone } from './palette.ts'

/**
 * The pen of every figure. Each function returns svg text; numbers are rounded to 2 decimals so that equal parameters
 * give equal bytes on every machine. No element has an id: many figures may stand on one page.
 */
export interface Sheet {
  /** In user units; 320 x 180 unless told. */
  readonly width?: number
  readonly height?: number
  readonly hue: Hue
  /** A few words that name the picture: 'Ten frame'. */
  readonly title: string
  /** 20 to 250 characters: every fact of the picture in words, never the answer. */
  readonly alt: string
  readonly facts: Figure['facts']
}

export const defaultWidth = 320
export const defaultHeight = 180
/** The least font size on a sheet 320 wide: 12 pixels when it is shown 300 pixels wide. */
export const smallest = 13

export interface Pen {
  readonly fill?: string
  readonly stroke?: string
  /** Width of the stroke; 2 unless told. */
  readonly width?: number
  /** true for the standard dash (missing or empty part), or a dash pattern. */
  readonly dashed?: boolean | string
  readonly opacity?: number
  /** Corner radius of a rectangle. */
  readonly radius?: number
}

export interface LabelPen {
  readonly size?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
  readonly fill?: string
  /** Degrees clockwise about (x, y). */
  readonly turn?: number
  /** Colour of a halo drawn behind the letters, where a label crosses lines. */
  readonly halo?: string
}

export type Spot = readonly [x: number, y: number]

/** A number of svg: at most 2 decimals, no negative zero, no exponent. */
export function n2(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`a figure cannot place ${value}`)
  const rounded = Math.round(value * 100) / 100
  return String(rounded === 0 ? 0 : rounded)
}

/** Text made safe for svg and html. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
}

/** A complete figure of a body drawn with the functions below. */
export function drawing(sheet: Sheet, body: string): Figure {
  const width = sheet.width ?? defaultWidth
  const height = sheet.height ?? defaultHeight
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" class="fig h-${sheet.hue}" viewBox="0 0 ${n2(width)} ${n2(height)}" role="img"` +
    ` font-family="var(--font-display)" font-weight="700" text-anchor="middle">` +
    `<title>${escapeXml(sheet.title)}</title><desc>${escapeXml(sheet.alt)}</desc>${body}</svg>`
  return { svg, title: sheet.title, alt: sheet.alt, width, height, facts: sheet.facts }
}

/** The same picture under another title, alt text and facts. */
export function retold(figure: Figure, words: Pick<Figure, 'title' | 'alt' | 'facts'>): Figure {
  const head = figure.svg.slice(0, figure.svg.indexOf('<title>'))
  const body = figure.svg.slice(figure.svg.indexOf('</desc>') + '</desc>'.length)
  const svg = `${head}<title>${escapeXml(words.title)}</title><desc>${escapeXml(words.alt)}</desc>${body}`
  return { ...figure, ...words, svg }
}

function penAttributes(pen: Pen, defaults: { fill: string; stroke: string }): string {
  const fill = pen.fill ?? defaults.fill
  const stroke = pen.stroke ?? defaults.stroke
  let text = ` fill="${fill}"`
  if (stroke !== 'none') {
    text += ` stroke="${stroke}" stroke-width="${n2(pen.width ?? 2)}" stroke-linecap="round" stroke-linejoin="round"`
    if (pen.dashed) text += ` stroke-dasharray="${pen.dashed === true ? '4 4' : pen.dashed}"`
  }
  if (pen.opacity !== undefined) text += ` opacity="${n2(pen.opacity)}"`
  return text
}

const filled = { fill: tone.f3, stroke: 'none' }
const stroked = { fill: 'none', stroke: tone.f4 }

export function line(x1: number, y1: number, x2: number, y2: number, pen: Pen = {}): string {
  return `<path d="M${n2(x1)} ${n2(y1)}L${n2(x2)} ${n2(y2)}"${penAttributes(pen, stroked)}/>`
}

/** A closed figure, filled with the solid unless told. */
export function polygon(points: readonly Spot[], pen: Pen = {}): string {
  return `<path d="M${points.map(([x, y]) => `${n2(x)} ${n2(y)}`).join('L')}Z"${penAttributes(pen, filled)}/>`
}

export function circle(x: number, y: number, radius: number, pen: Pen = {}): string {
  return `<circle cx="${n2(x)}" cy="${n2(y)}" r="${n2(radius)}"${penAttributes(pen, filled)}/>`
}

export function rectangle(x: number, y: number, width: number, height: number, pen: Pen = {}): string {
  const corner = Math.min(pen.radius ?? 0, width / 2, height / 2)
  const rx = corner > 0 ? ` rx="${n2(corner)}"` : ''
  return `<rect x="${n2(x)}" y="${n2(y)}" width="${n2(width)}" height="${n2(height)}"${rx}${penAttributes(pen, filled)}/>`
}

/** An outline in svg path notation; the caller rounds with `n2`. */
export function path(d: string, pen: Pen = {}): string {
  return `<path d="${d}"${penAttributes(pen, stroked)}/>`
}

/** A straight arrow with a filled head at its end (and at its start when `both`). */
export function arrow(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  pen: Pen & { head?: number; both?: boolean } = {},
): string {
  const head = pen.head ?? 8
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const start: Spot = pen.both ? [x1 + ux * head * 0.8, y1 + uy * head * 0.8] : [x1, y1]
  const fill = pen.stroke ?? tone.f4
  return (
    line(start[0], start[1], x2 - ux * head * 0.8, y2 - uy * head * 0.8, pen) +
    arrowHead(x2, y2, ux, uy, head, fill) +
    (pen.both ? arrowHead(x1, y1, -ux, -uy, head, fill) : '')
  )
}

/** A filled triangle with its tip at (x, y), pointing along (ux, uy), a vector of length 1. */
export function arrowHead(x: number, y: number, ux: number, uy: number, size = 8, fill: string = tone.f4): string {
  const [bx, by] = [x - ux * size, y - uy * size]
  const half = size * 0.55
  return polygon(
    [
      [x, y],
      [bx - uy * half, by + ux * half],
      [bx + uy * half, by - ux * half],
    ],
    { fill },
  )
}

/** A group moved, turned (degrees clockwise) or scaled as one. */
export function group(
  body: string,
  move: { x?: number; y?: number; turn?: number; scale?: number; opacity?: number },
): string {
  const parts: string[] = []
  if (move.x !== undefined || move.y !== undefined) parts.push(`translate(${n2(move.x ?? 0)} ${n2(move.y ?? 0)})`)
  if (move.turn !== undefined) parts.push(`rotate(${n2(move.turn)})`)
  if (move.scale !== undefined) parts.push(`scale(${n2(move.scale)})`)
  const transform = parts.length > 0 ? ` transform="${parts.join(' ')}"` : ''
  const opacity = move.opacity === undefined ? '' : ` opacity="${n2(move.opacity)}"`
  return `<g${transform}${opacity}>${body}</g>`
}

const scripts = /([\^_])(?:\{([^}]*)\}|([A-Za-z0-9−+*]))/g

/** Raised and lowered parts, `x^2`, `a_{10}`, become tspans at 0.72 of the size. */
function labelContent(text: string, size: number): string {
  let content = ''
  let last = 0
  let back = 0
  const plain = (part: string): string => {
    if (part === '') return ''
    const dy = back
    back = 0
    return dy === 0 ? escapeXml(part) : `<tspan dy="${n2(dy)}">${escapeXml(part)}</tspan>`
  }
  for (const match of text.matchAll(scripts)) {
    content += plain(text.slice(last, match.index))
    const shift = match[1] === '^' ? -0.36 * size : 0.2 * size
    content += `<tspan dy="${n2(shift + back)}" font-size="${n2(size * 0.72)}">${escapeXml(match[2] ?? match[3] ?? '')}</tspan>`
    back = -shift
    last = match.index + match[0].length
  }
  return content + plain(text.slice(last))
}

/**
 * One line of text with its baseline at y, centred on x unless anchored otherwise. `x^2` and `a_1` are set raised and
 * lowered. A hyphen before a digit is shown as a minus sign.
 */
export function label(x: number, y: number, text: string, pen: LabelPen = {}): string {
  const size = pen.size ?? 16
  const shown = text.replace(/(^|[^\p{L}\d])-(?=[\d.a-z])/gu, '$1−')
  let attributes = ` x="${n2(x)}" y="${n2(y)}" font-size="${n2(size)}" fill="${pen.fill ?? tone.f4}"`
  if (pen.anchor !== undefined && pen.anchor !== 'middle') attributes += ` text-anchor="${pen.anchor}"`
  if (pen.weight !== undefined) attributes += ` font-weight="${pen.weight}"`
  if (pen.turn !== undefined) attributes += ` transform="rotate(${n2(pen.turn)} ${n2(x)} ${n2(y)})"`
  if (pen.halo !== undefined)
    attributes += ` stroke="${pen.halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`
  return `<text${attributes}>${labelContent(shown, size)}</text>`
}

/** A label centred on a point both ways. */
export function centred(x: number, y: number, text: string, pen: LabelPen = {}): string {
  return label(x, y + (pen.size ?? 16) * 0.355, text, pen)
}
