import type { RoomFacts } from '@polyhex/contract/live/room/presence-messages'
import { useEffect, useState } from 'react'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import styles from './room.module.css'
import { clockWords } from './room-words.ts'

/** The time, again every second. */
export function useSecond(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  return now
}

/** How far a class is: time until it starts, then time since, against its length. */
export function RoomClock({ room }: { room: Pick<RoomFacts, 'startingAt' | 'duration'> }) {
  const now = useSecond()
  const since = now - Date.parse(room.startingAt)
  const minutes = Math.floor(since / 60_000)
  if (since < 0) {
    return (
      <p className={styles['clock']}>
        <span className={styles['clockTime']}>{clockWords(-since)}</span>
        <span className={styles['quiet']}>until it starts</span>
      </p>
    )
  }
  return (
    <div className={styles['clock']}>
      <span className={styles['clockTime']}>{clockWords(since)}</span>
      <ProgressBar
        value={minutes}
        max={room.duration}
        label="Time of the class"
        valueText={`${minutes} of ${room.duration} minutes`}
      />
      <span className={styles['quiet']}>of {room.duration} min</span>
    </div>
  )
}
