import { useEffect, useRef } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Tooltip } from '../kit/tooltip.tsx'
import { StepHex, type StepState } from './step-hex.tsx'
import styles from './step-indicator.module.css'

interface StepIndicatorProps {
  questions: readonly StoredQuestion[]
  /** Answers kept on this device, by question; left out: none. */
  waiting?: Readonly<Record<string, string | null>>
  total: number
  /** Place of the question on show; -1 where none is. */
  shown: number
  /** Left out where the steps lead nowhere. */
  onGo?: (to: number) => void
}

const tips: Record<StepState, string> = {
  correct: 'Review your answer',
  mended: 'Review your answer',
  incorrect: 'Review your answer',
  skipped: 'Review your answer',
  waiting: 'Saved on this device, not checked yet',
  current: 'Go to the next question',
  pending: '',
}

const words: Record<StepState, string> = {
  correct: 'correct',
  mended: 'mended at the second try',
  incorrect: 'incorrect',
  skipped: 'skipped',
  waiting: 'waiting to be checked',
  current: 'current',
  pending: 'not reached yet',
}

/** How a question of the run stands; the one that waits for an answer is the current one. */
export function stepState(
  question: StoredQuestion | undefined,
  waiting: StepIndicatorProps['waiting'] = {},
): StepState {
  if (!question) return 'pending'
  if (!question.answer) return Object.hasOwn(waiting, question.storedQuestionId) ? 'waiting' : 'current'
  if (question.answer.secondTry === 'right') return 'mended'
  return ({ right: 'correct', wrong: 'incorrect', skipped: 'skipped' } as const)[question.answer.outcome]
}

/** One cell per question: answered ones lead back to their review, the current one to the question that waits [L-046]. */
export function StepIndicator({ questions, waiting = {}, total, shown, onGo }: StepIndicatorProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.children[shown]
    if (!(current instanceof HTMLElement) || !list.current) return
    const bar = list.current.parentElement
    bar?.scrollTo?.({ left: current.offsetLeft - bar.clientWidth / 2 + current.offsetWidth / 2, behavior: 'smooth' })
  }, [shown])
  return (
    <nav className={styles.bar} aria-label="Questions" data-steps>
      <ol ref={list} className={styles.steps}>
        {Array.from({ length: total }, (_, index) => {
          const state = stepState(questions[index], waiting)
          const step = (
            <button
              type="button"
              className={styles.step}
              disabled={state === 'pending' || onGo === undefined}
              aria-label={`Question ${index + 1}: ${words[state]}`}
              {...(index === shown ? { 'aria-current': 'step' as const } : {})}
              onClick={() => onGo?.(index)}
            >
              <StepHex state={state} number={index + 1} />
            </button>
          )
          return (
            <li key={index}>
              {state === 'pending' || onGo === undefined ? step : <Tooltip text={tips[state]}>{step}</Tooltip>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
