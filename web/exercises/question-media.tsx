import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Figure } from '../kit/figure.tsx'
import { DisplayMaths } from '../kit/maths.tsx'
import { defaultMediaPx } from '../kit/sizes.ts'
import styles from './question-media.module.css'

type Shown = Pick<
  StoredQuestion,
  'questionRenderType' | 'questionLaTex' | 'questionSvg' | 'questionXDimension' | 'questionYDimension' | 'speech'
>

/** What the question is about, in the way of its kind: displayed maths, a drawing, or a picture. */
export function QuestionMedia({ question }: { question: Shown }) {
  const { questionRenderType: kind, questionLaTex, questionSvg } = question
  const width = question.questionXDimension ?? defaultMediaPx
  const height = question.questionYDimension ?? defaultMediaPx
  return (
    <>
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
