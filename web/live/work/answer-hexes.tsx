import type { Work } from '@polyhex/contract/live/room/work-messages'
import { hexPath } from '../../kit/hex-geometry.ts'
import styles from './answer-hexes.module.css'

const outline = hexPath(7, 8, 7, 1.4)
const words = { correct: 'right', incorrect: 'wrong', skipped: 'skipped' } as const

/** The newest answers of a run, oldest first: full for right, crossed for wrong, dashed for skipped. */
export function AnswerHexes({ answers }: { answers: Work['answers'] }) {
  const last = answers.slice(-8)
  if (last.length === 0) return <span className={styles.none}>No answers yet</span>
  return (
    <span
      className={styles.hexes}
      role="img"
      aria-label={`Last answers: ${last.map((answer) => words[answer]).join(', ')}`}
    >
      {last.map((answer, index) => (
        <svg key={index} viewBox="0 0 14 16" width={14} height={16} data-answer={answer}>
          <path className={styles.cell} d={outline} />
          {answer === 'correct' && <path className={styles.mark} d="m4.3 8.2 2 2 3.5-4.2" />}
          {answer === 'incorrect' && <path className={styles.mark} d="m4.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />}
        </svg>
      ))}
    </span>
  )
}
