import { Icon } from '../../kit/icon.tsx'
import { useRoom } from '../room/use-room.ts'
import { useWork } from './work-of-room.ts'
import styles from './student-work.module.css'

/** Says to a student whether a tutor can see the work, and who looks at it just now. */
export function WatchedMark() {
  const { client, state } = useRoom()
  const { watched } = useWork(client)
  const [by] = watched.by
  return (
    <p className={styles.watched} role="status" data-looking={by !== undefined}>
      {watched.seen && (
        <>
          <Icon name="eye" size={18} />
          <span className={styles.watchedWords}>
            {by === undefined
              ? 'Your tutor can see your work.'
              : `${state.members.find(({ memberId }) => memberId === by)?.publicName ?? 'Your tutor'} is watching your work.`}
          </span>
        </>
      )}
    </p>
  )
}
