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

/** Why a run brought fewer coins than its answers are worth, said where the coins stand. */
const lessCoinsWords: Readonly<Record<NonNullable<ExerciseResults['lessCoins']>, string>> = {
  again_today: 'You earned coins here today. Something new earns more.',
  faster_than_reading: 'Read each question before you answer to earn coins.',
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
          {results.lessCoins && <dd className={styles.lessCoins}>{lessCoinsWords[results.lessCoins]}</dd>}
        </div>
      )}
    </dl>
  )
}
