import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Figure } from '../kit/figure.tsx'
import { DisplayMaths, Maths } from '../kit/maths.tsx'
import styles from './question-card.module.css'

/** The size a picture has when it does not say its own, px. */
export const defaultMediaSize = 300

type Shown = Pick<
  StoredQuestion,
  | 'questionRenderType'
  | 'questionText'
  | 'questionLaTex'
  | 'questionSvg'
  | 'questionXDimension'
  | 'questionYDimension'
  | 'speech'
>

/** The sentence that asks and what it is about, in the way of its kind: text, displayed maths, a drawing, or a picture. */
export function QuestionBody({
  question,
  headingId,
  level = 2,
}: {
  question: Shown
  headingId: string
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  const { questionRenderType: kind, questionLaTex, questionSvg } = question
  const width = question.questionXDimension ?? defaultMediaSize
  const height = question.questionYDimension ?? defaultMediaSize
  return (
    <>
      <Heading id={headingId} className={styles.text} tabIndex={-1}>
        <Maths text={question.questionText} speech={question.speech} />
      </Heading>
      {questionLaTex && <DisplayMaths className={styles.display ?? ''} latex={questionLaTex} />}
      {questionSvg &&
        (kind === 'Image' || kind === 'LocalImage' ? (
          <img
            className={styles.image}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(questionSvg)}`}
            width={width}
            height={height}
            alt={question.speech}
          />
        ) : (
          <figure className={styles.figure}>
            <Figure svg={questionSvg} />
          </figure>
        ))}
    </>
  )
}
