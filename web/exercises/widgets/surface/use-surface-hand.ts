import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Action, AnySurface, HitArea, Picture } from '@polyhex/curriculum/surfaces/surface'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import { pointInDrawing } from '../../../kit/use-drag.ts'
import { areaUnder, type Spot } from './nearest-area.ts'

interface Hand {
  /** The piece that goes with the finger. */
  held: string | undefined
  /** The area taken up by a tap, waiting to be put down. */
  taken: string | undefined
  /** The area over which a piece would be put down. */
  over: string | undefined
  letGo: () => void
  tap: (area: HitArea) => void
  pointers: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: () => void
  }
}

interface Surroundings {
  surface: AnySurface
  widget: SurfaceWidget
  state: unknown
  areas: readonly HitArea[]
  picture: Picture
  drawing: RefObject<SVGSVGElement | null>
  /** Moves what is held to a spot of the drawing, by a transform alone. */
  carry: (spot: Spot) => void
  /** What stands there now, and `before` what stood there when the stroke began. */
  written: string
  act: (action: Action, before?: string) => void
}

interface Grip {
  pointer: number
  area: HitArea
  from: Spot
  moved: boolean
  before: string
}

/** In px: less than this is a tap with an unsteady finger. */
const unsteady = 8
/** A finger that comes down beside a small box still means it. In units of the drawing. */
const slack = 12

/**
 * Fingers, pens and the mouse on a surface. A press that does not go anywhere is a tap; one that does takes its piece along, which
 * moves by a transform alone, and puts it down where it is lifted; outside of the surface puts it back.
 */
export function useSurfaceHand(around: Surroundings): Hand {
  const { surface, widget, state, areas, picture, drawing, carry, written, act } = around
  const grip = useRef<Grip | null>(null)
  const [held, setHeld] = useState<string>()
  const [over, setOver] = useState<string>()
  const [taken, setTaken] = useState<string>()

  const spotOf = (event: PointerEvent): Spot => {
    if (!drawing.current) return [0, 0]
    const { x, y } = pointInDrawing(drawing.current, picture, { x: event.clientX, y: event.clientY })
    return [x, y]
  }
  const areaOf = (spot: Spot): HitArea | undefined => {
    const id = surface.areaAt?.(widget, state, spot)
    if (typeof id === 'string') return areas.find((area) => area.id === id)
    return areaUnder(areas, spot) ?? areaUnder(areas, spot, slack)
  }
  const pressedOf = (event: PointerEvent): HitArea | undefined => {
    const isLaidOut = (drawing.current?.getBoundingClientRect().width ?? 0) > 0
    if (isLaidOut) return areaOf(spotOf(event))
    const id = event.target instanceof Element ? event.target.closest('[data-area]')?.getAttribute('data-area') : null
    return areas.find((area) => area.id === id)
  }

  function tap(area: HitArea) {
    if (taken !== undefined) {
      const from = taken
      setTaken(undefined)
      if (from !== area.id) act({ act: 'put', from, to: area.drop === true ? area.id : null })
    } else if (area.tap === 'take') setTaken(area.id)
    else act({ act: 'tap', id: area.id })
  }

  function letGo() {
    grip.current = null
    setHeld(undefined)
    setOver(undefined)
    setTaken(undefined)
  }

  return {
    held,
    taken,
    over,
    letGo,
    tap,
    pointers: {
      onPointerDown(event) {
        if (event.button !== 0 || grip.current !== null) return
        const area = pressedOf(event)
        if (area === undefined) return
        grip.current = {
          pointer: event.pointerId,
          area,
          from: [event.clientX, event.clientY],
          moved: false,
          before: written,
        }
        event.currentTarget.setPointerCapture?.(event.pointerId)
        if (area.drag === 'spot') act({ act: 'spot', id: area.id, spot: spotOf(event), begins: true }, written)
      },
      onPointerMove(event) {
        const held = grip.current
        if (held === null || held.pointer !== event.pointerId) return
        const far = Math.hypot(event.clientX - held.from[0], event.clientY - held.from[1])
        const spot = spotOf(event)
        if (held.area.drag === 'spot') {
          act({ act: 'spot', id: held.area.id, spot }, held.before)
          return
        }
        if (!held.moved && far < unsteady) return
        if (held.area.drag !== 'piece') return
        if (!held.moved) setHeld(held.area.piece)
        held.moved = true
        carry(spot)
        const below = areaOf(spot)
        setOver(below?.drop === true ? below.id : undefined)
      },
      onPointerUp(event) {
        const held = grip.current
        if (held === null || held.pointer !== event.pointerId) return
        grip.current = null
        setHeld(undefined)
        setOver(undefined)
        if (held.area.drag === 'spot') {
          // A handle that something else can be done with takes a press that moved nothing as a tap.
          if (held.area.tap === 'act' && held.before === written) tap(held.area)
          return
        }
        if (!held.moved) {
          tap(held.area)
          return
        }
        const below = areaOf(spotOf(event))
        if (below?.id === held.area.id) return
        act({ act: 'put', from: held.area.id, to: below?.drop === true ? below.id : null })
      },
      onPointerCancel: letGo,
    },
  }
}
