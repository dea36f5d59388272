import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { AttendeeTable, useAttendees } from '../attendees/attendee-table.tsx'
import { SingleClassDrawer } from '../forms/single-class-drawer.tsx'
import { GroupTable } from '../groups/group-table.tsx'
import { TeacherPanel } from '../teachers/teacher-panel.tsx'
import { useAllPages } from '../use-all-pages.ts'
import { ClassFacts } from './class-facts.tsx'
import { DeleteClassDialog } from './delete-class-dialog.tsx'
import { MoveClassDialog } from './move-class-dialog.tsx'
import styles from './slots.module.css'

/** Everything about one class for staff: its facts, teachers, groups and attendees, and what is done about them. C-048, C-050. */
export function ClassPanel({ slot, isAdmin, onDeleted }: { slot: TimeSlot; isAdmin: boolean; onDeleted: () => void }) {
  const groupsQuery = useAsk(groupingOperations.listGroups, { query: { timeSlotId: slot.id } })
  const groups = groupsQuery.data?.groups ?? []
  const attendees = useAllPages(useAttendees(slot.id)).flatMap((page) => page.attendees)
  return (
    <div className={styles['page']}>
      <div className={styles['two']}>
        <Card as="section" padded className={styles['panel']} aria-label="Facts of this class">
          <h2>Details</h2>
          <ClassFacts slot={slot} />
          {isAdmin && <ClassButtons slot={slot} onDeleted={onDeleted} />}
        </Card>
        {isAdmin && (
          <Card className={styles['wide']}>
            <TeacherPanel slot={slot} attendees={attendees} />
          </Card>
        )}
      </div>
      {slot.status !== 'none' && slot.status !== 'planned' && slot.status !== 'cancelled' && (
        <Card as="section" className={styles['wide']} aria-label="Groups of this class">
          <GroupTable
            slot={slot}
            groups={groups}
            attendees={attendees}
            loading={groupsQuery.isPending}
            isAdmin={isAdmin}
          />
        </Card>
      )}
      <Card as="section" className={styles['wide']} aria-label="Attendees of this class">
        <AttendeeTable slot={slot} groups={groups} isAdmin={isAdmin} />
      </Card>
    </div>
  )
}

/** 'Delete', 'Edit' and 'Move class', for as long as the class is not over. */
function ClassButtons({ slot, onDeleted }: { slot: TimeSlot; onDeleted: () => void }) {
  const [open, setOpen] = useState<'edit' | 'delete' | 'move' | null>(null)
  const close = () => setOpen(null)
  if (slot.past) return null
  return (
    <>
      <div className={styles['buttons']}>
        <Button look="soft" size="sm" icon="pen" onClick={() => setOpen('edit')}>
          Edit
        </Button>
        <Button look="line" size="sm" icon="calendar" onClick={() => setOpen('move')}>
          Move class
        </Button>
        <Button look="line" size="sm" icon="trash" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </div>
      {open === 'edit' && <SingleClassDrawer slot={slot} onClose={close} onRemove={() => setOpen('delete')} />}
      {open === 'move' && <MoveClassDialog slot={slot} onClose={close} onMoved={close} />}
      {open === 'delete' && (
        <DeleteClassDialog
          slot={slot}
          onClose={close}
          onDeleted={() => {
            close()
            onDeleted()
          }}
        />
      )}
    </>
  )
}
