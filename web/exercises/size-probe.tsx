import { useEffect, useEffectEvent, useRef } from 'react'
import type { CardSize } from './exercise-watch.ts'
import styles from './draw-layer.module.css'

/** Lies over the card unseen and tells its size, in px, whenever that changes. */
export function SizeProbe({ onSize }: { onSize: (size: CardSize) => void }) {
  const probe = useRef<HTMLSpanElement>(null)
  const tell = useEffectEvent(onSize)
  useEffect(() => {
    const element = probe.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const words = element.closest('article')?.querySelector('h2')
      const textPx = words ? Number.parseFloat(getComputedStyle(words).fontSize) : 16
      tell({ width: element.clientWidth, height: element.clientHeight, textPx })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <span ref={probe} className={styles.drawn} aria-hidden />
}
