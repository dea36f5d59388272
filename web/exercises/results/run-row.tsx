import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Tooltip } from '../../kit/tooltip.tsx'
import { StepHex } from '../step-hex.tsx'
import { stepState } from '../step-indicator.tsx'
import styles from './results.module.css'

const words = {
  correct: 'correct',
  mended: 'mended at the second try',
  incorrect: 'incorrect',
  skipped: 'skipped',
  waiting: '',
  current: '',
  pending: '',
}

/** Every answer of the run as a cell that opens its review. */
export function RunRow({
  questions,
  onReview,
}: {
  questions: readonly StoredQuestion[]
  onReview: (at: number) => void
}) {
  const answered = questions.filter((question) => question.answer)
  return (
    <div>
      <ol className={styles.cells} aria-label="Your answers">
        {answered.map((question, index) => {
          const state = stepState(question)
          return (
            <li key={question.storedQuestionId}>
              <Tooltip text="Review your answer">
                <button
                  type="button"
                  className={styles.cell}
                  aria-label={`Question ${question.position}: ${words[state]}`}
                  onClick={() => onReview(index)}
                >
                  <StepHex state={state} number={question.position} />
                </button>
              </Tooltip>
            </li>
          )
        })}
      </ol>
      <p className={styles.tap}>Tap a question to review it.</p>
    </div>
  )
}
