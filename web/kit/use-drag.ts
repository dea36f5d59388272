import { useRef, type PointerEvent } from 'react'

interface DragHandlers {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
}

/**
 * Follows one pointer from press to release over an element and reports where it is, in client pixels. A pointer that the
 * browser takes away (or who calls `onPointerCancel`) ends with `onCancel` in place of 'end'.
 */
export function useDrag(
  onDrag: (point: { x: number; y: number }, phase: 'start' | 'move' | 'end') => void,
  onCancel?: () => void,
): DragHandlers {
  const pointer = useRef<number | null>(null)
  const report = (event: PointerEvent, phase: 'start' | 'move' | 'end') =>
    onDrag({ x: event.clientX, y: event.clientY }, phase)
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || pointer.current !== null) return
      pointer.current = event.pointerId
      event.currentTarget.setPointerCapture?.(event.pointerId)
      report(event, 'start')
    },
    onPointerMove: (event) => {
      if (event.pointerId === pointer.current) report(event, 'move')
    },
    onPointerUp: (event) => {
      if (event.pointerId !== pointer.current) return
      pointer.current = null
      report(event, 'end')
    },
    onPointerCancel: () => {
      if (pointer.current === null) return
      pointer.current = null
      onCancel?.()
    },
  }
}

/** Where a client point lies inside a drawing with the given view box, in the drawing's own units. */
export function pointInDrawing(
  drawing: Element,
  viewBox: { width: number; height: number },
  point: { x: number; y: number },
): { x: number; y: number } {
  const box = drawing.getBoundingClientRect()
  return {
    x: box.width === 0 ? 0 : ((point.x - box.left) / box.width) * viewBox.width,
    y: box.height === 0 ? 0 : ((point.y - box.top) / box.height) * viewBox.height,
  }
}
