import type { LabelPen } from './drawing.ts'
import { centred, label, line, smallest } from './drawing.ts'
import { tone } from './palette.ts'
import { textWidth } from './text-width.ts'

/** Setting texts so that they fit: sizes, stacked fractions, and lists in words for alt texts. */

/** The largest size up to `size`, but never under the smallest allowed, at which the text fits the width. */
export function fittingSize(text: string, width: number, size: number): number {
  const needed = textWidth(text, 1)
  return needed === 0 ? size : Math.max(smallest, Math.min(size, Math.floor((width / needed) * 2) / 2))
}

const fractionForm = /^(-?)(?:(\d+) )?([\w?]+)\/([\w?]+)$/

/** Width of what `valueLabel` draws. */
export function valueWidth(text: string, size: number): number {
  const match = fractionForm.exec(text)
  if (!match) return textWidth(text.replace('-', '−'), size)
  const [, sign = '', whole = '', top = '', bottom = ''] = match
  const part = Math.max(smallest, size * 0.86)
  return (
    textWidth(sign === '' ? whole : `−${whole}`, size) +
    (whole || sign ? 3 : 0) +
    Math.max(textWidth(top, part), textWidth(bottom, part)) +
    4
  )
}

/** Height of what `valueLabel` draws. */
export function valueHeight(text: string, size: number): number {
  return fractionForm.test(text) ? Math.max(smallest, size * 0.86) * 2 : size * 0.75
}

/** A value centred on (x, y): '3/4', '-1/2' and '2 3/4' are set as stacked fractions, all else on one line. */
export function valueLabel(x: number, y: number, text: string, pen: LabelPen = {}): string {
  const size = pen.size ?? 16
  const match = fractionForm.exec(text)
  if (!match) return centred(x, y, text, pen)
  const [, sign = '', whole = '', top = '', bottom = ''] = match
  const part = Math.max(smallest, size * 0.86)
  const width = Math.max(textWidth(top, part), textWidth(bottom, part)) + 4
  const lead = sign === '' ? whole : `−${whole}`
  const leadWidth = textWidth(lead, size) + (lead === '' ? 0 : 3)
  const left = x - (leadWidth + width) / 2
  const middle = left + leadWidth + width / 2
  const plain = { ...pen, size: part }
  return (
    (lead === '' ? '' : centred(left + (leadWidth - 3) / 2, y, lead, { ...pen, size })) +
    label(middle, y - part * 0.22, top, plain) +
    line(middle - width / 2, y, middle + width / 2, y, { stroke: pen.fill ?? tone.f4, width: 1.6 }) +
    label(middle, y + part * 0.94, bottom, plain)
  )
}

/** 'a', 'a and b', 'a, b, and c'. */
export function listWords(items: readonly (string | number)[]): string {
  if (items.length < 3) return items.join(' and ')
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
}

/** '1 ten', '2 tens'. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** How alt text names a part: 'unknown' when it is not known. */
export function saidPart(part: string | number | null): string {
  return part === null || part === '?' ? 'unknown' : String(part)
}

/** A text with its first letter large. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
