import { useEffect, useState } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { passedMessage } from '@polyhex/contract/exercises/result-messages'
import type { ExerciseResults, Run } from '@polyhex/contract/exercises/runs'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Confetti } from './confetti.tsx'
import { FactsRow } from './facts-row.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { clockText } from '../exercise-words.ts'
import { ResultCell } from './result-cell.tsx'
import { nextHref } from './next-href.ts'
import { RunRow } from './run-row.tsx'
import { UnitCompletedDialog } from './unit-completed-dialog.tsx'
import styles from './results.module.css'

interface PassedProps {
  results: ExerciseResults
  run: Run
  questions: readonly StoredQuestion[]
  signedIn: boolean
  /** The map one came from: of the own grade, or of all grades. */
  mapHref: string
  onTryAgain: () => void
  onReview: (at: number) => void
}

/** How long the celebration has the screen before the unit-completed dialog comes, ms. */
const celebrationMs = 2400

/** A passed run: a full cell; a first pass is celebrated with confetti and the hexagon's entrance. */
export function Passed({ results, run, questions, signedIn, mapHref, onTryAgain, onReview }: PassedProps) {
  const message = passedMessage(results.incorrect)
  const isUnit = run.type === 'unit_mastery'
  const [dialog, setDialog] = useState(false)
  const completesUnit = isUnit && results.firstPass
  useEffect(() => {
    if (!completesUnit) return
    const timer = setTimeout(() => setDialog(true), celebrationMs)
    return () => clearTimeout(timer)
  }, [completesUnit])
  const next = nextHref(results)
  return (
    <>
      {results.firstPass && <Confetti wrong={results.incorrect} />}
      <div className={styles.hero} data-passed data-first={results.firstPass}>
        <ResultCell share={1} passed celebrating={results.firstPass} label={`${run.name}: passed`} />
        {!isUnit && (
          <p className={styles.what}>
            <Icon name="check" size={18} /> {run.name}
          </p>
        )}
        <h1 tabIndex={-1}>{isUnit ? `${run.name} is yours.` : message.text}</h1>
        <p className={styles.lede}>
          {isUnit && (
            <>
              {message.text} {message.emoji && <Avatar shape="circle" size={24} />}
              <br />
            </>
          )}
          {!isUnit && message.emoji && <Avatar shape="circle" size={24} name="A smiling face" />}{' '}
          {howPassed(results, run)}
        </p>
      </div>
      <NextStepCard results={results} />
      <Card padded className={styles.score ?? ''}>
        <FactsRow results={results} questions={questions} signedIn={signedIn} />
        <RunRow questions={questions} onReview={onReview} />
      </Card>
      <div className={styles.actions}>
        <Button look={next ? 'line' : 'primary'} size="lg" onClick={onTryAgain}>
          Try Again
        </Button>
        <LinkButton href={mapHref} look="ghost" size="lg">
          Back to map
        </LinkButton>
      </div>
      <UnitCompletedDialog open={dialog} results={results} run={run} onClose={() => setDialog(false)} />
    </>
  )
}

/** How the run was passed, in one sentence. */
export function howPassed(results: ExerciseResults, run: Run): string {
  const used = results.answered + results.skipped
  if (results.result === 'in_a_row_correct')
    return `${run.progress.inARow ?? results.lastCorrectSequenceCount} right answers in a row.`
  if (results.type === 'speed')
    return `${results.correct} of ${used} correct in ${clockText(results.timeTakenSeconds)}.`
  return `${results.correct} of ${used} correct. You needed ${run.progress.required}.`
}
