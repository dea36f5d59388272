import type { Member } from '@polyhex/contract/live/room/room-member'
import { Button } from '../../kit/button.tsx'
import { useRoom } from '../room/use-room.ts'
import styles from './focus-acts.module.css'

/** What a tutor does for one student: lowers the hand, asks to show the work to all, talks to it alone. */
export function FocusActs({ member }: { member: Member }) {
  const { client, state } = useRoom()
  const { send } = client
  const { memberId } = member
  const lit = state.spotlight?.what === 'work' && state.spotlight.memberId === memberId
  const whispers = state.whispers.get(state.you) === memberId
  return (
    <div className={styles.acts}>
      {member.handSince !== null && (
        <Button size="sm" look="line" icon="hand" onClick={() => send({ kind: 'hand', up: false, memberId })}>
          Lower hand
        </Button>
      )}
      {lit ? (
        <Button size="sm" look="line" icon="x" onClick={() => send({ kind: 'spotlight-stop' })}>
          Stop showing the work
        </Button>
      ) : (
        <Button
          size="sm"
          look="line"
          icon="star"
          onClick={() => send({ kind: 'spotlight-ask', memberId, what: 'work' })}
        >
          Ask to show the work to all
        </Button>
      )}
      {state.provider === 'builtin' && (
        <Button
          size="sm"
          look={whispers ? 'soft' : 'line'}
          icon="sound"
          onClick={() => send({ kind: 'whisper', to: whispers ? null : memberId })}
        >
          {whispers ? 'Talk to all again' : 'Talk to this student alone'}
        </Button>
      )}
    </div>
  )
}
