import { widgetSet } from '@polyhex/contract/exercises/widget-set'
import type { QuestionAnswer, StoredQuestion } from '@polyhex/contract/exercises/answers'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import { useId, useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { FeedbackLine } from '../../exercises/feedback-line.tsx'
import { outcomeOf } from '../../exercises/outcome-of.ts'
import { QuestionMedia } from '../../exercises/question-media.tsx'
import { AnswerWidget } from '../../exercises/widgets/answer-widget.tsx'
import { answersAtOnce } from '../../exercises/widgets/answers-at-once.ts'
import type { WidgetAnswer } from '../../exercises/widgets/widget-props.ts'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Maths } from '../../kit/maths.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './tip-question.module.css'

const loading = (
  <Skeletons label="Loading a question" className={styles['ask']!}>
    <Skeleton width="80%" height={20} />
    <Skeleton height={52} radius={14} />
  </Skeletons>
)

/** A question of the unit to look at, for somebody who looks at the map of another person. */
export function ShownQuestion({ topicCodeLevel }: { topicCodeLevel: string }) {
  const sample = useAsk(exerciseOperations.getSampleQuestions, { query: { topicCodeLevel, count: 1 } })
  const question = sample.data?.questions[0]
  if (sample.isPending) return loading
  if (!question) return null
  return (
    <div className={styles['ask']}>
      <p className={styles['text']}>
        <Maths text={question.questionText} speech={question.speech} />
      </p>
      <QuestionMedia question={question} />
    </div>
  )
}

/**
 * A question of the unit to answer here. It is the waiting question of the practice of the unit's first topic, so the
 * server marks it, it counts, and the practice goes on from the next one.
 */
export function TipQuestion({ topicCodeLevel }: { topicCodeLevel: string }) {
  const run = useAsk(exerciseOperations.startExercise, {
    body: { target: { type: 'practice', topicCodeLevel }, widgetSet },
  })
  const [asked, setAsked] = useState<StoredQuestion | null>(null)
  const waiting = run.data?.questions.find((one) => one.answer === null)
  if (run.isError && asked === null) return <ShownQuestion topicCodeLevel={topicCodeLevel} />
  const question = asked ?? waiting
  if (question === undefined) return run.isPending ? loading : null
  return (
    <LiveQuestion
      key={question.storedQuestionId}
      question={question}
      topicCodeLevel={topicCodeLevel}
      onAnswered={() => setAsked(question)}
    />
  )
}

function LiveQuestion({
  question,
  topicCodeLevel,
  onAnswered,
}: {
  question: StoredQuestion
  topicCodeLevel: string
  onAnswered: () => void
}) {
  const labelId = useId()
  const [draft, setDraft] = useState<WidgetAnswer>({ response: '', complete: false })
  const [shownAt] = useState(() => Date.now())
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null)
  const [remark, setRemark] = useState<{ verdict: 'almost' | 'invalid'; sentence: string } | null>(null)
  const tell = useTell(exerciseOperations.answerQuestion, {
    onDone: ({ verdict, sentence, answer: marked }) => {
      if (verdict === 'almost' || verdict === 'invalid') return setRemark({ verdict, sentence: sentence ?? '' })
      onAnswered()
      setAnswer(marked)
    },
  })
  const { storedQuestionId, questionSetGuid: runId } = question
  const submit = (response: string) => {
    if (tell.isPending || answer) return
    setRemark(null)
    tell.mutate({
      params: { runId, storedQuestionId },
      body: { response, timeTakenMs: Math.min(86_400_000, Math.max(0, Date.now() - shownAt)) },
    })
  }
  const slash = topicCodeLevel.lastIndexOf('/')
  return (
    <div className={styles['ask']}>
      <p id={labelId} className={styles['text']}>
        <Maths text={question.questionText} speech={question.speech} />
      </p>
      <QuestionMedia question={question} />
      <div className={styles['answer']}>
        <AnswerWidget
          widget={question.widget}
          response={answer ? (answer.response ?? '') : draft.response}
          labelledBy={labelId}
          onAnswer={(next) => {
            setRemark(null)
            setDraft(next)
          }}
          onSubmit={submit}
          {...(answer ? { outcome: outcomeOf(answer) } : {})}
        />
      </div>
      <FeedbackLine answer={answer} remark={remark} inARow={0} />
      {answer ? (
        <LinkButton
          look="soft"
          size="sm"
          iconAfter="arrow"
          href={paths.practice(topicCodeLevel.slice(0, slash), Number(topicCodeLevel.slice(slash + 1)))}
        >
          Next question
        </LinkButton>
      ) : (
        !answersAtOnce(question.widget.widget) && (
          <Button
            look="soft"
            size="sm"
            loading={tell.isPending}
            aria-disabled={!draft.complete || undefined}
            onClick={() => submit(draft.response)}
          >
            Check
          </Button>
        )
      )}
    </div>
  )
}
