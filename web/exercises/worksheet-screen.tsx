import { useParams } from '@tanstack/react-router'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { PublicQuestion } from '@polyhex/contract/exercises/questions'
import { useAsk } from '../call/ask.ts'
import { Button } from '../kit/button.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { Maths } from '../kit/maths.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { QuestionMedia } from './question-media.tsx'
import { letters } from './widgets/choice-widget.tsx'
import styles from './worksheet-screen.module.css'

/** Questions on one sheet. */
const sheetQuestions = 10

/** /math/topics/:topicCode/:level/worksheet/: ten questions to print, or to keep as a pdf by the browser's own print window. */
export function WorksheetScreen() {
  const { topicCode = '', level = '1' } = useParams({ strict: false })
  const topicCodeLevel = `${topicCode}/${level}`
  const topic = useAsk(curriculumOperations.listLevelledTopics, { query: { topicCodeLevel } }).data?.topicLevels[0]
  const { data, isError, refetch } = useAsk(exerciseOperations.getSampleQuestions, {
    query: { topicCodeLevel, count: sheetQuestions },
  })
  usePageTitle(topic ? `${topic.name}, worksheet` : 'Worksheet')
  return (
    <main id="main" className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h1>{topic?.name ?? 'Worksheet'}</h1>
          <p>Level {level}</p>
        </div>
        <p className={styles.name}>Name</p>
        <Button icon="print" onClick={() => window.print()} disabled={!data}>
          Print or save as pdf
        </Button>
      </header>
      {isError && (
        <ErrorState
          title="The worksheet could not be made"
          safe="There may be no questions for this level yet."
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Skeletons label="Making the worksheet">
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} height={120} />
          ))}
        </Skeletons>
      )}
      <ol className={styles.questions}>
        {data?.questions.map((question, index) => (
          <li key={index}>
            <p className={styles.text}>
              <Maths text={question.questionText} speech={question.speech} />
            </p>
            <QuestionMedia question={question} />
            <AnswerSpace question={question} />
          </li>
        ))}
      </ol>
    </main>
  )
}

/** Where the answer is written: options to tick, or a line. */
function AnswerSpace({ question }: { question: PublicQuestion }) {
  const { widget } = question
  if (widget.widget === 'choice' || widget.widget === 'multi_choice') {
    return (
      <ul className={styles.options}>
        {widget.options.map((option, index) => (
          <li key={option.id}>
            <span>{letters[index]}</span> <Maths text={option.text} speech={option.speech} />
          </li>
        ))}
      </ul>
    )
  }
  if (widget.widget === 'yes_no') {
    return (
      <p className={styles.line}>
        {widget.yes} / {widget.no}
      </p>
    )
  }
  return <p className={styles.line}>Answer:</p>
}
