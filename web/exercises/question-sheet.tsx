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
  const sum = sumLook(question)
  // The widget of a comparison shows its two sides itself.
  const shown = question.widget.widget === 'comparison' ? withoutMaths(question) : question
  const hasMedia = Boolean(shown.questionLaTex ?? shown.questionSvg)
  return (
    <div className={styles.sheet} data-short={question.questionText.length <= longestHeadline}>
      <Heading id={headingId} className={styles.text} tabIndex={-1}>
        <Maths text={question.questionText} speech={question.speech} />
      </Heading>
      <div
        className={styles.parts}
        data-media={question.questionSvg ? 'drawn' : sum ? 'sum' : hasMedia ? 'maths' : 'none'}
        data-row={sum === 'row'}
      >
        {hasMedia && (
          <div className={styles.media}>
            <QuestionMedia
              question={
                sum === 'row'
                  ? // The box to fill stands where the drawn one did.
                    { ...question, questionLaTex: question.questionLaTex?.replace(blankAtEnd, '=') ?? '' }
                  : shown
              }
            />
          </div>
        )}
        <div className={styles.answer}>{children}</div>
      </div>
    </div>
  )
}

/** Longest question, in signs, that reads as a headline; a story begins every line at the same edge. */
const longestHeadline = 90

function withoutMaths({ questionLaTex: _, ...rest }: StoredQuestion): StoredQuestion {
  return rest
}

/** Longest maths, in signs, that stands large with its box after it. */
const longestSum = 14
const blankAtEnd = /=\s*(?:\\square|\\Box)?\s*$/

/**
 * Whether the question is one short line of maths that a number ends: then it is the picture of its own stage. `row`: it ends
 * in "=", so that the box stands in the same line; `sum`: the box stands below it.
 */
function sumLook({ questionLaTex, questionSvg, widget }: StoredQuestion): 'sum' | 'row' | null {
  if (!questionLaTex || questionSvg || widget.widget !== 'numeric') return null
  const signs = questionLaTex.replaceAll(/\\[a-z]+/gi, 'x').replaceAll(/[{}\s\\]/g, '')
  if (signs.length > longestSum) return null
  return blankAtEnd.test(questionLaTex) && !widget.before ? 'row' : 'sum'
}
