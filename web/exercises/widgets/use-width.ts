import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width of an element in whole pixels, followed as it changes; `fallback` where nothing can be measured. */
export function useWidth(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [width, setWidth] = useState(fallback)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (watched.clientWidth > 0) setWidth(watched.clientWidth)
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}
