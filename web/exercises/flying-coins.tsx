import { useEffect, useRef, useState, type RefObject } from 'react'
import { Coin } from '../kit/coin.tsx'
import { prefersLessMotion } from '../kit/motion.ts'
import styles from './flying-coins.module.css'

/** Time of the flight: --t-slow, longer than which nothing moves in practice. */
const flightMs = 360

interface FlyingCoinsProps {
  /** Coins of the run so far; what is added to them flies. */
  earned: number
  /** Where what was said of the answer stands. */
  room: RefObject<HTMLElement | null>
}

/**
 * The coins of a right answer on their way from its feedback to the counter that this stands in. A touch or a key ends the
 * flight at once, the next answer takes its place, and nothing flies where less motion is wanted. Decoration: the counter says it.
 */
export function FlyingCoins({ earned, room }: FlyingCoinsProps) {
  const before = useRef(earned)
  const coins = useRef<HTMLSpanElement>(null)
  const [gained, setGained] = useState(0)
  useEffect(() => {
    const more = earned - before.current
    before.current = earned
    if (more > 0 && !prefersLessMotion()) setGained(more)
  }, [earned])
  useEffect(() => {
    const from = room.current?.querySelector('[data-feedback]')?.getBoundingClientRect()
    const own = coins.current?.getBoundingClientRect()
    if (gained === 0 || !from || !own || typeof coins.current?.animate !== 'function') return
    const start = { x: from.left + 24 - own.left, y: from.top - own.top }
    const flight = coins.current.animate(
      [
        { translate: `${start.x}px ${start.y}px`, scale: 1.25, opacity: 1 },
        { translate: '0 0', scale: 1, opacity: 1, offset: 0.9 },
        { translate: '0 0', scale: 0.7, opacity: 0 },
      ],
      { duration: flightMs, easing: 'cubic-bezier(0.4, 0.1, 0.1, 1)' },
    )
    const land = () => flight.finish()
    const end = () => setGained(0)
    flight.addEventListener('finish', end)
    addEventListener('pointerdown', land)
    addEventListener('keydown', land)
    return () => {
      flight.cancel()
      removeEventListener('pointerdown', land)
      removeEventListener('keydown', land)
    }
  }, [gained, room])
  if (gained === 0) return null
  return (
    <span ref={coins} className={styles.coins} aria-hidden>
      <Coin size={24} />+{gained}
    </span>
  )
}
