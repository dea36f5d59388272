import { blanksOf, tilesThere, type SlotsState } from '@polyhex/contract/exercises/responses/slots'
import type { SlotsWidget } from '@polyhex/contract/exercises/slots-widget'

/** Where a tile can be: in a blank, or at its place in the bank. */
export type Spot = `blank ${number}` | `tile ${number}`

/** A tile that has moved. */
export interface Glide {
  readonly from: Spot
  readonly to: Spot
}

/** Which tiles change their place between two states, so that they can be seen to go there: by hand, by keys, by Undo. */
export function glidesBetween(widget: SlotsWidget, before: SlotsState, after: SlotsState): Glide[] {
  const [lay, lie] = [tilesThere(widget, before), tilesThere(widget, after)]
  const blanks = blanksOf(widget)
  const isTile = (place: number): boolean => blanks[place]?.piece === 'blank'
  const left = before.flatMap((id, place) =>
    id !== null && after[place] !== id && isTile(place) ? [{ id, place }] : [],
  )
  const taken = widget.tiles.flatMap(({ id }, index) =>
    widget.stays || (lay[index] === true && lie[index] !== true) ? [{ id, index }] : [],
  )
  const arrived = after.flatMap((id, place): Glide[] => {
    if (id === null || before[place] === id || !isTile(place)) return []
    const other = left.findIndex((one) => one.id === id)
    const [from] = other < 0 ? [] : left.splice(other, 1)
    if (from !== undefined) return [{ from: `blank ${from.place}`, to: `blank ${place}` }]
    const bank = taken.findIndex((one) => one.id === id)
    const [tile] = bank < 0 ? [] : widget.stays ? taken.slice(bank, bank + 1) : taken.splice(bank, 1)
    return tile === undefined ? [] : [{ from: `tile ${tile.index}`, to: `blank ${place}` }]
  })
  const returned = widget.tiles.flatMap(({ id }, index): Glide[] => {
    if (lay[index] === true || lie[index] !== true) return []
    const at = left.findIndex((one) => one.id === id)
    const [from] = at < 0 ? [] : left.splice(at, 1)
    return from === undefined ? [] : [{ from: `blank ${from.place}`, to: `tile ${index}` }]
  })
  return [...arrived, ...returned]
}
