import { isOnTrack } from '@polyhex/contract/exercises/responses/track'
import { arrowHead, line, rectangle } from '../figures/drawing.ts'
import { exactText, lowest } from '../figures/exact.ts'
import { counted, fittingSize, valueHeight, valueLabel, valueWidth } from '../figures/lettering.ts'
import { tone } from '../figures/palette.ts'
import { rational } from '../values/rational.ts'
import { surfaceWidth } from './surface.ts'
import type { Rational, Value } from '../values/values.ts'
import type { Track } from '@polyhex/contract/exercises/surface-widgets'

/** The line that points, jumps and rays stand on: where a number is, which number a finger means, and how both are said. */

const left = 32
const right = surfaceWidth - 32
/** Room under the line for its numbers. */
const underLine = 44
const underFractions = 58

/** Across, in units of the drawing. */
export function acrossAt({ from, to }: Track, units: number): number {
  return left + ((units - from) / (to - from)) * (right - left)
}

/** The place nearest to a spot, never off the line. */
export function unitsAt(track: Track, x: number): number {
  return nearestPlace(track, track.from + ((x - left) / (right - left)) * (track.to - track.from))
}

/** The nearest place to any number of parts. */
export function nearestPlace({ from, to, snap }: Track, units: number): number {
  const steps = Math.round((Math.min(to, Math.max(from, units)) - from) / snap)
  return from + Math.min(steps, Math.floor((to - from) / snap)) * snap
}

/** The exact number that a place stands for. */
export const numberOf = ({ under }: Track, units: number): Rational => rational(units, under)

/** The place of a number; null when it is none of the line. */
export function unitsOf(track: Track, value: Value): number | null {
  if (value.kind !== 'rational' || BigInt(track.under) % value.d !== 0n) return null
  const units = Number((value.n * BigInt(track.under)) / value.d)
  return isOnTrack(track, units) ? units : null
}

/** A number as the line writes it: '7', '2.5', '3/4', '1 1/2', with a hyphen for a minus. */
export function lineText({ under, written }: Track, units: number): string {
  if (written === 'decimal') return exactText(units / under)
  return exactText(lowest(BigInt(units), BigInt(under)), written === 'mixed')
}

/** The same in a sentence. */
export const saidText = (track: Track, units: number): string => lineText(track, units).replace('-', '−')

/** What was typed as a place: '7', '-2.5', '5/2', '2 1/2'; null when it is none of the line. */
export function typedPlace(track: Track, text: string): number | null {
  const plain = text.trim().replace('−', '-')
  const [, sign = '', whole = '0', , n = '0', d = '1'] =
    /^(-)?(?:(\d{1,9})(?: |$))?((\d{1,9})\/([1-9]\d{0,8}))?$/.exec(plain) ?? []
  const isDecimal = /^-?\d{0,9}\.\d{1,6}$/.test(plain)
  if (!isDecimal && !/^-?\d/.test(plain)) return null
  const size = isDecimal ? Math.abs(Number(plain)) : Number(whole) + Number(n) / Number(d)
  if (!isDecimal && !/^-?(?:\d+|(?:\d+ )?\d+\/\d+)$/.test(plain)) return null
  const units = (isDecimal ? Math.sign(Number(plain)) || 1 : sign === '-' ? -1 : 1) * size * track.under
  const exact = Math.round(units)
  return Math.abs(units - exact) < 1e-6 && isOnTrack(track, exact) ? exact : null
}

/** The marks that have a number, from left to right. */
function numbered({ from, to, mark, every }: Track): number[] {
  const marks = Array.from({ length: Math.floor((to - from) / mark) + 1 }, (_, i) => from + i * mark)
  return marks.filter((_, i) => (every === 0 ? i === 0 || i === marks.length - 1 : i % every === 0))
}

/**
 * Where a place is, in words that leave the counting to the child: 'at 5' where the line says so, '2 marks after 5' between the
 * numbers, and how much of the way where there are no marks.
 */
export function whereText(track: Track, units: number): string {
  const numbers = numbered(track)
  if (numbers.includes(units)) return `at ${saidText(track, units)}`
  const before = numbers.findLast((one) => one < units) ?? track.from
  const after = numbers.find((one) => one > units) ?? track.to
  const marks = (units - before) / track.mark
  if (Number.isInteger(marks)) return `${counted(marks, 'mark')} after ${saidText(track, before)}`
  const share = Math.round((100 * (units - before)) / (after - before))
  return `${share} percent of the way from ${saidText(track, before)} to ${saidText(track, after)}`
}

/** 'A number line from 0 to 20, a mark every 1'. */
export function trackWords(track: Track): string {
  const { from, to, mark } = track
  const marks = mark >= to - from ? '' : `, a mark every ${saidText(track, mark)}`
  return `A number line from ${saidText(track, from)} to ${saidText(track, to)}${marks}`
}

/** How far below the line the drawing ends. */
export function depthOf(track: Track): number {
  return numbered(track).some((units) => lineText(track, units).includes('/')) ? underFractions : underLine
}

/** The line at a height, with its marks and numbers, on paper. */
export function drawTrack(track: Track, y: number, height: number): string {
  const { from, to, mark } = track
  const numbers = numbered(track)
  const pitch = (acrossAt(track, to) - acrossAt(track, from)) / Math.max(1, numbers.length - 1)
  const texts = numbers.map((units) => lineText(track, units))
  const size = Math.min(
    ...texts.map((text) => (text.includes('/') ? 17 : fittingSize(text.replace('-', '−'), pitch - 7, 18))),
  )
  const widest = Math.max(...texts.map((text) => valueWidth(text, size)))
  if (widest > pitch && numbers.length > 1) throw new RangeError(`numbers of ${widest} do not fit marks ${pitch} apart`)
  let drawn = rectangle(0, 0, surfaceWidth, height, { fill: tone.f1, radius: 18 })
  drawn += line(14, y, surfaceWidth - 14, y, { width: 3 })
  drawn += arrowHead(surfaceWidth - 6, y, 1, 0, 11) + arrowHead(6, y, -1, 0, 11)
  for (let units = from; units <= to; units += mark) {
    const x = acrossAt(track, units)
    const isNumbered = numbers.includes(units)
    drawn += line(x, y - (isNumbered ? 10 : 6), x, y + (isNumbered ? 10 : 6), { width: isNumbered ? 3 : 2 })
  }
  for (const [i, units] of numbers.entries()) {
    const text = texts[i] ?? ''
    drawn += valueLabel(acrossAt(track, units), y + 19 + valueHeight(text, size) / 2, text, { size })
  }
  return drawn
}
