import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { blanksOf, emptied, filledWith, offeredTo, type SlotsState } from '@polyhex/contract/exercises/responses/slots'
import type { SlotsWidget } from '@polyhex/contract/exercises/slots-widget'
import { typedTile } from './typed-tile.ts'

interface Around {
  widget: SlotsWidget
  state: SlotsState
  root: RefObject<HTMLElement | null>
  show: (next: SlotsState) => boolean
  say: (text: string) => void
}

/** Keys on a blank: what is typed is laid, arrows go through the tiles and between blanks, Backspace takes out. */
export function useBlankKeys({
  widget,
  state,
  root,
  show,
  say,
}: Around): (place: number, event: KeyboardEvent) => void {
  const typed = useRef({ place: -1, text: '' })
  const places = blanksOf(widget).flatMap(({ piece }, place) => (piece === 'blank' ? [place] : []))

  function goTo(place: number | undefined) {
    if (place !== undefined) root.current?.querySelector<HTMLElement>(`[data-takes="${place}"]`)?.focus()
  }
  function type(place: number, key: string) {
    const before = typed.current.place === place ? typed.current.text : ''
    const { tile, text } = typedTile(offeredTo(widget, state, place), before, key)
    typed.current = { place, text }
    if (tile !== null) show(filledWith(widget, state, place, tile.id))
    else if (text === '') say(`There is no tile ${key} to lay.`)
  }
  function turn(place: number, by: 1 | -1) {
    const offered = offeredTo(widget, state, place)
    const at = offered.findIndex(({ id }) => id === state[place])
    const next = offered.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % offered.length)
    if (next !== undefined) show(filledWith(widget, state, place, next.id))
  }

  return (place, event) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = places.indexOf(place)
    if (key.length !== 1 || key === ' ') typed.current = { place: -1, text: '' }
    if (key === 'ArrowDown') turn(place, 1)
    else if (key === 'ArrowUp') turn(place, -1)
    else if (key === 'ArrowRight') goTo(places[at + 1])
    else if (key === 'ArrowLeft') goTo(at > 0 ? places[at - 1] : undefined)
    else if (key === 'Delete') show(emptied(state, place))
    else if (key === 'Backspace') {
      if (!show(emptied(state, place)) && at > 0) goTo(places[at - 1])
    } else if (key.length === 1 && key !== ' ') type(place, key)
    else return
    event.preventDefault()
  }
}
