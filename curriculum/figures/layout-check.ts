import type { Figure } from '../values/values.ts'
import type { Element } from './read-svg.ts'
import type { Move, Point } from './outline.ts'
import { innerText, readSvg } from './read-svg.ts'
import { apply, moveBy, outlinePoints, stay } from './outline.ts'
import { capHeight, descent, textWidth } from './text-width.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Style {
  readonly move: Move
  readonly size: number
  readonly anchor: string
}

interface Found {
  readonly texts: { readonly text: string; readonly box: Box; readonly size: number; readonly least: number }[]
  readonly shapes: { readonly name: string; readonly box: Box }[]
  readonly faults: string[]
}

/** Slack, in units, for rounding and for the soft edge of letters. */
const slack = 0.6
const allowed = new Set([
  'svg',
  'g',
  'title',
  'desc',
  'text',
  'tspan',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
])

function boxOf(points: readonly Point[], grow = 0): Box {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  return {
    left: Math.min(...xs) - grow,
    top: Math.min(...ys) - grow,
    right: Math.max(...xs) + grow,
    bottom: Math.max(...ys) + grow,
  }
}

/** The pieces of a text with the size and the shift of each. */
function pieces(element: Element, size: number, shift: number): { text: string; size: number; shift: number }[] {
  const list: { text: string; size: number; shift: number }[] = []
  let y = shift
  for (const child of element.children) {
    if (typeof child === 'string') list.push({ text: child, size, shift: y })
    else {
      y += Number(child.attributes['dy'] ?? 0)
      list.push(...pieces(child, Number(child.attributes['font-size'] ?? size), y))
    }
  }
  return list
}

function measureText(element: Element, style: Style): Found['texts'][number] {
  const runs = pieces(element, style.size, 0)
  const width = runs.reduce((sum, run) => sum + textWidth(run.text, run.size), 0)
  const x = Number(element.attributes['x'] ?? 0)
  const y = Number(element.attributes['y'] ?? 0)
  const left = style.anchor === 'middle' ? x - width / 2 : style.anchor === 'end' ? x - width : x
  const top = Math.min(...runs.map((run) => y + run.shift - run.size * capHeight))
  const deep = (run: { text: string }): number => (/[gjpqyQ,;()[\]{}|@$_]/.test(run.text) ? descent : 0.02)
  const bottom = Math.max(...runs.map((run) => y + run.shift + run.size * deep(run)))
  const corners: Point[] = [
    [left, top],
    [left + width, top],
    [left + width, bottom],
    [left, bottom],
  ]
  return {
    text: innerText(element),
    box: boxOf(corners.map((corner) => apply(style.move, corner))),
    size: style.size * scaleOf(style.move),
    least: Math.min(...runs.map((run) => run.size)) * scaleOf(style.move),
  }
}

const scaleOf = (move: Move): number => Math.hypot(move[0], move[1])

function walk(element: Element, outer: Style, found: Found): void {
  const { attributes } = element
  if (!allowed.has(element.name)) found.faults.push(`element <${element.name}> is not used in figures`)
  if ('id' in attributes) found.faults.push(`id "${attributes['id']}" may meet its like on a page`)
  const style: Style = {
    move: moveBy(outer.move, attributes['transform']),
    size: Number(attributes['font-size'] ?? outer.size),
    anchor: attributes['text-anchor'] ?? outer.anchor,
  }
  if (element.name === 'title' || element.name === 'desc') return
  if (element.name === 'text') {
    found.texts.push(measureText(element, style))
    return
  }
  const points = outlinePoints(element)
  if (points !== null && points.length > 0) {
    const stroke =
      attributes['stroke'] === undefined || attributes['stroke'] === 'none'
        ? 0
        : Number(attributes['stroke-width'] ?? 1)
    const moved = points.map((point) => apply(style.move, point))
    if (moved.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y)))
      found.faults.push(`<${element.name}> has a coordinate that is no number`)
    else found.shapes.push({ name: element.name, box: boxOf(moved, (stroke / 2) * scaleOf(style.move)) })
  }
  for (const child of element.children) if (typeof child !== 'string') walk(child, style, found)
}

const where = (box: Box): string => [box.left, box.top, box.right, box.bottom].map((v) => Math.round(v)).join(' ')

const outside = (box: Box, width: number, height: number): boolean =>
  box.left < -slack || box.top < -slack || box.right > width + slack || box.bottom > height + slack

const overlap = (a: Box, b: Box): boolean =>
  a.left + slack < b.right && b.left + slack < a.right && a.top + slack < b.bottom && b.top + slack < a.bottom

function textFaults(found: Found, width: number, shownAt: number): string[] {
  const faults: string[] = []
  const pixels = shownAt / width
  for (const [i, a] of found.texts.entries()) {
    if (a.text.trim() === '') faults.push('an empty label')
    if (a.size * pixels < 12 - 0.01)
      faults.push(`"${a.text}" is ${(a.size * pixels).toFixed(1)} px high at ${shownAt} px, less than 12`)
    if (a.least * pixels < 8.5) faults.push(`a raised or lowered part of "${a.text}" is under 8.5 px at ${shownAt} px`)
    for (const b of found.texts.slice(i + 1))
      if (overlap(a.box, b.box)) faults.push(`"${a.text}" (${where(a.box)}) overlaps "${b.text}" (${where(b.box)})`)
  }
  return faults
}

/**
 * What is wrong with a figure, in words; an empty list when nothing is: well-formed, with title and description, all
 * inside the viewBox, no two labels on each other, every label at least 12 px high when the figure is `shownAt` px wide,
 * the alt text of 20 to 250 characters. Source: learning content, checks P9 and P13.
 */
export function figureFaults(figure: Figure, shownAt = 300): string[] {
  let root: Element
  try {
    root = readSvg(figure.svg)
  } catch (error) {
    return [`not well-formed: ${error instanceof Error ? error.message : String(error)}`]
  }
  const faults: string[] = []
  if (root.name !== 'svg') faults.push(`the element is <${root.name}>, not <svg>`)
  if (root.attributes['role'] !== 'img') faults.push('role="img" is missing')
  if (root.attributes['viewBox'] !== `0 0 ${figure.width} ${figure.height}`)
    faults.push('viewBox differs from width and height')
  for (const [name, text] of [
    ['title', figure.title],
    ['desc', figure.alt],
  ] as const) {
    const element = root.children.find((child) => typeof child !== 'string' && child.name === name)
    if (element === undefined || typeof element === 'string' || innerText(element) !== text || text.trim() === '')
      faults.push(`${name} is missing or differs`)
  }
  if (figure.alt.length < 20 || figure.alt.length > 250)
    faults.push(`alt text has ${figure.alt.length} characters, not 20 to 250`)
  if (/[\\{}]|undefined|NaN/.test(figure.alt)) faults.push('alt text holds notation or a missing value')
  const found: Found = { texts: [], shapes: [], faults }
  try {
    walk(root, { move: stay, size: 16, anchor: 'start' }, found)
  } catch (error) {
    return [...faults, error instanceof Error ? error.message : String(error)]
  }
  for (const { text, box } of found.texts)
    if (outside(box, figure.width, figure.height)) faults.push(`"${text}" leaves the viewBox (${where(box)})`)
  for (const { name, box } of found.shapes)
    if (outside(box, figure.width, figure.height)) faults.push(`<${name}> leaves the viewBox (${where(box)})`)
  if (/undefined|NaN|\[object/.test(figure.svg)) faults.push('the svg holds a missing value')
  return [...faults, ...textFaults(found, figure.width, shownAt)]
}
