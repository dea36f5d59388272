import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { showsDefinition, type StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Card } from '../kit/card.tsx'
import { ReadAloudButton } from '../teaching/read-aloud-button.tsx'
import { FeedbackLine, type FeedbackLineProps } from './feedback-line.tsx'
import { QuestionSheet } from './question-sheet.tsx'
import type { RunState } from './run-state.ts'
import { outcomeOf, responseOf } from './outcome-of.ts'
import { AnswerWidget } from './widgets/answer-widget.tsx'
import type { WidgetAnswer } from './widgets/widget-props.ts'
import styles from './question-card.module.css'

interface QuestionCardProps {
  question: StoredQuestion
  draft: WidgetAnswer | undefined
  remark: RunState['remark']
  /** What was answered, when it is kept on this device and not marked yet; null for a skip. */
  kept?: string | null | undefined
  /** The answer is open once more, for its second try. */
  trying?: boolean
  /** What can be done about a wrong answer; left out where it cannot. */
  secondTry?: FeedbackLineProps['secondTry']
  /** The explanation of a mistake stays until the learner goes on. */
  waits?: boolean
  inARow: number
  voice: number
  onAnswer: (answer: WidgetAnswer) => void
  onSubmit: (response: string) => void
  /** Points of the question, in a contest paper. */
  worth?: ReactNode
  /** Left out where help waits until the end. */
  onHelp?: () => void
  /** Somebody else looks on: nothing takes the focus. `narrow`: as on a phone, whatever the screen. */
  lookOn?: { narrow: boolean }
  /** The drawing over the card. */
  children?: ReactNode
}

/** The card of one question (give it a key by the question): who asks, what is asked, how to answer, and what came of it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, draft, remark, kept, trying = false, onAnswer, onSubmit } = props
  const isKept = kept !== undefined
  const headingId = useId()
  const card = useRef<HTMLElement>(null)
  const { answer } = question
  const id = question.storedQuestionId

  // A new question takes the focus, unless its own field already has it: the keyboard always starts at the question.
  const takeFocus = useEffectEvent(() => {
    const focused = document.activeElement
    if (card.current?.contains(focused) || focused?.closest('[role="dialog"],[role="tabpanel"],[role="tablist"]'))
      return
    card.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  })
  const isLookedOn = props.lookOn !== undefined
  useEffect(() => {
    if (!isLookedOn) takeFocus()
  }, [isLookedOn, trying])
  const isFrozen = answer !== null && !trying
  const tried = answer?.secondTry && (trying || answer.secondResponse !== null) ? answer.response : null

  return (
    <Card as="article" className={styles.card} data-narrow={props.lookOn?.narrow} aria-labelledby={headingId}>
      <div className={styles.body} ref={(element) => void (card.current = element)}>
        <div className={styles.top}>
          <p className={styles.number}>
            Question {question.position}
            {showsDefinition(question.questionRenderType, false) && question.questionDefinition
              ? `: ${question.questionDefinition}`
              : ''}
          </p>
          {props.worth && <span className={styles.worth}>{props.worth}</span>}
          <ReadAloudButton
            key={question.promptSpeechId}
            speechId={question.promptSpeechId}
            text={question.speech}
            voice={props.voice}
          />
        </div>
        <QuestionSheet question={question} headingId={headingId}>
          <AnswerWidget
            // What it holds of the first try is none of the second.
            key={trying ? 'again' : 'first'}
            widget={question.widget}
            response={isFrozen ? responseOf(answer) : isKept ? (kept ?? '') : (draft?.response ?? '')}
            labelledBy={headingId}
            onAnswer={onAnswer}
            onSubmit={onSubmit}
            {...(remark?.questionId === id && remark.part !== undefined ? { mendPart: remark.part } : {})}
            {...(tried === null ? {} : { tried })}
            {...(isFrozen ? { outcome: outcomeOf(answer) } : isKept ? { outcome: {} } : {})}
          />
        </QuestionSheet>
        <FeedbackLine
          answer={answer}
          kept={isKept && !isLookedOn}
          remark={remark?.questionId === id ? remark : null}
          inARow={props.inARow}
          waits={props.waits ?? false}
          trying={trying}
          {...(props.secondTry ? { secondTry: props.secondTry } : {})}
          {...(props.onHelp ? { onHelp: props.onHelp } : {})}
        />
      </div>
      {props.children}
    </Card>
  )
}
