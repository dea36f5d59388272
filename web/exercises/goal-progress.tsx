import type { Run } from '@polyhex/contract/exercises/runs'
import { ProgressBar } from '../kit/progress-bar.tsx'
import { clockText } from './exercise-words.ts'
import styles from './goal-progress.module.css'

/**
 * How far the run is towards passing: the bar counts to the right answers required, not to the number of questions.
 * Practice also shows the row of right answers that suffices, speed play its time in seconds, a contest paper counts its
 * points. Where nothing is required, as in levelling, there is no goal to show.
 */
export function GoalProgress({ run, seconds }: { run: Run; seconds: number }) {
  const { correct, score, required, inARow, lastCorrectSequenceCount } = run.progress
  if (required === null) return null
  const reached = score ?? correct
  return (
    <div className={styles.goal}>
      {run.type === 'speed' && (
        <span className={styles.timer} role="timer" aria-label="Time">
          {clockText(seconds)}
        </span>
      )}
      {inARow !== null && <RowOfCells row={Math.min(lastCorrectSequenceCount, inARow)} needed={inARow} />}
      <span className="num">
        <b>{reached}</b> of {required}
        {score === null ? '' : ' points'} to pass
      </span>
      <ProgressBar
        className={styles.bar ?? ''}
        value={reached}
        max={required}
        look="reward"
        label={score === null ? 'Right answers' : 'Points'}
        valueText={`${reached} ${score === null ? 'correct' : 'points'}, ${required} needed to pass`}
      />
    </div>
  )
}

function RowOfCells({ row, needed }: { row: number; needed: number }) {
  return (
    <span className={styles.row} role="img" aria-label={`${row} right in a row, ${needed} in a row also pass`}>
      {Array.from({ length: needed }, (_, index) => (
        <i key={index} data-full={index < row} />
      ))}
      <span aria-hidden>in a row</span>
    </span>
  )
}
