import type { TopicLevel } from '@polyhex/contract/curriculum/curriculum'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { useOnline } from '../call/network.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { ExerciseRoom } from './exercise-room.tsx'
import { ExerciseSkeleton } from './exercise-skeleton.tsx'
import { activityNames } from './exercise-words.ts'
import { KeptScreen } from './kept-screen.tsx'
import { NeedsTheInternet } from './needs-the-internet.tsx'
import { ResultsScreen, type ResultsScreenProps } from './results/results-screen.tsx'
import type { TeachMeProps } from '../teaching/teach-me.tsx'
import { useRun } from './use-run.ts'
import styles from './exercise-screen.module.css'

interface ExerciseScreenProps {
  target: ExerciseTarget
  /** Where the cross leads. */
  leaveHref: string
  /** Shown in the header of a topic practice. */
  topic?: TopicLevel | null
  /** Sells hints where they are not free. */
  HintShop?: TeachMeProps['HintShop']
  /** Shows the results in another way than the results screen. */
  renderResults?: (results: ResultsScreenProps) => ReactNode
}

/** One exercise of any kind: opening, questions, results. */
export function ExerciseScreen({ target, leaveHref, topic = null, HintShop, renderResults }: ExerciseScreenProps) {
  const account = useAccount()
  const online = useOnline()
  // Its own page: while another one comes, the address is that one's already.
  const here = useLocation({ select: (at) => at.pathname })
  const [path] = useState(here)
  const testFirst = useLocation({ select: (at) => new URLSearchParams(at.searchStr).has('test_first') })
  const [state, actions] = useRun(target, { testFirst, path })
  // What could not be opened offline opens by itself when the network is back.
  const reopen = useEffectEvent(() => {
    if (state.phase === 'failed' && state.failurePasses) actions.retryOpening()
  })
  useEffect(() => {
    if (online) reopen()
  }, [online])
  usePageTitle(
    state.run ? `${state.run.name}, ${activityNames[state.run.type].toLowerCase()}` : activityNames[target.type],
  )

  if (state.phase === 'loading') return <ExerciseSkeleton />
  if (state.phase === 'failed' && !online && state.failurePasses) {
    return <NeedsTheInternet target={target} leaveHref={leaveHref} />
  }
  if (state.phase === 'failed') {
    const failure = state.failure ?? 'The exercise could not be opened'
    return (
      <main id="main" className={styles.middle}>
        {state.failurePasses ? (
          <>
            <ErrorState heading="h1" title={failure} onRetry={actions.retryOpening} />
            <a href={leaveHref}>Go back</a>
          </>
        ) : (
          <EmptyState
            heading="h1"
            shape="pentagon"
            title={failure}
            text="Many other topics are ready to practice."
            action={
              <>
                <LinkButton href={paths.topics}>Find a topic</LinkButton>
                <a href={leaveHref}>Go back</a>
              </>
            }
          />
        )}
      </main>
    )
  }
  if (state.phase === 'done' && state.results && state.run) {
    const { results, run, questions } = state
    const shown = { results, run, questions, account, onTryAgain: actions.restart }
    return renderResults ? renderResults(shown) : <ResultsScreen {...shown} />
  }
  if (state.phase === 'kept') return <KeptScreen state={state} leaveHref={leaveHref} signedIn={account !== null} />
  return (
    <ExerciseRoom
      state={state}
      actions={actions}
      account={account}
      leaveHref={leaveHref}
      topic={topic}
      {...(HintShop ? { HintShop } : {})}
    />
  )
}
