import { useEffect, useRef } from 'react'
import type { QuestionAnswer } from '@polyhex/contract/exercises/answers'
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
  useEffect(() => goOn.current?.focus({ preventScroll: true }), [])
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
