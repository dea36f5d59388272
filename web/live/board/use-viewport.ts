import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import {
  frameHeight,
  pannedBy,
  revealing,
  scaleOf,
  wholePage,
  within,
  zoomedAt,
  zoomLimits,
  type BoardView,
  type FrameRoom,
} from './board-viewport.ts'

/** How a page is shown in its frame just now, and the ways to show it otherwise. */
export interface Viewport {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly view: BoardView
  /** Px of the screen for one unit of the page. */
  readonly scale: number
  /** Px. */
  readonly height: number
  readonly change: (next: (view: BoardView, room: FrameRoom) => BoardView) => void
  /** Larger or smaller by a step, about the middle. */
  readonly zoomBy: (steps: 1 | -1) => void
  readonly fit: () => void
  /** Px of the screen. */
  readonly panBy: (dx: number, dy: number) => void
  /** Shows a point of the page, in units, if it is out of sight. */
  readonly reveal: (x: number, y: number) => void
}

/** Of the height of the window, what a page that is shown larger may take: on a phone its buttons stay in sight. */
const mostOfWindow = 0.45
/** Before the frame is measured, and where nothing can be measured. */
const unmeasured: FrameRoom = { width: 800, mostHeight: 450 }

/** The view of one page. Another `key` (a page, say) begins with the whole page again. */
export function useViewport(key: string): Viewport {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(unmeasured)
  const [at, setAt] = useState({ key, view: wholePage })
  const wanted = at.key === key ? at.view : wholePage
  const view = useMemo(() => within(wanted, room), [wanted, room])

  useEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      if (element.clientWidth === 0) return
      setRoom({ width: element.clientWidth, mostHeight: window.innerHeight * mostOfWindow })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])

  const acts = useMemo(() => {
    const change: Viewport['change'] = (next) =>
      setAt((before) => ({ key, view: next(within(before.key === key ? before.view : wholePage, room), room) }))
    const middle = (of: BoardView) => ({ x: room.width / 2, y: frameHeight(of, room) / 2 })
    return {
      change,
      zoomBy: (steps: 1 | -1) => change((of) => zoomedAt(of, room, zoomLimits.step ** steps, middle(of))),
      fit: () => change(() => wholePage),
      panBy: (dx: number, dy: number) => change((of) => pannedBy(of, room, dx, dy)),
      reveal: (x: number, y: number) => change((of) => revealing(of, room, x, y)),
    }
  }, [key, room])
  return { frame, view, scale: scaleOf(view, room), height: frameHeight(view, room), ...acts }
}
