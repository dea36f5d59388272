import { useEffect, useRef, useState } from 'react'
import { Coin } from './coin.tsx'
import styles from './coin-counter.module.css'
import { prefersLessMotion } from './motion.ts'

/** How long the figure takes to count up when coins are earned: --t-slow. */
const countMs = 360

/** Coins as a pill. A rise is counted up in 360 ms, at once with reduced motion; the whole amount is always what is read aloud. */
export function CoinCounter({ amount, unit, plus = false }: { amount: number; unit?: string; plus?: boolean }) {
  const shown = useCountUp(amount)
  const sign = plus ? '+' : ''
  return (
    <span className={styles['counter']}>
      <Coin />
      <span aria-hidden="true" className="num">
        {sign}
        {shown.toLocaleString('en-US')}
      </span>
      <span className="visually-hidden">
        {sign}
        {amount.toLocaleString('en-US')}
      </span>
      {unit && <small>{unit}</small>}
    </span>
  )
}

function useCountUp(amount: number): number {
  const [shown, setShown] = useState(amount)
  const from = useRef(amount)
  useEffect(() => {
    const start = from.current
    from.current = amount
    if (amount <= start || prefersLessMotion()) {
      setShown(amount)
      return
    }
    let frame = 0
    let began: number | undefined
    const step = (now: number) => {
      began ??= now
      const part = Math.min(1, (now - began) / countMs)
      setShown(Math.round(start + (amount - start) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return shown
}
