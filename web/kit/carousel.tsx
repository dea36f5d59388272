import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { carouselColumns, type CarouselBreakpoints } from './carousel-columns.ts'
import styles from './carousel.module.css'
import { IconButton } from './icon-button.tsx'
import { prefersLessMotion } from './motion.ts'

interface CarouselProps {
  /** What the cards are; heads the carousel unless `hideTitle`. */
  title: string
  hideTitle?: boolean
  /** One element a card, with its key. */
  children: ReactNode[]
  breakpoints?: CarouselBreakpoints
  /** ms between steps; 5000 and 3000 are the product's two. Off when left out and with reduced motion. */
  autoPlayMs?: number
  /** How many columns the first card takes where there are more than that many. */
  firstSpans?: 1 | 2
  /** How long a step takes, ms; as the browser scrolls when left out, at once with reduced motion. */
  glideMs?: number
  /** Beside the title. */
  aside?: ReactNode
  className?: string
}

/**
 * A row of cards that scrolls: buttons, arrow keys, Home and End, touch. Auto-play waits while the pointer or the focus is
 * inside, can be stopped, and never runs with reduced motion [L-177]. Cards in view follow the width of the carousel [L-257].
 */
export function Carousel({
  title,
  hideTitle = false,
  children,
  breakpoints = 'five',
  autoPlayMs,
  glideMs,
  firstSpans = 1,
  aside,
  className,
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const columns = useColumns(track, breakpoints)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(false)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const plays = autoPlayMs !== undefined && !prefersLessMotion()

  const look = useCallback(() => {
    const list = track.current
    if (!list) return
    setAtStart(list.scrollLeft <= 2)
    setAtEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 2)
  }, [])
  useEffect(look, [look, columns, children.length])

  const step = useCallback(
    (by: number) => {
      const list = track.current
      const card = list?.lastElementChild
      if (!list || !card) return
      const width = card.getBoundingClientRect().width + (Number.parseFloat(getComputedStyle(list).columnGap) || 0)
      scrollTo(list, list.scrollLeft + by * width, glideMs)
    },
    [glideMs],
  )
  useAutoPlay(track, step, held || stopped ? undefined : autoPlayMs)

  return (
    <section
      className={className}
      aria-label={title}
      aria-roledescription="carousel"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles['head']}>
        {hideTitle ? <span /> : <h2>{title}</h2>}
        {aside}
        {!(atStart && atEnd) && (
          <div className={styles['arrows']}>
            {plays && (
              <IconButton
                icon={stopped ? 'play' : 'pause'}
                look="line"
                label={stopped ? 'Let the cards move on' : 'Hold the cards still'}
                onClick={() => setStopped(!stopped)}
              />
            )}
            <IconButton
              icon="left"
              look="line"
              label="Earlier cards"
              aria-disabled={atStart}
              onClick={() => step(-1)}
            />
            <IconButton icon="right" look="line" label="More cards" aria-disabled={atEnd} onClick={() => step(1)} />
          </div>
        )}
      </div>
      <ul
        ref={track}
        className={styles['track']}
        style={{ gridAutoColumns: `calc((100% - ${columns - 1} * 18px) / ${columns})` }}
        // Scrollable regions must be reachable by keyboard.
        tabIndex={0}
        onScroll={look}
        onKeyDown={(event) => {
          const list = event.currentTarget
          if (event.target !== list) return
          const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
          if (by) step(by)
          else if (event.key === 'Home') scrollTo(list, 0)
          else if (event.key === 'End') scrollTo(list, list.scrollWidth)
          else return
          event.preventDefault()
        }}
      >
        {children.map((card, i) => (
          <li
            key={i}
            className={styles['card']}
            {...(i === 0 && firstSpans > 1 && columns > firstSpans
              ? { style: { gridColumn: `span ${firstSpans}` } }
              : {})}
          >
            {card}
          </li>
        ))}
      </ul>
    </section>
  )
}

function scrollTo(list: HTMLElement, left: number, glideMs?: number): void {
  if (prefersLessMotion()) list.scrollTo({ left, behavior: 'auto' })
  else if (glideMs === undefined) list.scrollTo({ left, behavior: 'smooth' })
  else glide(list, Math.min(left, list.scrollWidth - list.clientWidth), glideMs)
}

/** Scrolls in exactly so many ms, slowest at both ends. Snapping waits until it is there. */
function glide(list: HTMLElement, to: number, ms: number): void {
  const from = list.scrollLeft
  const begun = performance.now()
  list.style.scrollSnapType = 'none'
  const move = (now: number): void => {
    const share = Math.min(1, (now - begun) / ms)
    list.scrollLeft = from + (to - from) * (1 - Math.cos(Math.PI * share)) * 0.5
    if (share < 1) requestAnimationFrame(move)
    else list.style.scrollSnapType = ''
  }
  requestAnimationFrame(move)
}

/** How many cards fit, kept up to date with the width. */
function useColumns(track: React.RefObject<HTMLElement | null>, breakpoints: CarouselBreakpoints): number {
  const [columns, setColumns] = useState(() => carouselColumns(globalThis.innerWidth ?? 1450, breakpoints))
  useEffect(() => {
    const list = track.current
    if (!list || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setColumns(carouselColumns(window.innerWidth, breakpoints)))
    observer.observe(list)
    return () => observer.disconnect()
  }, [track, breakpoints])
  return columns
}

function useAutoPlay(
  track: React.RefObject<HTMLElement | null>,
  step: (by: number) => void,
  everyMs: number | undefined,
): void {
  useEffect(() => {
    if (everyMs === undefined || prefersLessMotion()) return
    const timer = setInterval(() => {
      const list = track.current
      if (!list) return
      if (list.scrollLeft + list.clientWidth >= list.scrollWidth - 2) scrollTo(list, 0)
      else step(1)
    }, everyMs)
    return () => clearInterval(timer)
  }, [track, step, everyMs])
}
