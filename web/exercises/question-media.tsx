import { useRef } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Figure } from '../kit/figure.tsx'
import { DisplayMaths } from '../kit/maths.tsx'
import { defaultMediaPx } from '../kit/sizes.ts'
import { useTightView } from '../kit/tight-view.ts'
import styles from './question-media.module.css'

type Shown = Pick<
  StoredQuestion,
  'questionRenderType' | 'questionLaTex' | 'questionSvg' | 'questionXDimension' | 'questionYDimension' | 'speech'
>

/** A drawing fills most of its panel; a single thing to count does not become a poster. */
const figureView = { share: 0.86, most: 2.4 } as const

/** What the question is about, in the way of its kind: displayed maths, a drawing, or a picture. */
export function QuestionMedia({ question }: { question: Shown }) {
  const { questionRenderType: kind, questionLaTex, questionSvg } = question
  const width = question.questionXDimension ?? defaultMediaPx
  const height = question.questionYDimension ?? defaultMediaPx
  const figure = useRef<HTMLElement>(null)
  useTightView(figure, questionSvg ?? '', figureView)
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
          <figure ref={figure} className={styles.figure}>
            <Figure svg={questionSvg} />
          </figure>
        ))}
    </>
  )
}
