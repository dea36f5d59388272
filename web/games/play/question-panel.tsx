import { type FormEvent, useId, useState } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { FeedbackLine } from '../../exercises/feedback-line.tsx'
import { QuestionSheet } from '../../exercises/question-sheet.tsx'
import { AnswerWidget } from '../../exercises/widgets/answer-widget.tsx'
import { Button } from '../../kit/button.tsx'
import { ReadAloudButton } from '../../teaching/read-aloud-button.tsx'
import { LockPanel } from './lock-panel.tsx'
import type { HostView } from './game-host.ts'
import { optionsOf } from './question-options.ts'
import styles from './question-panel.module.css'

interface QuestionPanelProps {
  readonly shown: HostView
  readonly voice: number
  /** A typed answer; resolves once it is marked. */
  readonly onAnswer: (questionId: string, response: string) => Promise<void>
  readonly onGoOn: () => void
  readonly onHelp: () => void
}

/** The question of a game with its picture: read here, answered by the buttons in the game, or typed here. */
export function QuestionPanel({ shown, voice, onAnswer, onGoOn, onHelp }: QuestionPanelProps) {
  const { question, view, answer, remark } = shown
  if (question === null) return <p className={styles['waiting']}>The first question is on its way.</p>
  const locked = answer !== null && !answer.isCorrect
  return (
    <div className={styles['panel']}>
      <p className={styles['number']}>
        Question {question.position}
        <ReadAloudButton
          key={question.promptSpeechId}
          speechId={question.promptSpeechId}
          text={question.speech}
          voice={voice}
        />
      </p>
      <AskedQuestion key={question.storedQuestionId} shown={shown} question={question} onAnswer={onAnswer} />
      {locked ? (
        <LockPanel answer={answer} onGoOn={onGoOn} onHelp={onHelp} />
      ) : (
        <FeedbackLine answer={answer} remark={remark} inARow={0} />
      )}
      {view.problem && <p role="alert">Your answer did not arrive. Choose it again.</p>}
    </div>
  )
}

interface AskedQuestionProps {
  readonly shown: HostView
  readonly question: StoredQuestion
  readonly onAnswer: QuestionPanelProps['onAnswer']
}

function AskedQuestion({ shown, question, onAnswer }: AskedQuestionProps) {
  const headingId = useId()
  const [draft, setDraft] = useState({ response: '', complete: false })
  const [isSending, setIsSending] = useState(false)
  const isAnsweredHere = optionsOf(question).length === 0
  const isTyped = question.widget.widget !== 'choice'
  const isOpen = shown.view.phase === 'open' && shown.answer === null
  function submit(response: string) {
    if (!isOpen || isSending || response === '') return
    setIsSending(true)
    void onAnswer(question.storedQuestionId, response).finally(() => setIsSending(false))
  }
  return (
    <form
      className={styles['asked']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit(draft.response)
      }}
    >
      <QuestionSheet question={question} headingId={headingId}>
        {isAnsweredHere ? (
          <>
            <AnswerWidget
              widget={question.widget}
              response={shown.answer?.response ?? draft.response}
              labelledBy={headingId}
              onAnswer={setDraft}
              onSubmit={submit}
              {...(isOpen ? {} : { outcome: {} })}
            />
            {isOpen && isTyped && (
              <Button type="submit" block loading={isSending} aria-disabled={!draft.complete}>
                Check
              </Button>
            )}
          </>
        ) : (
          shown.answer === null && (
            <p className={styles['where']}>Choose the answer in the game, or press its number.</p>
          )
        )}
      </QuestionSheet>
    </form>
  )
}
