import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import { StepHex } from '../exercises/step-hex.tsx'
import { stepState } from '../exercises/step-indicator.tsx'
import { Tooltip } from '../kit/tooltip.tsx'
import styles from './contests.module.css'

const words = {
  correct: 'correct',
  mended: 'incorrect',
  incorrect: 'incorrect',
  skipped: 'skipped',
  current: 'open',
  pending: 'open',
  waiting: 'open',
}

/** Every question of a paper with the points it brought; each opens its review. */
export function PointsByQuestion({
  levels,
  questions,
  onReview,
}: {
  levels: readonly number[]
  questions: readonly StoredQuestion[]
  onReview: (at: number) => void
}) {
  const answered = questions.filter((question) => question.answer)
  return (
    <ol className={styles['cells']} aria-label="Your answers">
      {answered.map((question, at) => {
        const state = stepState(question)
        const level = levels[question.position - 1] ?? null
        const points = question.answer ? pointsOfAnswer(question.answer.outcome, level) : 0
        const worth = pointsOfAnswer('right', level)
        return (
          <li key={question.storedQuestionId}>
            <Tooltip text="Review your answer">
              <button
                type="button"
                aria-label={`Question ${question.position}: ${words[state]}, ${points} of ${worth} points`}
                onClick={() => onReview(at)}
              >
                <StepHex state={state} number={question.position} />
                <span aria-hidden="true" className={styles['got']} data-none={points === 0}>
                  {points > 0 ? `+${points}` : '0'}
                </span>
              </button>
            </Tooltip>
          </li>
        )
      })}
    </ol>
  )
}
