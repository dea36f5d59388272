import type { LeaderboardRow } from '@polyhex/contract/contests/leaderboard'
import { avatarOrHexagon } from '../kit/avatar-drawings.ts'
import { Character } from '../kit/character.tsx'
import styles from './podium.module.css'

const placeWords = ['First', 'Second', 'Third'] as const

/** The three best of a contest that is over, on cells of a height that tells their place. Equal points share a place. */
export function Podium({ rows }: { rows: readonly LeaderboardRow[] }) {
  const best = rows.filter((row) => row.rank <= 3 && (row.points ?? 0) > 0).slice(0, 3)
  if (best.length === 0) return null
  return (
    <ol className={styles['podium']} aria-label="Podium">
      {best.map((row) => (
        <li key={`${row.name} ${row.rank}`} className={styles['step']} data-place={row.rank}>
          <Character
            shape={avatarOrHexagon(row.avatar)}
            pose={row.rank === 1 ? 'cheer' : 'stand'}
            width={row.rank === 1 ? 132 : 108}
            {...(row.rank === 1 ? { face: 'cheer' as const } : {})}
          />
          <div className={styles['block']}>
            <span className="visually-hidden">{placeWords[row.rank - 1]}: </span>
            <b className={styles['rank']} aria-hidden="true">
              {row.rank}
            </b>
            <span className={styles['name']}>{row.isYou ? `${row.name} (you)` : row.name}</span>
            <span className="num">
              {row.points} {row.points === 1 ? 'point' : 'points'}
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}
