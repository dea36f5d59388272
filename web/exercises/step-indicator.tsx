import { useEffect, useRef } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Tooltip } from '../kit/tooltip.tsx'
import { StepHex, type StepState } from './step-hex.tsx'
import styles from './step-indicator.module.css'

interface StepIndicatorProps {
  questions: readonly StoredQuestion[]
  total: number
  /** Place of the question on show. */
  shown: number
  onGo: (to: number) => void
}

const words: Record<StepState, string> = {
  correct: 'correct',
  incorrect: 'incorrect',
  skipped: 'skipped',
  current: 'current',
  pending: 'not reached yet',
}

/** How a question of the run stands; the one that waits for an answer is the current one. */
export function stepState(question: StoredQuestion | undefined): StepState {
  if (!question) return 'pending'
  if (!question.answer) return 'current'
  return ({ right: 'correct', wrong: 'incorrect', skipped: 'skipped' } as const)[question.answer.outcome]
}

/** One cell per question: answered ones lead back to their review, the current one to the question that waits [L-046]. */
export function StepIndicator({ questions, total, shown, onGo }: StepIndicatorProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.children[shown]
    if (!(current instanceof HTMLElement) || !list.current) return
    const bar = list.current.parentElement
    bar?.scrollTo?.({ left: current.offsetLeft - bar.clientWidth / 2 + current.offsetWidth / 2, behavior: 'smooth' })
  }, [shown])
  return (
    <nav className={styles.bar} aria-label="Questions">
      <ol ref={list} className={styles.steps}>
        {Array.from({ length: total }, (_, index) => {
          const state = stepState(questions[index])
          const step = (
            <button
              type="button"
              className={styles.step}
              disabled={state === 'pending'}
              aria-label={`Question ${index + 1}: ${words[state]}`}
              {...(index === shown ? { 'aria-current': 'step' as const } : {})}
              onClick={() => onGo(index)}
            >
              <StepHex state={state} number={index + 1} />
            </button>
          )
          return (
            <li key={index}>
              {state === 'pending' ? (
                step
              ) : (
                <Tooltip text={state === 'current' ? 'Go to the next question' : 'Review your answer'}>{step}</Tooltip>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
