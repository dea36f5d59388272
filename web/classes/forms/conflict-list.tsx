import type { ClassConflict } from '@polyhex/contract/classes/time-slot'
import { Note } from '../../kit/note.tsx'
import { counted, momentWords } from '../class-moment.ts'
import styles from './forms.module.css'

/** Who stands in the way of a new time, so that staff can take them out first. */
export function ConflictList({ conflicts }: { conflicts: readonly ClassConflict[] }) {
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
            <b>{one.publicName}</b> is in {one.className}, {momentWords(one)}
          </li>
        ))}
      </ul>
    </Note>
  )
}
