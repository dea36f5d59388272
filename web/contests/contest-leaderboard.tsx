import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import type { Leaderboard } from '@polyhex/contract/contests/leaderboard'
import { contest as figures } from '@polyhex/contract/exercises/limits'
import { useQuery } from '@tanstack/react-query'
import { askOptions } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Chip } from '../kit/chip.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import { Podium } from './podium.tsx'
import { StandingRow } from './standing-row.tsx'
import styles from './contests.module.css'

/** How often a leaderboard that is going on is asked again, ms. */
const refreshMs = 4000

/** The leaderboard of one contest; while it goes on it is kept up to date, computer players included. */
export function ContestLeaderboard({
  code,
  live,
  podium = false,
}: {
  code: string
  live: boolean
  /** Whether the three best stand on a podium once it is over. */
  podium?: boolean
}) {
  const board = useQuery({
    ...askOptions(contestOperations.getLeaderboard, { params: { code }, query: { updateComputerPlayers: live } }),
    refetchInterval: (query) => (live && query.state.data?.state !== 'complete' ? refreshMs : false),
  })
  return (
    <Asked query={board} failed="The leaderboard did not load" loading={<LeaderboardSkeleton />}>
      {(answer) => (
        <>
          {podium && answer.state === 'complete' && <Podium rows={answer.rows} />}
          <LeaderboardRows board={answer} />
        </>
      )}
    </Asked>
  )
}

/** Places, names and points. Computer players are named as such. */
export function LeaderboardRows({ board }: { board: Leaderboard }) {
  const begun = board.state === 'active' || board.state === 'complete'
  return (
    <ol className={styles['standings']} aria-label="Leaderboard">
      {board.rows.map((row, place) => (
        <StandingRow
          key={`${row.name} ${place}`}
          rank={board.scoresHidden || !begun ? null : row.rank}
          name={row.name}
          avatar={row.avatar}
          isYou={row.isYou}
          {...(begun ? { points: row.points } : {})}
          chips={
            <>
              {row.isYou && (
                <Chip hue="primary" square>
                  You
                </Chip>
              )}
              {row.isHost && !row.isYou && <Chip square>Host</Chip>}
              {row.isComputer && (
                <Chip hue="special" square icon="game">
                  Computer player
                </Chip>
              )}
            </>
          }
          side={row.finished ? 'Finished' : begun ? `${row.answered} of ${figures.total} questions` : undefined}
        />
      ))}
    </ol>
  )
}

export function LeaderboardSkeleton() {
  return (
    <Skeletons label="Loading the leaderboard" className={styles['standings'] ?? ''}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={62} radius={14} />
      ))}
    </Skeletons>
  )
}
