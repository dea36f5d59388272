import type { Contest } from '@polyhex/contract/contests/contest'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { askOptions } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { avatarOrHexagon } from '../kit/avatar-drawings.ts'
import { AvatarBody } from '../kit/avatar.tsx'
import { hexPath } from '../kit/hex-geometry.ts'
import { combPlace, combSize } from './comb-places.ts'
import styles from './player-cells.module.css'

/** How often it is asked who has come, ms. */
const refreshMs = 3000
/** Cells in the widest row: on a phone, and where there is room. */
const widest = { narrow: 3, wide: 7 } as const

const cell = hexPath(60, 68, 64, 12)

/** Both places of a cell; the style sheet takes the one for its width. */
function placed(index: number): CSSProperties {
  const narrow = combPlace(index, widest.narrow)
  const wide = combPlace(index, widest.wide)
  return { '--nx': narrow.column, '--ny': narrow.row, '--wx': wide.column, '--wy': wide.row } as CSSProperties
}

/** Who has come to a contest, each a cell of a comb that pops in; dashed cells are free. */
export function PlayerCells({ contest }: { contest: Contest }) {
  const board = useQuery({
    ...askOptions(contestOperations.getLeaderboard, {
      params: { code: contest.code },
      query: { updateComputerPlayers: true },
    }),
    refetchInterval: refreshMs,
  })
  const count = contest.playerCount + contest.computerPlayerCount
  return (
    <section className={styles['here']} aria-labelledby="lobby-players">
      <h2 id="lobby-players">
        <span role="status">
          <b className="num">{count}</b> {count === 1 ? 'player is here' : 'players are here'}
        </span>
      </h2>
      <Asked query={board} failed="The players did not load" loading={<Comb size={0} />}>
        {({ rows }) => (
          <ul className={styles['comb']} aria-label="Players">
            {rows.map((row, place) => (
              <li key={`${row.name} ${place}`} className={styles['player']} style={placed(place)}>
                <svg viewBox="0 0 120 136" aria-hidden="true">
                  <path d={cell} style={{ '--av': `var(--av-${avatarOrHexagon(row.avatar)})` } as CSSProperties} />
                  <g transform="translate(27 12) scale(0.69)">
                    <AvatarBody shape={avatarOrHexagon(row.avatar)} />
                  </g>
                </svg>
                <span className={styles['name']}>
                  {row.name}
                  <small>{whoIs(row)}</small>
                </span>
              </li>
            ))}
            <Free from={rows.length} />
          </ul>
        )}
      </Asked>
    </section>
  )
}

function whoIs({ isYou, isHost, isComputer }: { isYou: boolean; isHost: boolean; isComputer: boolean }): string {
  return [isYou && 'You', isHost && 'Host', isComputer && 'Computer player'].filter(Boolean).join(', ')
}

function Comb({ size }: { size: number }) {
  return (
    <ul className={styles['comb']} aria-hidden="true">
      <Free from={size} />
    </ul>
  )
}

function Free({ from }: { from: number }) {
  return Array.from({ length: combSize(from, widest.wide) - from }, (_, i) => (
    <li key={i} className={styles['free']} style={placed(from + i)} aria-hidden="true">
      <svg viewBox="0 0 120 136">
        <path d={cell} />
      </svg>
    </li>
  ))
}
