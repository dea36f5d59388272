import { type RefObject, useLayoutEffect, useState } from 'react'
import { canvasSize } from './canvas-size.ts'

/** The size of the canvas in the place that is there for it, also after the window has changed. L-176, L-254. */
export function useCanvasSize(place: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measure = () => {
      const { clientWidth: containerWidth, clientHeight: containerHeight } = element
      const next = canvasSize({ viewportHeight: window.innerHeight, containerWidth, containerHeight })
      setSize((now) => (now.width === next.width && now.height === next.height ? now : next))
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer?.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [place])
  return size
}
