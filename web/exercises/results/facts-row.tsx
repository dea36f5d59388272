import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { ExerciseResults } from '@polyhex/contract/exercises/runs'
import { Coin } from '../../kit/coin.tsx'
import { clockText } from '../exercise-words.ts'
import { longestRun } from '../misses.ts'
import styles from './results.module.css'

interface FactsRowProps {
  results: ExerciseResults
  questions: readonly StoredQuestion[]
  /** Visitors earn nothing, so nothing is shown. */
  signedIn: boolean
}

/** The run in figures: right answers, time, longest row, coins. */
export function FactsRow({ results, questions, signedIn }: FactsRowProps) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Correct</dt>
        <dd>
          {results.correct} <small>of {results.answered + results.skipped}</small>
        </dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>{clockText(results.timeTakenSeconds)}</dd>
      </div>
      <div>
        <dt>Longest run</dt>
        <dd>
          {longestRun(questions)} <small>in a row</small>
        </dd>
      </div>
      {signedIn && (
        <div>
          <dt>Earned</dt>
          <dd className={styles.coins}>
            <Coin />
            {results.coinsEarned}
          </dd>
        </div>
      )}
    </dl>
  )
}
