import { useEffect, useRef, type PointerEvent } from 'react'
import { pinched, zoomedAt, type FramePoint } from './board-viewport.ts'
import type { Viewport } from './use-viewport.ts'

interface Gestures {
  viewport: Viewport
  /** A second finger came down: what the first has begun is not meant. */
  onPinch?: () => void
  /** One finger, or the mouse, moves the page: where nobody draws. */
  onePans: boolean
}

/**
 * Two fingers zoom and move a page, and are kept from the sheet beneath, so that they draw nothing. With the mouse, Ctrl and
 * the wheel zoom; the wheel alone moves a page that is shown larger. Gives the handlers of the frame.
 */
export function useGestures({ viewport, onPinch, onePans }: Gestures) {
  const { frame, view, change, panBy } = viewport
  const fingers = useRef(new Map<number, FramePoint>())
  const pinching = useRef(false)
  const larger = view.zoom > 1

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey && !larger) return
      event.preventDefault()
      if (event.ctrlKey) {
        const at = placeIn(element, event)
        change((of, room) => zoomedAt(of, room, Math.exp(-event.deltaY / 200), at))
      } else panBy(-event.deltaX, -event.deltaY)
    }
    // React listens to the wheel passively, which could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, change, panBy, larger])

  function onPointerDownCapture(event: PointerEvent) {
    if (event.pointerType !== 'touch' && !(onePans && larger && event.button === 0)) return
    fingers.current.set(event.pointerId, placeIn(frame.current, event))
    if (fingers.current.size === 2 && !pinching.current) {
      pinching.current = true
      onPinch?.()
    }
    if (pinching.current) event.stopPropagation()
    else if (onePans && larger) frame.current?.setPointerCapture?.(event.pointerId)
  }
  function onPointerMoveCapture(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const after = placeIn(frame.current, event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, after)
    if (pinching.current) {
      event.stopPropagation()
      if (other !== undefined) change((of, room) => pinched(of, room, [before, other], [after, other]))
    } else if (onePans && larger) panBy(after.x - before.x, after.y - before.y)
  }
  function onPointerEndCapture(event: PointerEvent) {
    if (!fingers.current.delete(event.pointerId)) return
    if (pinching.current) event.stopPropagation()
    // The finger that is lifted last begins no line either.
    if (fingers.current.size === 0) pinching.current = false
  }
  return {
    onPointerDownCapture,
    onPointerMoveCapture,
    onPointerUpCapture: onPointerEndCapture,
    onPointerCancelCapture: onPointerEndCapture,
  }
}

function placeIn(frame: Element | null, event: { clientX: number; clientY: number }): FramePoint {
  const box = frame?.getBoundingClientRect()
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
}
