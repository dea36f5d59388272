import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { nameOf } from '../attendees/attendee-rules.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import styles from './teachers.module.css'

/**
 * Puts one teacher in the place of another, at once and also while the class runs: group, leader and assistants stay. The
 * one who goes and the one who comes are told by email. C-196.
 */
export function ReplaceTeacherDialog({
  slot,
  teacher,
  teaching,
  onClose,
}: {
  slot: { readonly id: string; readonly name: string }
  teacher: { readonly accountId: string; readonly name: string }
  /** Accounts that teach the class already. */
  teaching: readonly string[]
  onClose: () => void
}) {
  const contracts = useAsk(cohortOperations.listContracts, { query: { status: 'active' } })
  const [chosen, setChosen] = useState<string | null>(null)
  const changed = useClassesChanged()
  const free = (contracts.data?.contracts ?? []).filter(({ accountId }) => !teaching.includes(accountId))
  const replace = useTell(attendanceOperations.updateTeacher, { quiet: true })
  const submit = () => {
    const next = free.find(({ accountId }) => accountId === chosen)
    if (next === undefined) return
    replace.mutate(
      { params: { timeSlotId: slot.id, accountId: teacher.accountId }, body: { accountId: next.accountId } },
      {
        onSuccess: () => {
          changed()
          showToast('done', `${nameOf(next)} teaches in place of ${teacher.name}`)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Replace ${teacher.name}`}
      icon="swap"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen === null} loading={replace.isPending} onClick={submit}>
            Replace
          </Button>
        </>
      }
    >
      <div className={styles['replace']}>
        <p>
          Who comes takes over the place of {teacher.name} in {slot.name}: the group, the room and the assistants. Both
          are told by email.
        </p>
        {replace.error && <Note kind="bad">{wordsOf(replace.error)}</Note>}
        <Asked query={contracts} loading={<Skeleton height={108} />} failed="The contracts did not load">
          {() =>
            free.length === 0 ? (
              <EmptyState
                title="Nobody else has an active contract"
                text="Who is to teach needs an active contract."
                shape="triangle"
              />
            ) : (
              <RadioGroup
                label="Who teaches instead"
                options={free.map((one) => ({ value: one.accountId, label: nameOf(one) }))}
                value={chosen}
                onChange={setChosen}
              />
            )
          }
        </Asked>
      </div>
    </Dialog>
  )
}
