import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useDrag } from '../use-drag.ts'

export type PenPhase = 'start' | 'move' | 'end'

interface PenSheet {
  sheet: RefObject<SVGSVGElement | null>
  /** Units across and down the sheet; left out: px of the screen. */
  size?: { readonly width: number; readonly height: number }
  /** How far an arrow key moves the pen, in units. */
  keyStep?: number
  /** Where the keyboard begins, in units. */
  begin?: readonly [number, number]
  /** Follows the pen, in units of the sheet. */
  onPen: (phase: PenPhase, x: number, y: number) => void
  /** What was begun is not meant: the pointer was taken away. */
  onCancel?: () => void
  /** Follows the pen of the keyboard, in units of the sheet. */
  onKeyMove?: (x: number, y: number) => void
}

/**
 * Drawing on a sheet by pointer, or by keys: arrows move the pen, Space puts it down and up. Gives the handlers for the
 * sheet, where the pen of the keyboard is, and whether it is down.
 */
export function usePenSheet({ sheet, size, keyStep = 12, begin = [80, 80], onPen, onCancel, onKeyMove }: PenSheet) {
  const [at, setAt] = useState<readonly [number, number]>(begin)
  const [down, setDown] = useState(false)
  const drag = useDrag((point, phase) => {
    const box = sheet.current?.getBoundingClientRect()
    if (!box) return
    const scaleX = size && box.width > 0 ? size.width / box.width : 1
    const scaleY = size && box.height > 0 ? size.height / box.height : 1
    onPen(phase, Math.round((point.x - box.left) * scaleX), Math.round((point.y - box.top) * scaleY))
  }, onCancel)
  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-keyStep, 0],
      ArrowRight: [keyStep, 0],
      ArrowUp: [0, -keyStep],
      ArrowDown: [0, keyStep],
    }
    const move = moves[event.key]
    if (event.key === ' ') {
      onPen(down ? 'end' : 'start', at[0], at[1])
      setDown(!down)
    } else if (move) {
      const within = (value: number, most: number | undefined) => Math.min(most ?? value, Math.max(0, value))
      const next = [within(at[0] + move[0], size?.width), within(at[1] + move[1], size?.height)] as const
      setAt(next)
      onKeyMove?.(next[0], next[1])
      if (down) onPen('move', next[0], next[1])
    } else return
    event.preventDefault()
  }
  return { handlers: { ...drag, onKeyDown }, at, down, cancel: drag.onPointerCancel }
}
