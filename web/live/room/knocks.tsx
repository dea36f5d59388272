import { Avatar } from '../../kit/avatar.tsx'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Button } from '../../kit/button.tsx'
import { namesOf } from '../../classes/schedule/family.ts'
import styles from './knocks.module.css'
import { useRoom } from './use-room.ts'

/** Those who ask to be let in, for who leads. */
export function Knocks() {
  const { client, state } = useRoom()
  if (state.knocks.length === 0) return null
  return (
    <section className={styles['knocks']} aria-label="Waiting outside" role="status">
      {state.knocks.map(({ memberId, publicName, avatar, familyOf }) => (
        <div key={memberId} className={styles['knock']}>
          <Avatar shape={avatarShapeOf(avatar) ?? 'hexagon'} size={36} />
          <span className={styles['grow']}>
            <b>{publicName}</b> asks to come in.{' '}
            {familyOf.length > 0 ? `Family of ${namesOf(familyOf)}.` : 'In this class, not in this group.'}
          </span>
          <Button size="sm" look="line" onClick={() => client.send({ kind: 'admit', memberId, admit: false })}>
            Not now
          </Button>
          <Button
            size="sm"
            look="soft"
            icon="check"
            onClick={() => client.send({ kind: 'admit', memberId, admit: true })}
          >
            Let in
          </Button>
        </div>
      ))}
    </section>
  )
}
