import { Icon } from '../../kit/icon.tsx'
import type { WorkState } from './work-store.ts'
import styles from './student-work.module.css'

/** Says to a student whether a tutor can see the work, and who looks at it just now. */
export function WatchedMark({
  watched,
  nameOf,
}: {
  watched: WorkState['watched']
  nameOf: (memberId: string) => string
}) {
  const [by] = watched.by
  return (
    <p className={styles.watched} role="status" data-looking={by !== undefined}>
      {watched.seen && (
        <>
          <Icon name="eye" size={18} />
          {by === undefined ? 'Your tutor can see your work.' : `${nameOf(by)} is watching your work.`}
        </>
      )}
    </p>
  )
}
