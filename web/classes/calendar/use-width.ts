import { type RefObject, useEffect, useState } from 'react'

/** The width of an element in pixels; 0 before it has been laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = element
    if (current === null || typeof ResizeObserver === 'undefined') return
    const look = () => setWidth(current.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
