import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { ExerciseResults, Run } from '@polyhex/contract/exercises/runs'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Logo } from '../../kit/logo.tsx'
import { playSound } from '../../kit/sound.ts'
import { useQueue } from '../../offline/queue-store.ts'
import { paths } from '../../shell/paths.ts'
import { QuestionReview } from '../question-review.tsx'
import { droppedLines } from '../while-offline.tsx'
import { Levelled } from './levelled.tsx'
import { NotPassed } from './not-passed.tsx'
import { Passed } from './passed.tsx'
import { submitResults } from './submit-results.ts'
import styles from './results.module.css'

export interface ResultsScreenProps {
  results: ExerciseResults
  run: Run
  questions: readonly StoredQuestion[]
  account: SessionAccount | null
  onTryAgain: () => void
}

/** What came of a run, by its purpose and by whether it passed; every answer can be looked back at [L-062]. */
export function ResultsScreen({ results, run, questions, account, onTryAgain }: ResultsScreenProps) {
  const [reviewed, setReviewed] = useState<number | null>(null)
  const signedIn = account !== null
  const screen = useRef<HTMLElement>(null)
  const arrive = useEffectEvent(() => {
    // The question that had the focus is gone: without this the keyboard would start at the top of the page.
    screen.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    if (results.passed) playSound('passed')
    void submitResults(results, signedIn)
  })
  useEffect(() => arrive(), [])
  const grade = account?.grade ?? null
  const mapHref = grade === null ? paths.allUnits : paths.grade(grade)
  const shared = { mapHref, results, run, questions, signedIn, onTryAgain, onReview: setReviewed }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo href={account ? paths.home : paths.landing} />
      </header>
      <main id="main" ref={screen} className={styles.results}>
        <Purpose {...shared} />
        <LetGo runId={run.runId} owner={account?.accountId ?? 'visitor'} />
        {!account && <Invitation />}
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

/** Each purpose has its own results: an evaluation tells the level, everything else whether it is passed [L-062]. */
function Purpose(props: ComponentProps<typeof Passed>) {
  if (props.results.type === 'levelling') return <Levelled {...props} />
  return props.results.passed ? <Passed {...props} /> : <NotPassed {...props} />
}

/** What was answered offline and does not count, with the reason: nothing that a child did goes without a word. */
function LetGo({ runId, owner }: { runId: string; owner: string }) {
  const { report } = useQueue()
  const lines = droppedLines(report.filter((entry) => entry.runId === runId && entry.owner === owner))
  return lines.map((line) => (
    <p key={line} role="status" className={styles.lede}>
      {line}
    </p>
  ))
}

function Invitation() {
  return (
    <section className={styles.invitation} aria-label="Save your progress">
      <p>Create an account to save progress and get a free personalized learning plan.</p>
      <LinkButton href={paths.signUp('student')} look="line">
        Student sign-up
      </LinkButton>
    </section>
  )
}
