import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import type { ContestPlayer } from '@polyhex/contract/contests/contest'
import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { isGone } from '../call/problems.ts'
import { useDensity } from '../exercises/use-density.ts'
import { ExerciseScreen } from '../exercises/exercise-screen.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import { paths } from '../shell/paths.ts'
import { ContestResults } from './contest-results.tsx'
import { HintShop } from './hint-shop.tsx'
import { wayBack } from './way-back.ts'
import styles from './contests.module.css'

/** /math/contests/play/:contestPlayerGuid/: the paper of a seat, and afterwards its results with the leaderboard. */
export function ContestPlayScreen() {
  const { contestPlayerGuid = '' } = useParams({ strict: false })
  const seat = useAsk(contestOperations.getContestPlayer, { params: { contestPlayerGuid } })
  if (isGone(seat.error)) {
    return (
      <main id="main" className={styles['middle']}>
        <EmptyState
          heading="h1"
          title="We could not find your place in this contest"
          text="Visitors’ papers are kept for two days, in the browser that began them."
          action={<LinkButton href={paths.contests}>All contests</LinkButton>}
        />
      </main>
    )
  }
  return (
    <Asked query={seat} failed="The contest did not load" loading={<PaperSkeleton />}>
      {({ contestPlayer }) => <Paper seat={contestPlayer} />}
    </Asked>
  )
}

function Paper({ seat }: { seat: ContestPlayer }) {
  const { contestPlayerGuid, contest } = seat
  useDensity(contest.gradeLevel)
  useAdvanceAtOnce(seat.mathSettings.advanceAtOnce)
  const target = useMemo(() => ({ type: 'contest_problems' as const, contestPlayerGuid }), [contestPlayerGuid])
  return (
    <ExerciseScreen
      key={contestPlayerGuid}
      target={target}
      leaveHref={wayBack(seat)}
      HintShop={HintShop}
      renderResults={(results) => <ContestResults {...results} seat={seat} />}
    />
  )
}

/** Puts the player's wish to go on at once into the address, where the exercise screen reads it. */
function useAdvanceAtOnce(wanted: boolean) {
  const { history } = useRouter()
  useEffect(() => {
    if (wanted && !new URLSearchParams(location.search).has('test_first')) {
      history.replace(`${location.pathname}?test_first=1`)
    }
  }, [wanted, history])
}

function PaperSkeleton() {
  return (
    <main id="main" className={styles['middle']}>
      <Skeletons label="Opening the contest">
        <Skeleton width={260} height={26} />
        <Skeleton height={320} radius={20} />
      </Skeletons>
    </main>
  )
}
