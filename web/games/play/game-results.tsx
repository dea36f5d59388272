import { useEffect, useRef, useState } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { EndedGame, GameType } from '@polyhex/contract/games/games'
import { QuestionReview } from '../../exercises/question-review.tsx'
import { FactsRow } from '../../exercises/results/facts-row.tsx'
import { RunRow } from '../../exercises/results/run-row.tsx'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { toPractice } from './to-practice.ts'
import styles from './game-results.module.css'

interface GameResultsProps {
  readonly game: GameType
  readonly ended: EndedGame
  readonly questions: readonly StoredQuestion[]
  readonly signedIn: boolean
  readonly gamesHref: string
  readonly onAgain: () => void
}

/** How a game went: its score and its answers, what they earned, and what to do next. */
export function GameResults({ game, ended, questions, signedIn, gamesHref, onAgain }: GameResultsProps) {
  const { play, results } = ended
  const [reviewed, setReviewed] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const answered = questions.filter((question) => question.answer)
  const practice = toPractice(answered)
  return (
    <section className={styles['results']} aria-labelledby="game-over">
      <h2 id="game-over" ref={heading} tabIndex={-1}>
        {play.won === true ? 'You did it!' : 'Well played.'}
      </h2>
      <p className={styles['score']}>
        <b>{(play.score ?? 0).toLocaleString('en-US')}</b> points in {game.displayName}
        {isBest(play) && <span className={styles['best']}>Your best so far</span>}
      </p>
      {results === null ? (
        <p>No question was answered this time.</p>
      ) : (
        <>
          <FactsRow results={results} questions={answered} signedIn={signedIn} />
          <RunRow questions={answered} onReview={setReviewed} />
        </>
      )}
      {!signedIn && (
        <p className={styles['join']}>
          <a href={paths.join}>Create an account</a> to keep your score, earn coins and get a free personalized learning
          plan.
        </p>
      )}
      <div className={styles['actions']}>
        <Button size="lg" icon="repeat" onClick={onAgain}>
          Play again
        </Button>
        <LinkButton size="lg" look="line" icon="game" href={gamesHref}>
          Another game
        </LinkButton>
        {practice !== null && (
          <LinkButton size="lg" look="ghost" href={practice}>
            Practice this
          </LinkButton>
        )}
      </div>
      <QuestionReview questions={answered} at={reviewed} onGo={setReviewed} onClose={() => setReviewed(null)} />
    </section>
  )
}

/** A first score is no record: there is nothing that it beats. */
function isBest({ score, bestBefore }: EndedGame['play']): boolean {
  return score !== null && bestBefore !== null && score > bestBefore
}
