import type { Member } from '@polyhex/contract/classes/room/room-member'
import { Button } from '../../kit/button.tsx'
import type { RoomLink } from './room-link.ts'
import styles from './focus-acts.module.css'

/** What a tutor does for one student: lowers the hand, asks to show the work to all. */
export function FocusActs({ link, member }: { link: RoomLink; member: Member }) {
  const { send } = link
  const { memberId } = member
  return (
    <div className={styles.acts}>
      {member.handSince !== null && (
        <Button size="sm" look="line" icon="hand" onClick={() => send({ kind: 'hand', up: false, memberId })}>
          Lower hand
        </Button>
      )}
      <Button
        size="sm"
        look="line"
        icon="star"
        onClick={() => send({ kind: 'spotlight-ask', memberId, what: 'work' })}
      >
        Ask to show the work to all
      </Button>
    </div>
  )
}
