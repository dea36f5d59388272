import { useId } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Dialog } from '../kit/dialog.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { FeedbackLine } from './feedback-line.tsx'
import { outcomeOf, responseOf } from './outcome-of.ts'
import { QuestionSheet } from './question-sheet.tsx'
import { AnswerWidget } from './widgets/answer-widget.tsx'
import styles from './question-review.module.css'

interface QuestionReviewProps {
  questions: readonly StoredQuestion[]
  /** Place of the question looked at, or null when the review is closed. */
  at: number | null
  onGo: (at: number) => void
  onClose: () => void
}

/** A look back at the answers of a run, one question at a time, with previous and next. */
export function QuestionReview({ questions, at, onGo, onClose }: QuestionReviewProps) {
  const question = at === null ? undefined : questions[at]
  if (at === null || !question) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Question ${question.position}`}
      footer={
        <>
          <IconButton
            look="line"
            icon="back"
            label="Previous Question"
            tip={at === 0 ? 'On First Question' : 'Previous Question'}
            aria-disabled={at === 0}
            onClick={() => onGo(at - 1)}
          />
          <IconButton
            look="line"
            icon="arrow"
            label="Next Question"
            tip={at === questions.length - 1 ? 'On Latest Question' : 'Next Question'}
            aria-disabled={at === questions.length - 1}
            onClick={() => onGo(at + 1)}
          />
        </>
      }
    >
      <ReviewedQuestion key={question.storedQuestionId} question={question} />
    </Dialog>
  )
}

function ReviewedQuestion({ question }: { question: StoredQuestion }) {
  const headingId = useId()
  const { answer } = question
  return (
    <div className={styles.review}>
      <QuestionSheet question={question} headingId={headingId} level={3}>
        <AnswerWidget
          widget={question.widget}
          response={answer ? responseOf(answer) : ''}
          {...(answer?.secondResponse && answer.response ? { tried: answer.response } : {})}
          labelledBy={headingId}
          outcome={answer ? outcomeOf(answer) : {}}
          onAnswer={() => undefined}
          onSubmit={() => undefined}
        />
      </QuestionSheet>
      <FeedbackLine answer={answer} remark={null} inARow={0} />
    </div>
  )
}
