import { useState } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { notPassedMessage, quoteOfTurn } from '@polyhex/contract/exercises/result-messages'
import type { ExerciseResults, Run } from '@polyhex/contract/exercises/runs'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { sharedMisses } from '../misses.ts'
import { nextHref } from './next-href.ts'
import { FactsRow } from './facts-row.tsx'
import { takeQuoteTurn } from './quote-turn.ts'
import { ResultCell } from './result-cell.tsx'
import { RunRow } from './run-row.tsx'
import { TeachMeDialog } from './teach-me-dialog.tsx'
import { WorthAnotherLook } from './worth-another-look.tsx'
import styles from './results.module.css'

interface NotPassedProps {
  results: ExerciseResults
  run: Run
  questions: readonly StoredQuestion[]
  signedIn: boolean
  /** The map of the own grade, or of all grades. */
  mapHref: string
  onTryAgain: () => void
  onReview: (at: number) => void
}

const numbers = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const closeBy = 3

/** The headline of a run that is not passed: how much is missing, never what the child is. */
export function gapHeadline(correct: number, required: number): string {
  const missing = Math.max(1, required - correct)
  const more = `${numbers[missing] ?? missing} more to pass.`
  return missing <= closeBy ? `So close. ${more}` : more
}

/** A run that is not passed: the same cell at its real level, what is worth another look, and another try. */
export function NotPassed({ results, run, questions, signedIn, mapHref, onTryAgain, onReview }: NotPassedProps) {
  const [quote] = useState(() => quoteOfTurn(takeQuoteTurn(localStorage)))
  const required = run.progress.required ?? 0
  const isUnit = run.type === 'unit_mastery'
  const next = nextHref(results)
  const missed = questions.find((question) => question.answer?.outcome === 'wrong')
  const [teaching, setTeaching] = useState(false)
  const misses = sharedMisses(questions, isUnit ? 'topic' : 'idea')
  return (
    <>
      <div className={styles.hero}>
        <ResultCell
          share={results.score}
          passed={false}
          celebrating={false}
          label={`${run.name}: ${results.correct} of ${required} needed`}
        />
        <h1 tabIndex={-1}>{gapHeadline(results.correct, required)}</h1>
        <p className={styles.lede}>
          {results.correct} of {results.answered + results.skipped} correct. You need {required}.{' '}
          {notPassedMessage(results.score)}
        </p>
      </div>
      <div className={styles.two}>
        {misses.length > 0 && <WorthAnotherLook misses={misses} missed={results.incorrect} onReview={onReview} />}
        <Card as="section" padded className={styles.side ?? ''}>
          <h2>Your run</h2>
          <RunRow questions={questions} onReview={onReview} />
          <FactsRow results={results} questions={questions} signedIn={signedIn} />
        </Card>
      </div>
      <figure className={styles.quote}>
        <Avatar shape="pentagon" size={50} />
        <div>
          <blockquote>“{quote.text}”</blockquote>
          <figcaption>
            {quote.by}, {quote.source}
          </figcaption>
        </div>
      </figure>
      <div className={`${styles.actions} ${styles.withMain}`}>
        <Button className={styles.main ?? ''} size="lg" iconAfter="refresh" onClick={onTryAgain}>
          Try Again
        </Button>
        {missed && (
          <Button look="line" size="lg" icon="teach" onClick={() => setTeaching(true)}>
            Open Teach Me
          </Button>
        )}
        {isUnit ? (
          <LinkButton
            href={results.nextUnitCode ? paths.unitMastery(results.nextUnitCode) : mapHref}
            look="line"
            size="lg"
          >
            Try Another Unit!
          </LinkButton>
        ) : (
          next && (
            <LinkButton href={next.href} look="line" size="lg">
              {next.label}
            </LinkButton>
          )
        )}
      </div>
      {missed && teaching && <TeachMeDialog question={missed} signedIn={signedIn} onClose={() => setTeaching(false)} />}
    </>
  )
}
