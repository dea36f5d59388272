import styles from './lobby.module.css'
import { useLevel } from './use-level.ts'

const cells = 12

/** How loud the microphone is, as a row of cells that light up. */
export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const level = useLevel(track)
  const lit = Math.round(level * cells)
  return (
    <div
      className={styles['meter']}
      role="meter"
      aria-label="Microphone level"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      data-lit={lit > 2}
    >
      {Array.from({ length: cells }, (_, at) => (
        <i key={at} data-on={at < lit} data-high={at >= cells - 2} />
      ))}
    </div>
  )
}
