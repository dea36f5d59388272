import { useEffect } from 'react'
import { confettiCount } from '@polyhex/contract/exercises/limits'
import { prefersLessMotion } from '../../kit/motion.ts'
import styles from './results.module.css'

const hues = ['circle', 'octagon', 'square', 'hexagon', 'oval', 'rectangle', 'triangle', 'semi_circle']
const goldenAngle = 2.39996

/** Confetti for a first pass: 120 pieces, 10 fewer for each wrong answer; one still picture where motion is not wanted. */
export function Confetti({ wrong }: { wrong: number }) {
  const count = confettiCount(wrong)
  const still = prefersLessMotion()
  useEffect(() => {
    if (still || count === 0) return
    let stopped = false
    void import('canvas-confetti').then(({ default: burst }) => {
      const tokens = getComputedStyle(document.documentElement)
      const colors = hues.map((hue) => tokens.getPropertyValue(`--av-${hue}`).trim()).filter(Boolean)
      if (!stopped) {
        // Behind the cards and their words, in pieces large enough to be seen as shapes.
        const look = { particleCount: count, spread: 118, startVelocity: 46, scalar: 1.45, ticks: 150, zIndex: 0 }
        void burst({ ...look, origin: { y: 0.3 }, colors })
      }
    })
    return () => {
      stopped = true
    }
  }, [still, count])
  return still ? <StillConfetti count={count} /> : null
}

function StillConfetti({ count }: { count: number }) {
  return (
    <svg className={styles.confetti} viewBox="0 0 1400 760" preserveAspectRatio="xMidYMin slice" aria-hidden>
      {Array.from({ length: count }, (_, index) => {
        const reach = 190 + index * 5.2
        const x = 700 + reach * 1.15 * Math.cos(index * goldenAngle)
        const y = 300 + reach * 0.66 * Math.sin(index * goldenAngle)
        const size = 7 + ((index * 7) % 9)
        const hue = `var(--av-${hues[index % hues.length]})`
        // Never over the words below the cell.
        if (Math.abs(x - 700) < 460 && y > 300) return null
        return index % 2 === 0 ? (
          <circle key={index} cx={x} cy={y} r={size * 0.6} fill={hue} />
        ) : (
          <rect
            key={index}
            x={x}
            y={y}
            width={size * 1.8}
            height={size}
            rx={2}
            fill={hue}
            transform={`rotate(${(index * 47) % 360} ${x} ${y})`}
          />
        )
      })}
    </svg>
  )
}
