import { useEffect, useRef } from 'react'
import type { QuestionAnswer } from '@polyhex/contract/exercises/answers'
import { advanceAfter } from '@polyhex/contract/exercises/limits'
import { FeedbackLine } from '../../exercises/feedback-line.tsx'
import { Button } from '../../kit/button.tsx'
import styles from './lock-panel.module.css'

interface LockPanelProps {
  readonly answer: QuestionAnswer
  readonly onGoOn: () => void
  readonly onHelp: () => void
}

/** After a wrong answer: what happened in this answer, and the right one. The game stands still until it is read. */
export function LockPanel({ answer, onGoOn, onHelp }: LockPanelProps) {
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Not at once: the key that chose the answer would go on before anybody has read a word.
    const timer = setTimeout(() => goOn.current?.focus({ preventScroll: true }), advanceAfter.incorrect)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles['lock']}>
      <FeedbackLine answer={answer} remark={null} inARow={0} onHelp={onHelp} />
      <p className={styles['still']}>The game waits for you.</p>
      <Button ref={goOn} block iconAfter="arrow" onClick={onGoOn}>
        Go on
      </Button>
    </div>
  )
}
