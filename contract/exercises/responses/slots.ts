import type { SlotPiece, SlotTile, SlotsWidget } from '../slots-widget.ts'

/** What is in each blank, over all lines in reading order: the id of a tile, or null. */
export type SlotsState = readonly (string | null)[]

type Opening = Exclude<SlotPiece, { piece: 'text' }>

/** The blanks of all lines in reading order. */
export const blanksOf = ({ lines }: SlotsWidget): Opening[] =>
  lines.flat().flatMap((piece) => (piece.piece === 'text' ? [] : [piece]))

/** Nothing is in any blank: how the question begins. */
export const emptySlots = (widget: SlotsWidget): SlotsState => blanksOf(widget).map(() => null)

const choicesOf = (widget: SlotsWidget, blank: Opening): readonly SlotTile[] =>
  blank.piece === 'menu' ? blank.choices : widget.tiles

/** The tile of this id that a blank can take; null where it can take none such. */
export function tileIn(widget: SlotsWidget, place: number, id: string): SlotTile | null {
  const blank = blanksOf(widget)[place]
  if (blank === undefined) return null
  return choicesOf(widget, blank).find((tile) => tile.id === id) ?? null
}

/** Which tiles of the bank lie there, one by one: of equal ones the first are the first that were laid. */
export function tilesThere(widget: SlotsWidget, state: SlotsState): boolean[] {
  const { tiles, stays } = widget
  if (stays) return tiles.map(() => true)
  const blanks = blanksOf(widget)
  const laid = state.flatMap((id, place) => (id === null || blanks[place]?.piece === 'menu' ? [] : [id]))
  return tiles.map(({ id }) => {
    const at = laid.indexOf(id)
    if (at >= 0) laid.splice(at, 1)
    return at < 0
  })
}

/** The state that a response tells; null for one that is not of this widget: unknown tiles, a blank twice, a tile more often than it lies there. */
export function readSlots(widget: SlotsWidget, text: string): SlotsState | null {
  const state: (string | null)[] = [...emptySlots(widget)]
  if (text === '') return state
  for (const entry of text.split(';')) {
    const [, number = '', id = ''] = /^([1-9]\d?):([^:;]+)$/.exec(entry) ?? []
    const place = Number(number) - 1
    if (state[place] !== null || tileIn(widget, place, id) === null) return null
    state[place] = id
  }
  return isCovered(widget, state) ? state : null
}

/** Whether the bank has as many of each tile as are laid. */
function isCovered(widget: SlotsWidget, state: SlotsState): boolean {
  if (widget.stays) return true
  const blanks = blanksOf(widget)
  const laid = state.filter((id, place) => id !== null && blanks[place]?.piece === 'blank')
  return tilesThere(widget, state).filter((there) => !there).length === laid.length
}

/** The one way in which a state is written: `writeSlots(readSlots(text))` is the text, its blanks in order. */
export const writeSlots = (state: SlotsState): string =>
  state.flatMap((id, place) => (id === null ? [] : [`${place + 1}:${id}`])).join(';')

/**
 * A tile of the bank, or a word of its menu, put into a blank; what was there goes back. The state itself where it does not fit or
 * none is left.
 */
export function filledWith(widget: SlotsWidget, state: SlotsState, place: number, id: string): SlotsState {
  if (state[place] === id || tileIn(widget, place, id) === null) return state
  const next = state.with(place, id)
  return isCovered(widget, next) ? next : state
}

/** What is in a blank taken out; the state itself where it is empty. */
export const emptied = (state: SlotsState, place: number): SlotsState =>
  (state[place] ?? null) === null ? state : state.with(place, null)

/** What is in one blank moved to another; what was there comes in return. The state itself where one of them does not fit. */
export function movedTo(widget: SlotsWidget, state: SlotsState, from: number, to: number): SlotsState {
  const id = state[from] ?? null
  const back = state[to] ?? null
  const fits = id !== null && tileIn(widget, to, id) !== null && (back === null || tileIn(widget, from, back) !== null)
  return from === to || !fits ? state : state.with(from, back).with(to, id)
}

/** What can be put into a blank now, with what is in it: for going through with arrows. Each id once. */
export function offeredTo(widget: SlotsWidget, state: SlotsState, place: number): SlotTile[] {
  const blank = blanksOf(widget)[place]
  if (blank === undefined) return []
  if (blank.piece === 'menu') return blank.choices
  const there = tilesThere(widget, emptied(state, place))
  const ids = new Set<string>()
  return widget.tiles.filter(({ id }, i) => {
    if (there[i] !== true || ids.has(id)) return false
    ids.add(id)
    return true
  })
}
