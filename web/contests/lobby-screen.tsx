import type { ContestPlayer } from '@polyhex/contract/contests/contest'
import { readContestCode } from '@polyhex/contract/contests/contest-limits'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { callServer } from '../call/call-server.ts'
import { Asked } from '../call/asked.tsx'
import { isGone, ServerProblem } from '../call/problems.ts'
import { CardSkeletons } from '../curriculum/card-skeletons.tsx'
import { gradeName } from '../curriculum/grade-name.ts'
import { PageHead } from '../curriculum/page-head.tsx'
import { Card } from '../kit/card.tsx'
import { Chip } from '../kit/chip.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { anonymousGuid } from './anonymous-guid.ts'
import { ContestLeaderboard } from './contest-leaderboard.tsx'
import { InviteCard } from './invite-card.tsx'
import { HostSettings } from './host-settings.tsx'
import { LobbyStage } from './lobby-stage.tsx'
import { SeenAs } from './seen-as.tsx'
import styles from './contests.module.css'

/** How often a lobby asks who has come and whether it begins, ms. */
const refreshMs = 3000

/** /math/contests/lobby/:code/: where the players of a contest wait for its start, and see how it went. */
export function LobbyScreen() {
  const { code: typed = '' } = useParams({ strict: false })
  const code = readContestCode(typed)
  const account = useAccount()
  const seat = useQuery({
    queryKey: ['contest seat', code, account?.accountId ?? null],
    // Taking a seat that is there already gives it: so the lobby also finds the way back after a reload.
    // Once it is had, the seat itself is looked at: a class behind one address would soon have joined too often.
    queryFn: async ({ client, queryKey }) => {
      const had = client.getQueryData<ContestPlayer>(queryKey)
      return had === undefined ? takeSeat(code ?? '', account !== null) : seatAgain(had.contestPlayerGuid)
    },
    refetchInterval: (query) => (query.state.data?.contest.state === 'complete' ? false : refreshMs),
  })
  usePageTitle('Contest lobby')
  if (code === null || isGone(seat.error) || isClosed(seat.error)) {
    return (
      <EmptyState
        heading="h1"
        title={seat.error instanceof Error ? seat.error.message : 'We could not find a contest with this code.'}
        action={<LinkButton href={paths.contests}>All contests</LinkButton>}
      />
    )
  }
  return (
    <Asked query={seat} failed="The contest did not load" loading={<CardSkeletons label="Loading the contest" />}>
      {(contestPlayer) => {
        const onChange = () => void seat.refetch()
        const { state } = contestPlayer.contest
        return state === 'plan' || state === 'register' ? (
          <LobbyStage seat={contestPlayer} onChange={onChange} />
        ) : (
          <Begun seat={contestPlayer} onChange={onChange} />
        )
      }}
    </Asked>
  )
}

async function takeSeat(code: string, signedIn: boolean): Promise<ContestPlayer> {
  const visitor = signedIn ? {} : { anonymousUserGuid: anonymousGuid(localStorage) }
  const { contestPlayer } = await callServer(contestOperations.joinContest, { body: { uniqueCode: code, ...visitor } })
  return contestPlayer
}

async function seatAgain(contestPlayerGuid: string): Promise<ContestPlayer> {
  return (await callServer(contestOperations.getContestPlayer, { params: { contestPlayerGuid } })).contestPlayer
}

/** The server said no for good: the contest is over, full, or not open. */
function isClosed(problem: unknown): boolean {
  return problem instanceof ServerProblem && problem.status < 500 && problem.status !== 429
}

/** A contest that goes on or is over: one's own paper, and where everybody stands. */
function Begun({ seat, onChange }: { seat: ContestPlayer; onChange: () => void }) {
  const { contest } = seat
  const over = contest.state === 'complete'
  return (
    <>
      <PageHead
        over={<a href={paths.contests}>Contests</a>}
        title={contest.name}
        lede={`Ten contest problems for ${gradeName(contest.gradeLevel).toLowerCase()}. Everyone gets the same paper.`}
      >
        {!over && <OwnPaper seat={seat} />}
        {over && seat.runId !== null && (
          <LinkButton href={paths.contestPlay(seat.contestPlayerGuid)} size="lg" look="line">
            {seat.runFinished ? 'See your results' : 'Finish your paper'}
          </LinkButton>
        )}
      </PageHead>
      <p className={styles['state']} role="status">
        <Chip hue={over ? 'neutral' : 'primary'}>{over ? 'Over' : 'Going on'}</Chip> {over && 'This contest is over.'}
        {!over && (seat.runFinished ? 'You have finished. The others are still at work.' : 'The contest has started.')}
      </p>
      <div className={styles['two']}>
        <Card as="section" padded aria-labelledby="lobby-players">
          <h2 id="lobby-players" className={styles['cardTitle']}>
            Leaderboard
          </h2>
          <ContestLeaderboard
            key={`${contest.state} ${contest.playerCount} ${contest.computerPlayerCount} ${seat.name}`}
            code={contest.code}
            live={!over}
            podium
          />
        </Card>
        <div className={styles['stack']}>
          {!over && <InviteCard code={contest.code} />}
          {contest.isHost && !over && <HostSettings seat={seat} onChange={onChange} />}
          <SeenAs seat={seat} onChange={onChange} />
        </div>
      </div>
    </>
  )
}

function OwnPaper({ seat }: { seat: ContestPlayer }) {
  const words = seat.runFinished ? 'See your results' : seat.runId === null ? 'Start your paper' : 'Go on'
  return (
    <LinkButton
      href={paths.contestPlay(seat.contestPlayerGuid)}
      size="lg"
      {...(seat.runFinished ? { look: 'line' } : { iconAfter: 'arrow' as const })}
    >
      {words}
    </LinkButton>
  )
}
