import type { ReactNode } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Maths } from '../kit/maths.tsx'
import { QuestionMedia } from './question-media.tsx'
import styles from './question-sheet.module.css'

interface QuestionSheetProps {
  question: StoredQuestion
  headingId: string
  level?: 2 | 3
  /** The answer widget. */
  children: ReactNode
}

/** The sentence that asks, what it is about, and the way to answer: side by side where there is room and a picture. */
export function QuestionSheet({ question, headingId, level = 2, children }: QuestionSheetProps) {
  const Heading = `h${level}` as const
  const hasMedia = Boolean(question.questionLaTex ?? question.questionSvg)
  return (
    <div className={styles.sheet}>
      <Heading id={headingId} className={styles.text} tabIndex={-1}>
        <Maths text={question.questionText} speech={question.speech} />
      </Heading>
      <div className={styles.parts} data-media={question.questionSvg ? 'drawn' : hasMedia ? 'maths' : 'none'}>
        {hasMedia && (
          <div className={styles.media}>
            <QuestionMedia question={question} />
          </div>
        )}
        <div className={styles.answer}>{children}</div>
      </div>
    </div>
  )
}
