import type { Run } from '@polyhex/contract/exercises/runs'
import { useEffect, useState } from 'react'
import { clockText } from '../exercise-words.ts'
import styles from './levelling-progress.module.css'

/** Said aloud when so many seconds are left. */
const spokenAt: Readonly<Record<number, string>> = { 60: 'One minute left.', 10: 'Ten seconds left.' }

/** Seconds left of a timed levelling: all of them before the first answer, null without a clock. */
export function secondsLeft({ secondsAllowed, endsAt }: Run['progress'], now: number): number | null {
  if (secondsAllowed === null) return null
  if (endsAt === null) return secondsAllowed
  // The two clocks may differ; never more is shown than there is.
  return Math.min(secondsAllowed, Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000)))
}

/** How far a levelling is: questions answered, and the clock if there is one, which starts with the first answer [L-160]. */
export function LevellingProgress({ run }: { run: Run }) {
  const { endsAt, answered } = run.progress
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [endsAt])
  const left = secondsLeft(run.progress, now)
  return (
    <div className={styles.progress}>
      <span className="num">
        <b>{answered}</b> answered
      </span>
      {left === null ? (
        <span>No clock</span>
      ) : (
        <span className={styles.clock} role="timer" aria-label="Time left" data-low={left <= 30}>
          {clockText(left)}
        </span>
      )}
      {left !== null && endsAt === null && <span>starts with your first answer</span>}
      <span className="visually-hidden" role="status">
        {left === null ? '' : (spokenAt[left] ?? '')}
      </span>
    </div>
  )
}
