import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import type { Attendee } from '@polyhex/contract/classes/attendee'
import { takesPlace } from '@polyhex/contract/classes/class-statuses'
import type { Contract } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Select } from '../../kit/select.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { Tooltip } from '../../kit/tooltip.tsx'
import { AttendeeQuestion } from '../attendees/attendee-question.tsx'
import { nameOf } from '../attendees/attendee-rules.ts'
import attendeeStyles from '../attendees/attendees.module.css'
import { useClassesChanged } from '../use-classes-changed.ts'
import { ReplaceTeacherDialog } from './replace-teacher-dialog.tsx'
import { fitsClass, gradesWords } from './teaching-words.ts'
import { TeacherWarning } from './teacher-warning.tsx'
import styles from './teachers.module.css'

/** Who teaches a class, whom they assist, and who else could: the accounts of active contracts, those of its grades first. C-048, C-130, C-174, C-197. */
export function TeacherPanel({ slot, attendees }: { slot: TimeSlot; attendees: readonly Attendee[] }) {
  const contracts = useAsk(cohortOperations.listContracts, { query: { status: 'active' } })
  const [leaving, setLeaving] = useState<Attendee | null>(null)
  const [replaced, setReplaced] = useState<Attendee | null>(null)
  const teachers = attendees.filter(({ isTeacher }) => isTeacher)
  const teaching = new Set(teachers.map(({ accountId }) => accountId))
  return (
    <section aria-labelledby="teachers">
      <header className={attendeeStyles['head']}>
        <h2 id="teachers">Teachers</h2>
      </header>
      <div className={styles['body']}>
        {!slot.past && slot.status !== 'cancelled' && <TeacherWarning stats={slot.stats} />}
        <ul className={styles['list']}>
          {teachers.map((teacher) => (
            <TeacherRow
              key={teacher.id}
              slot={slot}
              teacher={teacher}
              teachers={teachers}
              onRemove={() => setLeaving(teacher)}
              onReplace={() => setReplaced(teacher)}
            />
          ))}
        </ul>
        {!slot.past && (
          <>
            <h3>Teacher accounts</h3>
            <Asked query={contracts} loading={<Skeleton height={108} />} failed="The contracts did not load">
              {(answer) => {
                const fits = ({ account }: Contract) => fitsClass(account.teachesGrades, slot.restrictions)
                const free = answer.contracts
                  .filter(({ accountId }) => !teaching.has(accountId))
                  .toSorted((a, b) => Number(fits(b)) - Number(fits(a)))
                return free.length === 0 ? (
                  <EmptyState
                    title={
                      answer.contracts.length === 0 ? 'Nobody has an active contract' : 'All of them teach this class'
                    }
                    text="Who is to teach needs an active contract."
                    shape="triangle"
                  />
                ) : (
                  <ul className={styles['accounts']}>
                    {free.map((contract) => (
                      <AccountLine key={contract.id} slot={slot} contract={contract} />
                    ))}
                  </ul>
                )
              }}
            </Asked>
          </>
        )}
      </div>
      {replaced && (
        <ReplaceTeacherDialog
          slot={slot}
          teacher={{ accountId: replaced.accountId, name: nameOf(replaced) }}
          teaching={[...teaching]}
          onClose={() => setReplaced(null)}
        />
      )}
      {leaving && <AttendeeQuestion kind="teacher" attendee={leaving} slot={slot} onClose={() => setLeaving(null)} />}
    </section>
  )
}

const alone = 'alone'

function TeacherRow({
  slot,
  teacher,
  teachers,
  onRemove,
  onReplace,
}: {
  slot: TimeSlot
  teacher: Attendee
  teachers: readonly Attendee[]
  onRemove: () => void
  onReplace: () => void
}) {
  const changed = useClassesChanged()
  const assign = useTell(attendanceOperations.assignLeader)
  const name = nameOf(teacher)
  const assists = teachers.some(({ leaderAccountId }) => leaderAccountId === teacher.accountId)
  // A leader has no leader, and nobody leads itself: what cannot be is not offered.
  const leaders = assists ? [] : teachers.filter((one) => one !== teacher && one.leaderAccountId === null)
  const options = [
    { value: alone, label: 'Leads a group' },
    ...leaders.map((one) => ({ value: one.accountId, label: `Assists ${nameOf(one)}` })),
  ]
  return (
    <li>
      <Avatar shape={avatarShapeOf(teacher.account.avatar) ?? 'hexagon'} size={34} />
      <b>{name}</b>
      {slot.past ? null : (
        <>
          <span className={styles['leader']}>
            <Select
              label={`What ${name} does`}
              hideLabel
              options={options}
              value={teacher.leaderAccountId ?? alone}
              onChange={(value) =>
                assign.mutate(
                  {
                    params: { timeSlotId: slot.id, accountId: teacher.accountId },
                    body: { leaderAccountId: value === alone ? null : value },
                  },
                  { onSettled: changed },
                )
              }
            />
          </span>
          <IconButton icon="swap" label={`Replace ${name}`} onClick={onReplace} />
          <IconButton icon="trash" label={`Remove Teacher ${name}`} onClick={onRemove} />
        </>
      )}
    </li>
  )
}

function AccountLine({ slot, contract }: { slot: TimeSlot; contract: Contract }) {
  const changed = useClassesChanged()
  const name = nameOf(contract)
  const grades = gradesWords(contract.account.teachesGrades)
  const add = useTell(attendanceOperations.createTeacher, {
    onDone: () => {
      changed()
      showToast('done', `${name} teaches this class`)
    },
  })
  const allowed = takesPlace(slot.status)
  const button = (
    <Button
      look="soft"
      size="sm"
      icon="plus"
      aria-label={`Add Teacher ${name}`}
      aria-disabled={!allowed}
      loading={add.isPending}
      onClick={() =>
        add.mutate({ params: { timeSlotId: slot.id }, body: { accountId: contract.accountId, leaderAccountId: null } })
      }
    >
      Add Teacher
    </Button>
  )
  return (
    <li>
      <Avatar shape={avatarShapeOf(contract.account.avatar) ?? 'hexagon'} size={34} />
      <span>
        {name}
        {grades !== '' && <small className={styles['teaches']}>{grades}</small>}
      </span>
      {allowed ? button : <Tooltip text="Only while the class is open or has its groups.">{button}</Tooltip>}
    </li>
  )
}
