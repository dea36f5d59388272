import { Note } from '../../kit/note.tsx'
import { counted } from '../class-moment.ts'
import styles from './forms.module.css'

/** Somebody who would be in two classes at once. */
export interface Conflict {
  readonly accountId: string
  readonly publicName: string
  readonly className: string
  readonly startingAt: string
}

/** An instant in the account's own zone, with its abbreviation. */
function instantWords(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ')
}

/** Who stands in the way of a new time, so that staff can take them out first. */
export function ConflictList({ conflicts, timeZone }: { conflicts: readonly Conflict[]; timeZone: string }) {
  if (conflicts.length === 0) return null
  return (
    <Note kind="bad">
      <p>
        {counted(conflicts.length, 'person', 'people')} would be in two classes at once. Choose another time, or take{' '}
        {conflicts.length === 1 ? 'this person' : 'them'} out of one class first.
      </p>
      <ul className={styles['conflicts']}>
        {conflicts.map((one) => (
          <li key={`${one.accountId} ${one.startingAt}`}>
            <b>{one.publicName}</b> is in {one.className}, {instantWords(one.startingAt, timeZone)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
