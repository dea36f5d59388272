import { blanksOf, tileIn, type SlotsState } from '@polyhex/contract/exercises/responses/slots'
import type { SlotsWidget } from '@polyhex/contract/exercises/slots-widget'

/** Under which name a blank is spoken of: by number where there are several. */
export const blankName = (widget: SlotsWidget, place: number): string =>
  blanksOf(widget).length === 1 ? 'blank' : `blank ${place + 1}`

/** What is in a blank, spoken; 'empty' where nothing is. */
export const contentWords = (widget: SlotsWidget, state: SlotsState, place: number): string =>
  tileIn(widget, place, state[place] ?? '')?.speech ?? 'empty'

/** Each line as it is read aloud with what is in its blanks: '3 plus blank equals 8'. */
export function lineWords(widget: SlotsWidget, state: SlotsState): string[] {
  let place = 0
  return widget.lines.map((pieces) =>
    pieces
      .map((piece) => {
        if (piece.piece === 'text') return piece.speech
        const at = place
        place += 1
        return state[at] === null ? blankName(widget, at) : contentWords(widget, state, at)
      })
      .join(' '),
  )
}

/** In which line each blank stands. */
export const lineOfBlanks = ({ lines }: SlotsWidget): number[] =>
  lines.flatMap((pieces, line) => pieces.flatMap((piece) => (piece.piece === 'text' ? [] : [line])))

/** The name of a blank, with the line that it stands in: '3 plus blank equals 8; blank, empty'. */
export function blankLabel(widget: SlotsWidget, state: SlotsState, place: number): string {
  const line = lineWords(widget, state)[lineOfBlanks(widget)[place] ?? 0] ?? ''
  return `${line}; ${blankName(widget, place)}, ${contentWords(widget, state, place)}`
}

/** What is still to be done before the answer can be checked; null where nothing is. */
export function missingFrom(state: SlotsState): string | null {
  const open = state.filter((id) => id === null).length
  if (open === 0) return null
  return open === 1 ? 'One blank is still empty.' : `${open} blanks are still empty.`
}

/** How what was laid differs from the right tiles, blank by blank, as rich text: 'Blank 2: 8, not 5.' */
export function differenceWords(widget: SlotsWidget, state: SlotsState, right: SlotsState): string {
  return state
    .flatMap((id, place) => {
      const asked = tileIn(widget, place, right[place] ?? '')
      if (id === right[place] || asked === null) return []
      const own = tileIn(widget, place, id ?? '')
      const name = blankName(widget, place)
      return [
        `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${asked.text}${own === null ? '' : `, not ${own.text}`}.`,
      ]
    })
    .join(' ')
}
