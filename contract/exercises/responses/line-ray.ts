import { readTrack, trackText } from './track.ts'
import type { LineRayWidget } from '../surface-widgets.ts'

/** What is shaded: a side of one end; of two, what lies between or outside of them. */
export type RaySide = 'left' | 'right' | 'between' | 'outside'

/** The ends from left to right, and what is shaded, null until it is chosen. */
export interface RayState {
  readonly side: RaySide | null
  readonly ends: readonly { readonly at: number; readonly closed: boolean }[]
}

/** What can be shaded with so many ends. */
export const sidesOf = ({ ends }: LineRayWidget): readonly [RaySide, RaySide] =>
  ends === 1 ? ['left', 'right'] : ['between', 'outside']

/** The state that a response tells; null when it is not one of this widget: another number of ends, off the line, or out of order. */
export function readLineRay(widget: LineRayWidget, text: string): RayState | null {
  const [head, what, list = '', ...more] = text.split(':')
  const side = what === 'none' ? null : sidesOf(widget).find((one) => one === what)
  if (head !== 'ray' || side === undefined || more.length > 0) return null
  const parts = list.split(';')
  const ends = parts.flatMap((part) => {
    const at = readTrack(widget.track, part.slice(1))
    return at === null || !/^[[(]/.test(part) ? [] : [{ at, closed: part.startsWith('[') }]
  })
  if (ends.length !== parts.length || ends.length !== widget.ends) return null
  const [first, second] = ends
  return first !== undefined && second !== undefined && first.at >= second.at ? null : { side, ends }
}

/** The one way in which a state is written. */
export function writeLineRay({ track }: LineRayWidget, { side, ends }: RayState): string {
  return `ray:${side ?? 'none'}:${ends.map(({ at, closed }) => (closed ? '[' : '(') + trackText(track, at)).join(';')}`
}
