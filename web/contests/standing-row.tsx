import { avatarShapeOf } from '../kit/avatar-drawings.ts'
import { Avatar } from '../kit/avatar.tsx'
import type { ReactNode } from 'react'
import styles from './contests.module.css'

/** One line of a leaderboard: place, figure, name with what is to be known of it, and points. */
export function StandingRow({
  rank,
  name,
  avatar,
  isYou,
  chips,
  side,
  points,
}: {
  /** Null while places are hidden. */
  rank: number | null
  name: string
  avatar: string
  isYou: boolean
  chips?: ReactNode
  /** Small words under the name. */
  side?: ReactNode
  /** Null while the host hides them; left out before there are any. */
  points?: number | null
}) {
  return (
    <li className={styles['standing']} data-you={isYou}>
      <span className={styles['rank']} data-first={rank === 1 && (points ?? 0) > 0}>
        <span className="visually-hidden">Place </span>
        {rank ?? '–'}
      </span>
      <Avatar shape={avatarShapeOf(avatar) ?? 'hexagon'} size={40} />
      <span className={styles['who']}>
        <span className={styles['name']}>
          {name}
          {chips}
        </span>
        {side && <small>{side}</small>}
      </span>
      <span className={styles['points']}>
        {points === null && <span className={styles['hidden']}>Hidden</span>}
        {typeof points === 'number' && (
          <>
            <b className="num">{points}</b> <small>{points === 1 ? 'point' : 'points'}</small>
          </>
        )}
      </span>
    </li>
  )
}
