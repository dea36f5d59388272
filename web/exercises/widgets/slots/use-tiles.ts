import { useState } from 'react'
import {
  blanksOf,
  emptied,
  filledWith,
  movedTo,
  tileIn,
  type SlotsState,
} from '@polyhex/contract/exercises/responses/slots'
import type { SlotsWidget } from '@polyhex/contract/exercises/slots-widget'
import type { Spot } from './glides.ts'
import type { Landing } from './use-tile-drag.ts'

/** What was taken up by a tap, and waits: a tile of the bank, or the one in a blank. */
type Held = { readonly tile: number } | { readonly place: number }

interface Tiles {
  held: Held | null
  /** The blank that was tapped first and waits for a tile. */
  chosen: number | null
  letGo: () => void
  tapTile: (index: number) => void
  tapBlank: (place: number) => void
  /** A drag that ends; says whether anything came of it. */
  land: (spot: Spot, landing: Landing, box: DOMRect) => boolean
}

interface Around {
  widget: SlotsWidget
  state: SlotsState
  /** Shows the next state; `dropped` is where a finger has let a tile go. False where it is the same. */
  show: (next: SlotsState, dropped?: { spot: Spot; box: DOMRect }) => boolean
  say: (text: string) => void
}

const numberIn = (spot: Spot): number => Number(spot.split(' ')[1])

/** Tap a tile and then a blank, or a blank and then a tile: either way, without a limit of time. */
export function useTiles({ widget, state, show, say }: Around): Tiles {
  const [held, setHeld] = useState<Held | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const blanks = blanksOf(widget)
  const open = blanks.flatMap(({ piece }, place) => (piece === 'blank' ? [place] : []))

  function letGo() {
    setHeld(null)
    setChosen(null)
  }
  function lay(index: number, place: number, dropped?: { spot: Spot; box: DOMRect }): boolean {
    const tile = widget.tiles[index]
    return tile !== undefined && show(filledWith(widget, state, place, tile.id), dropped)
  }

  return {
    held,
    chosen,
    letGo,
    tapTile(index) {
      const only = open.length === 1 ? (open[0] ?? null) : null
      const place = held !== null && 'place' in held ? held.place : (chosen ?? only)
      if (place !== null) {
        const id = widget.tiles[index]?.id ?? null
        lay(index, place)
        const after = state.with(place, id)
        setHeld(null)
        setChosen(chosen === null ? null : (open.find((each) => after[each] === null) ?? null))
      } else if (held !== null && 'tile' in held && held.tile === index) letGo()
      else {
        setHeld({ tile: index })
        say(`${widget.tiles[index]?.speech} taken up. Choose a blank.`)
      }
    },
    tapBlank(place) {
      if (held !== null) {
        if ('tile' in held) lay(held.tile, place)
        else show(held.place === place ? emptied(state, place) : movedTo(widget, state, held.place, place))
        letGo()
      } else if (state[place] !== null) {
        setChosen(null)
        setHeld({ place })
        say(
          `${tileIn(widget, place, state[place] ?? '')?.speech} taken up. Choose a blank, or press again to take it out.`,
        )
      } else {
        setChosen(chosen === place ? null : place)
        if (chosen !== place) say('Choose a tile.')
      }
    },
    land(spot, landing, box) {
      letGo()
      const dropped = { spot, box }
      const at = numberIn(spot)
      if (landing === null) return false
      if (spot.startsWith('blank')) {
        return show(landing === 'bank' ? emptied(state, at) : movedTo(widget, state, at, landing.place), dropped)
      }
      return landing !== 'bank' && lay(at, landing.place, dropped)
    },
  }
}
