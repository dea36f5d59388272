import { useLayoutEffect, useRef, type RefObject } from 'react'
import { prefersLessMotion } from '../../../kit/motion.ts'
import type { Glide, Spot } from './glides.ts'

/** What stands at a spot, as it is on the screen. */
export const faceAt = (root: HTMLElement | null, spot: Spot): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-face="${spot}"]`) ?? null

const settleFor = 220

/** From where it was seen last to where it stands now, by a transform alone; nothing where less motion is wanted. */
export function settle(face: HTMLElement | null, from: DOMRect): void {
  if (face === null || typeof face.animate !== 'function' || prefersLessMotion()) return
  const to = face.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.hypot(x, y) < 1) return
  face.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 3 },
      { transform: 'none', zIndex: 3 },
    ],
    { duration: settleFor, easing: 'cubic-bezier(0.16, 0.84, 0.32, 1)' },
  )
}

/**
 * Lets tiles be seen to go to their new places. Call what it gives before the state changes; `dropped` is where a finger has let one go.
 */
export function useSettling(
  root: RefObject<HTMLElement | null>,
  written: string,
): (glides: readonly Glide[], dropped?: { spot: Spot; box: DOMRect }) => void {
  const waiting = useRef<{ to: Spot; box: DOMRect }[]>([])
  useLayoutEffect(() => {
    for (const { to, box } of waiting.current) settle(faceAt(root.current, to), box)
    waiting.current = []
  }, [root, written])
  return (glides, dropped) => {
    waiting.current = glides.flatMap(({ from, to }) => {
      const box = dropped?.spot === from ? dropped.box : faceAt(root.current, from)?.getBoundingClientRect()
      return box === undefined ? [] : [{ to, box }]
    })
  }
}
