import type { Attendee } from '@polyhex/contract/classes/attendee'
import type { GroupPreview } from '@polyhex/contract/classes/class-group'
import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useAsk, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { counted } from '../class-moment.ts'
import { nameOf } from '../attendees/attendee-rules.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import styles from './groups.module.css'

/** The groups as they would be made, before they are: sizes, levels, parted class friends. C-131, C-198. */
export function CreateGroupsDialog({
  slot,
  attendees,
  onClose,
}: {
  slot: TimeSlot
  attendees: readonly Attendee[]
  onClose: () => void
}) {
  const changed = useClassesChanged()
  const params = { timeSlotId: slot.id }
  const query = useAsk(groupingOperations.previewGroups, { params })
  const create = useTell(groupingOperations.createGroups, {
    onDone: ({ groups }) => {
      changed()
      showToast('done', `Created ${counted(groups.length, 'group')}`)
      onClose()
    },
  })
  const names = new Map(attendees.map((one) => [one.accountId, nameOf(one)]))
  const nameFor = (accountId: string): string => names.get(accountId) ?? 'Somebody'
  return (
    <Dialog
      open
      onClose={onClose}
      title="Create Groups"
      icon="grid"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!query.data} loading={create.isPending} onClick={() => create.mutate({ params })}>
            Create Groups
          </Button>
        </>
      }
    >
      {query.error && <Note kind="bad">{wordsOf(query.error)}</Note>}
      {query.isLoading && <Skeleton height={220} radius={14} />}
      {query.data && <PreviewedGroups preview={query.data.preview} nameFor={nameFor} />}
    </Dialog>
  )
}

function PreviewedGroups({ preview, nameFor }: { preview: GroupPreview; nameFor: (accountId: string) => string }) {
  return (
    <div className={styles['preview']}>
      <ol className={styles['groups']}>
        {preview.groups.map((group, index) => (
          <li key={group.leaderAccountId} className={styles['group']}>
            <header>
              <h3>Group {index + 1}</h3>
              <span>{counted(group.accountIds.length, 'student')}</span>
              {group.levels && (
                <Chip square>
                  Level {group.levels.low.toFixed(1)} to {group.levels.high.toFixed(1)}
                </Chip>
              )}
              {group.over > 0 && (
                <Chip hue="incorrect" icon="warn" square>
                  {group.over} too many
                </Chip>
              )}
            </header>
            <p>
              With {nameFor(group.leaderAccountId)}
              {group.teacherAccountIds
                .filter((id) => id !== group.leaderAccountId)
                .map((id) => ` and ${nameFor(id)}`)
                .join('')}
            </p>
            <p className={styles['names']}>{group.accountIds.map(nameFor).join(', ')}</p>
          </li>
        ))}
      </ol>
      {preview.splitFriends.length > 0 && (
        <Note kind="ask">
          Class friends in different groups:{' '}
          {preview.splitFriends.map(([one, other]) => `${nameFor(one)} and ${nameFor(other)}`).join('; ')}.
        </Note>
      )}
    </div>
  )
}
