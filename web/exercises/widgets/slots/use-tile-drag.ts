import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { faceAt, settle } from './use-settling.ts'
import type { Spot } from './glides.ts'

/** Where a tile was let go: over a blank, over the bank, or nowhere. */
export type Landing = { place: number } | 'bank' | null

interface Grip {
  pointer: number
  spot: Spot
  from: readonly [number, number]
  moved: boolean
}

interface TileDrag {
  /** The blank over which the tile would be laid. */
  over: number | null
  /** True while the click that a drag ends with is still to come: it means nothing. */
  justDragged: () => boolean
  pointers: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: (event: PointerEvent) => void
  }
}

/** In px: less than this is a tap with an unsteady finger. */
const unsteady = 8
/** In px: a tile that is let go so near to a blank is meant for it. */
const pull = 28

const far = (box: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

/** Finger, pen or mouse: a tile that is pulled goes along by a transform alone, and is laid in the nearest blank where it is let go. */
export function useTileDrag(
  root: RefObject<HTMLElement | null>,
  onLand: (spot: Spot, landing: Landing, box: DOMRect) => boolean,
): TileDrag {
  const grip = useRef<Grip | null>(null)
  const dragged = useRef(false)
  const [over, setOver] = useState<number | null>(null)

  function landingAt(x: number, y: number): Landing {
    const blanks = [...(root.current?.querySelectorAll<HTMLElement>('[data-takes]') ?? [])]
    const near = blanks
      .map((blank) => ({ place: Number(blank.dataset.takes), away: far(blank.getBoundingClientRect(), x, y) }))
      .toSorted((a, b) => a.away - b.away)[0]
    if (near !== undefined && near.away <= pull) return { place: near.place }
    const bank = root.current?.querySelector('[data-bank]')
    return bank && far(bank.getBoundingClientRect(), x, y) === 0 ? 'bank' : null
  }
  function letGo(event: PointerEvent, landing: Landing) {
    const held = grip.current
    if (held === null || held.pointer !== event.pointerId) return
    grip.current = null
    setOver(null)
    const face = faceAt(root.current, held.spot)
    if (!held.moved || face === null) return
    const box = face.getBoundingClientRect()
    face.style.transform = ''
    delete face.dataset.held
    if (!onLand(held.spot, landing, box)) settle(face, box)
  }

  return {
    over,
    justDragged: () => dragged.current,
    pointers: {
      onPointerDown(event) {
        dragged.current = false
        const face = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-face]') : null
        if (event.button !== 0 || grip.current !== null || face === null) return
        const spot = face.dataset.face as Spot
        grip.current = { pointer: event.pointerId, spot, from: [event.clientX, event.clientY], moved: false }
      },
      onPointerMove(event) {
        const held = grip.current
        if (held === null || held.pointer !== event.pointerId) return
        const [x, y] = [event.clientX - held.from[0], event.clientY - held.from[1]]
        if (!held.moved && Math.hypot(x, y) < unsteady) return
        const face = faceAt(root.current, held.spot)
        if (face === null) return
        if (!held.moved) {
          held.moved = true
          dragged.current = true
          event.currentTarget.setPointerCapture?.(event.pointerId)
          face.dataset.held = 'true'
        }
        face.style.transform = `translate(${x}px, ${y}px) scale(1.06)`
        const landing = landingAt(event.clientX, event.clientY)
        setOver(landing !== null && landing !== 'bank' ? landing.place : null)
      },
      onPointerUp: (event) => letGo(event, landingAt(event.clientX, event.clientY)),
      onPointerCancel: (event) => letGo(event, null),
    },
  }
}
