import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { ExerciseResults, FoundThemeLevel, Run } from '@polyhex/contract/exercises/runs'
import { gradeName } from '../../curriculum/grade-name.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Character } from '../../kit/character.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { FactsRow } from './facts-row.tsx'
import { LevelScale } from './level-scale.tsx'
import { LevelSteps } from './level-steps.tsx'
import { RunRow } from './run-row.tsx'
import styles from './results.module.css'

interface LevelledProps {
  results: ExerciseResults
  run: Run
  questions: readonly StoredQuestion[]
  signedIn: boolean
  onTryAgain: () => void
  onReview: (at: number) => void
}

const highestGrade = 12

/** The grade of a theme level, two levels to a grade; all above 12 are grade 12 on the curriculum's pages. */
export function gradeOfLevel(level: number): number {
  return Math.min(highestGrade, Math.floor(level / 2))
}

/** What stands over a levelling: the level itself, or that it is too early for one. */
export function levelHeadline({ level }: FoundThemeLevel): string {
  return `Your starting point: ${gradeName(gradeOfLevel(level)).toLowerCase()}, ${level % 2 === 0 ? 'first' : 'second'} half.`
}

/** The end of a levelling: neither passed nor failed. The level, how sure it is, and where it leads. */
export function Levelled({ results, run, questions, signedIn, onTryAgain, onReview }: LevelledProps) {
  const { themeLevel } = results
  const themeHref = paths.theme(run.themeCode ?? '')
  if (!themeLevel || results.answered + results.skipped === 0) {
    return (
      <>
        <div className={styles.hero}>
          <Character shape="hexagon" pose="wave" width={170} />
          <h1 tabIndex={-1}>No answers yet, so no level.</h1>
          <p className={styles.lede}>Start again whenever you like. Nothing was lost.</p>
        </div>
        <div className={styles.actions}>
          <Button size="lg" iconAfter="refresh" onClick={onTryAgain}>
            Try Again
          </Button>
          <LinkButton href={themeHref} look="line" size="lg">
            Back to {run.name}
          </LinkButton>
        </div>
      </>
    )
  }
  const grade = gradeOfLevel(themeLevel.level)
  return (
    <>
      <div className={styles.hero}>
        <LevelSteps grade={grade} />
        <h1 tabIndex={-1}>{levelHeadline(themeLevel)}</h1>
        <p className={styles.lede}>{themeLevel.words}</p>
      </div>
      <Card as="section" padded aria-labelledby="level-scale">
        <h2 id="level-scale">{run.name}</h2>
        <LevelScale found={themeLevel} />
      </Card>
      <Card padded>
        <FactsRow results={results} questions={questions} signedIn={signedIn} />
        <RunRow questions={questions} onReview={onReview} />
      </Card>
      <div className={styles.actions}>
        <LinkButton href={`${themeHref}?grade=${grade}`} size="lg" iconAfter="arrow">
          See topics at this level
        </LinkButton>
        <Button look="line" size="lg" onClick={onTryAgain}>
          Try Again
        </Button>
        {signedIn && (
          <LinkButton href={paths.home} look="ghost" size="lg">
            Today’s Math
          </LinkButton>
        )}
      </div>
    </>
  )
}
