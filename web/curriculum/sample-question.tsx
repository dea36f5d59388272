import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import { useAsk } from '../call/ask.ts'
import { Card } from '../kit/card.tsx'
import { Figure } from '../kit/figure.tsx'
import { DisplayMaths, Maths } from '../kit/maths.tsx'
import styles from './sample-question.module.css'

/** One question of a topic level, to look at. It is a picture of what is asked; the answer is given in practice. */
export function SampleQuestion({ topicCodeLevel }: { topicCodeLevel: string }) {
  const sample = useAsk(exerciseOperations.getSampleQuestions, { query: { topicCodeLevel, count: 1 } })
  const question = sample.data?.questions[0]
  if (!question) return null
  return (
    <Card as="section" padded className={styles['card']} aria-labelledby="sample">
      <h2 id="sample">A question like this</h2>
      <p className={styles['text']}>
        <Maths text={question.questionText} speech={question.speech} />
      </p>
      {question.questionLaTex && <DisplayMaths latex={question.questionLaTex} className={styles['line']!} />}
      {question.questionSvg && <Figure svg={question.questionSvg} width={480} />}
    </Card>
  )
}
