import { useState } from 'react'
import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { useAsk } from '../call/ask.ts'
import { QuestionMedia } from '../exercises/question-media.tsx'
import { QuestionReview } from '../exercises/question-review.tsx'
import { Button } from '../kit/button.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Maths } from '../kit/maths.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import styles from './question-viewer.module.css'

/** Width and height of a preview, px [L-084]. */
export const previewSize = 200

const words = { right: 'correct', wrong: 'incorrect', skipped: 'skipped' }

/** The answered questions of a run, one preview at a time with previous and next; each opens to its full review. */
export function QuestionViewer({ questionSetGuid }: { questionSetGuid: string }) {
  const { data, isError, refetch } = useAsk(activityOperations.listAnsweredQuestions, { params: { questionSetGuid } })
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  if (isError) return <ErrorState title="The questions could not be loaded" onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Skeletons label="Loading the questions">
        <Skeleton width={previewSize} height={previewSize} />
      </Skeletons>
    )
  }
  const { questions } = data
  const question = questions[at]
  if (!question) return <p>No question of this run was answered.</p>
  const state = question.answer ? words[question.answer.outcome] : 'not answered'
  return (
    <div className={styles.viewer}>
      <IconButton
        look="line"
        icon="back"
        label="Previous question"
        aria-disabled={at === 0}
        onClick={() => setAt(at - 1)}
      />
      <QuestionPreview question={question} />
      <IconButton
        look="line"
        icon="arrow"
        label="Next question"
        aria-disabled={at === questions.length - 1}
        onClick={() => setAt(at + 1)}
      />
      <div className={styles.words}>
        <p role="status">
          Question {at + 1} of {questions.length}, {state}
        </p>
        <Button look="soft" size="sm" onClick={() => setOpen(true)}>
          Open
        </Button>
      </div>
      <QuestionReview questions={questions} at={open ? at : null} onGo={setAt} onClose={() => setOpen(false)} />
    </div>
  )
}

/** A question in 200 by 200: its sentence and its picture at half size. */
export function QuestionPreview({ question }: { question: StoredQuestion }) {
  return (
    <div
      className={styles.preview}
      style={{ inlineSize: previewSize, blockSize: previewSize }}
      role="img"
      aria-label={question.speech}
    >
      <div className={styles.sheet} aria-hidden inert>
        <p className={styles.text}>
          <Maths text={question.questionText} />
        </p>
        <QuestionMedia question={question} />
      </div>
    </div>
  )
}
