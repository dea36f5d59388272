import { readCount } from './limits.ts'

/** The places of a picture that are tapped, counted from 0 in reading order; ascending. */
export interface HotSpotState {
  readonly tapped: readonly number[]
}

/** The state that a response tells, of a picture with so many places; null for a place that is not there or there twice. */
export function readHotSpot(places: number, text: string): HotSpotState | null {
  const [, list] = /^s:([\d,]*)$/.exec(text) ?? []
  if (list === undefined) return null
  const tapped: number[] = []
  for (const part of list === '' ? [] : list.split(',')) {
    const at = readCount(part, places - 1)
    if (at === null || tapped.includes(at)) return null
    tapped.push(at)
  }
  return { tapped: tapped.toSorted((a, b) => a - b) }
}

/** The one way in which a state is written, places ascending. */
export function writeHotSpot({ tapped }: HotSpotState): string {
  return `s:${tapped.join(',')}`
}
