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
import { Chip, type ChipHue } from '../kit/chip.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { anonymousGuid } from './anonymous-guid.ts'
import { ContestLeaderboard } from './contest-leaderboard.tsx'
import { ContestRules } from './contest-rules.tsx'
import { InviteCard } from './invite-card.tsx'
import { HostControls } from './host-controls.tsx'
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
      {(contestPlayer) => <Lobby seat={contestPlayer} onChange={() => void seat.refetch()} />}
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

const states: Record<ContestPlayer['contest']['state'], { word: string; hue: ChipHue }> = {
  plan: { word: 'Not open yet', hue: 'neutral' },
  register: { word: 'Waiting for the start', hue: 'special' },
  active: { word: 'Going on', hue: 'primary' },
  complete: { word: 'Over', hue: 'neutral' },
}

function Lobby({ seat, onChange }: { seat: ContestPlayer; onChange: () => void }) {
  const { contest } = seat
  const { word, hue } = states[contest.state]
  const open = contest.state === 'plan' || contest.state === 'register'
  return (
    <>
      <PageHead
        over={<a href={paths.contests}>Contests</a>}
        title={contest.name}
        lede={`Ten contest problems for ${gradeName(contest.gradeLevel).toLowerCase()}. Everyone gets the same paper.`}
      >
        {contest.state === 'active' && <OwnPaper seat={seat} />}
        {contest.state === 'complete' && seat.runId !== null && (
          <LinkButton href={paths.contestPlay(seat.contestPlayerGuid)} size="lg" look="line">
            {seat.runFinished ? 'See your results' : 'Finish your paper'}
          </LinkButton>
        )}
      </PageHead>
      <p className={styles['state']} role="status">
        <Chip hue={hue}>{word}</Chip>{' '}
        {open && !contest.isHost && `${contest.hostName ?? 'The host'} starts the contest. Stay on this page.`}
        {contest.state === 'active' && !seat.runFinished && 'The contest has started.'}
        {contest.state === 'active' && seat.runFinished && 'You have finished. The others are still at work.'}
        {contest.state === 'complete' && 'This contest is over.'}
      </p>
      <div className={styles['two']}>
        <div className={styles['stack']}>
          {contest.state !== 'complete' && <InviteCard code={contest.code} />}
          {contest.isHost && contest.state !== 'complete' && <HostControls seat={seat} onChange={onChange} />}
          <SeenAs seat={seat} onChange={onChange} />
          {open && <ContestRules />}
        </div>
        <Card as="section" padded aria-labelledby="lobby-players">
          <h2 id="lobby-players" className={styles['cardTitle']}>
            {open ? `Players (${contest.playerCount + contest.computerPlayerCount})` : 'Leaderboard'}
          </h2>
          <ContestLeaderboard
            key={`${contest.state} ${contest.playerCount} ${contest.computerPlayerCount} ${seat.name}`}
            code={contest.code}
            live={contest.state !== 'complete'}
          />
        </Card>
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
