import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './tooltip.module.css'

/** Time the pointer must rest before the words show; keyboard focus shows them at once. */
const restMs = 350

/**
 * Words that appear on hover and on keyboard focus of its one child and go on Escape, on leaving and on pressing. In the
 * top layer, so no scrolling container cuts it. It is read as the child's description unless it only repeats its label.
 */
export function Tooltip({
  text,
  repeatsLabel = false,
  children,
}: {
  text: string
  repeatsLabel?: boolean
  children: ReactNode
}) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState(false)

  const hide = () => {
    clearTimeout(timer.current)
    setShown(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const target = anchor.current?.firstElementChild
    if (repeatsLabel || !target) return
    target.setAttribute('aria-describedby', id)
    return () => target.removeAttribute('aria-describedby')
  }, [id, repeatsLabel])
  useEffect(() => {
    if (!shown) return
    place(anchor.current, bubble.current)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false)
    const onScroll = () => setShown(false)
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [shown])

  return (
    <span
      ref={anchor}
      className={styles['anchor']}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') timer.current = setTimeout(() => setShown(true), restMs)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setShown(true)}
      onBlur={hide}
    >
      {children}
      <span ref={bubble} id={id} role="tooltip" popover="manual" hidden={!shown} className={styles['bubble']}>
        {text}
      </span>
    </span>
  )
}

/** Puts the bubble under its anchor, above it where there is no room, inside the window. */
function place(anchor: HTMLElement | null, bubble: HTMLElement | null): void {
  const target = anchor?.firstElementChild?.getBoundingClientRect()
  if (!target || !bubble) return
  // Not every environment has the top layer; without it the bubble is simply fixed.
  bubble.showPopover?.()
  const size = bubble.getBoundingClientRect()
  const below = target.bottom + 8
  const top = below + size.height > window.innerHeight - 8 ? target.top - size.height - 8 : below
  const left = Math.max(
    8,
    Math.min(window.innerWidth - size.width - 8, target.left + target.width / 2 - size.width / 2),
  )
  bubble.style.top = `${top}px`
  bubble.style.left = `${left}px`
}
