import type { ContestPlayer } from '@polyhex/contract/contests/contest'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import { contest as figures, contestAverage } from '@polyhex/contract/exercises/limits'
import type { ExerciseResults } from '@polyhex/contract/exercises/runs'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTell } from '../call/ask.ts'
import { Confetti } from '../exercises/results/confetti.tsx'
import { FactsRow } from '../exercises/results/facts-row.tsx'
import { ResultCell } from '../exercises/results/result-cell.tsx'
import type { ResultsScreenProps } from '../exercises/results/results-screen.tsx'
import { submitResults } from '../exercises/results/submit-results.ts'
import { QuestionReview } from '../exercises/question-review.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Logo } from '../kit/logo.tsx'
import { playSound } from '../kit/sound.ts'
import results from '../exercises/results/results.module.css'
import { paths } from '../shell/paths.ts'
import { ContestLeaderboard } from './contest-leaderboard.tsx'
import { pointsText } from './contest-words.ts'
import { IdeasOfPaper } from './ideas-of-paper.tsx'
import { PointsByQuestion } from './points-by-question.tsx'
import { unitSubject, focusAreaSubject, type ContestSubject } from './subject.ts'
import { useBeginPaper } from './use-begin-paper.ts'
import { wayBack } from './way-back.ts'
import styles from './contests.module.css'

/** The headline of a finished paper [L-161]. */
export function contestHeadline({ result, points }: Pick<ExerciseResults, 'result' | 'points'>): string {
  const got = points ?? 0
  if (result === 'top_scorer') return `Top scorer: ${pointsText(got)}.`
  if (result === 'at_least_correct') return `Passed with ${pointsText(got)}.`
  return `${pointsText(got)}. ${figures.required - got} more to pass.`
}

function subjectOfSeat({ contest }: ContestPlayer): ContestSubject {
  const { name, gradeLevel } = contest
  return contest.unitCode === null
    ? focusAreaSubject({ focusAreaCode: contest.focusAreaCode ?? '', focusAreaName: name }, gradeLevel)
    : unitSubject({ unitCode: contest.unitCode, unitName: name, icon: '', lowestGradeLevel: gradeLevel })
}

/** What came of a contest paper: points by question, the leaderboard of the contest, and what can be done next. */
export function ContestResults({
  seat,
  results: outcome,
  run,
  questions,
  account,
}: ResultsScreenProps & { seat: ContestPlayer }) {
  const [reviewed, setReviewed] = useState<number | null>(null)
  const live = useEndAlone(seat)
  const again = useBeginPaper(subjectOfSeat(seat), account !== null)
  const signedIn = account !== null
  const arrive = useEffectEvent(() => {
    if (outcome.passed) playSound('passed')
    void submitResults(outcome, signedIn)
  })
  useEffect(() => arrive(), [])
  const best = (run.contestLevels ?? []).reduce((sum, level) => sum + pointsOfAnswer('right', level), 0)
  return (
    <div className={results['page']}>
      <header className={results['head']}>
        <Logo href={signedIn ? paths.home : paths.landing} />
      </header>
      <main id="main" className={results['results']}>
        {outcome.firstPass && <Confetti wrong={outcome.incorrect + outcome.skipped} />}
        <div className={results['hero']} {...(outcome.passed ? { 'data-passed': true } : {})}>
          <ResultCell
            share={outcome.passed ? 1 : outcome.score}
            passed={outcome.passed}
            celebrating={outcome.firstPass}
            label={`${run.name}: ${pointsText(outcome.points ?? 0)} of ${best}`}
          />
          <h1 tabIndex={-1}>{contestHeadline(outcome)}</h1>
          <p className={results['lede']}>
            This paper has {best} points. The average is about {contestAverage}. {figures.required} pass,{' '}
            {figures.topScorer} make a top scorer.
          </p>
        </div>
        <div className={styles['two']}>
          <Card as="section" padded aria-labelledby="points-by-question">
            <h2 id="points-by-question" className={styles['cardTitle']}>
              Points by question
            </h2>
            <PointsByQuestion levels={run.contestLevels ?? []} questions={questions} onReview={setReviewed} />
            <div className={results['side']}>
              <FactsRow results={outcome} questions={questions} signedIn={signedIn} />
            </div>
          </Card>
          <Card as="section" padded aria-labelledby="contest-leaderboard">
            <h2 id="contest-leaderboard" className={styles['cardTitle']}>
              Leaderboard
            </h2>
            {live === null ? null : <ContestLeaderboard code={seat.contest.code} live={live} />}
          </Card>
        </div>
        <IdeasOfPaper questions={questions} onReview={setReviewed} />
        <div className={results['actions']}>
          <Button
            size="lg"
            iconAfter="arrow"
            loading={again.isPending}
            onClick={() => again.mutate({ forceNew: true })}
          >
            New paper
          </Button>
          <LinkButton href={wayBack(seat)} look="line" size="lg">
            {seat.contest.shared ? 'Back to the lobby' : 'Back to the contest'}
          </LinkButton>
          <LinkButton href={paths.contests} look="ghost" size="lg">
            All contests
          </LinkButton>
        </div>
        {!signedIn && (
          <section className={results['invitation']} aria-label="Save your progress">
            <p>Create an account to save progress and get a free personalized learning plan.</p>
            <LinkButton href={paths.signUp('student')} look="line">
              Student sign-up
            </LinkButton>
          </section>
        )}
      </main>
      <QuestionReview
        questions={questions.filter((question) => question.answer)}
        at={reviewed}
        onGo={setReviewed}
        onClose={() => setReviewed(null)}
      />
    </div>
  )
}

/**
 * Ends a contest that somebody played alone once the paper is finished, so that the computer players finish theirs. Gives
 * whether the contest goes on; null until that is settled.
 */
function useEndAlone({ contest }: ContestPlayer): boolean | null {
  const alone = contest.isHost && !contest.shared
  const [ended, setEnded] = useState(!alone || contest.state === 'complete')
  const end = useTell(contestOperations.completeContest, { onDone: () => setEnded(true) })
  const { mutate, isError } = end
  useEffect(() => {
    if (!ended) mutate({ params: { code: contest.code } })
  }, [ended, mutate, contest.code])
  if (alone) return ended ? false : isError ? false : null
  return contest.state !== 'complete'
}
