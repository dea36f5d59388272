import type { Track } from '../surface-widgets.ts'

/** A number of the line as text: '3', '-5/2'. It is told in `under`-ths and written in lowest terms. */
export function trackText({ under }: Track, units: number): string {
  const common = divisor(Math.abs(units), under)
  return under / common === 1 ? String(units / common) : `${units / common}/${under / common}`
}

function divisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : divisor(b, a % b)
}

/** Whether a number is a place of the line: between its ends, and where places snap. */
export function isOnTrack({ from, to, snap }: Track, units: number): boolean {
  return units >= from && units <= to && (units - from) % snap === 0
}

/** The place that a response names, in `under`-ths; null when it is none of the line, or not written as `trackText` does. */
export function readTrack(track: Track, text: string): number | null {
  const [, sign = '', n = '', , d = '1'] = /^(-?)(0|[1-9]\d{0,8})(\/([1-9]\d{0,8}))?$/.exec(text) ?? []
  if (n === '') return null
  const units = ((sign === '-' ? -1 : 1) * Number(n) * track.under) / Number(d)
  return Number.isSafeInteger(units) && isOnTrack(track, units) && trackText(track, units) === text ? units : null
}
