import { runsWeekly, slotStatuses } from '@polyhex/contract/classes/class-statuses'
import type { SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useEffect, useRef, useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import type { MenuChoice } from '../../kit/menu.tsx'
import { Note } from '../../kit/note.tsx'
import { paths } from '../../shell/paths.ts'
import { ClassCalendar, type CalendarHandle } from '../calendar/class-calendar.tsx'
import { wallTime } from '../calendar/local-days.ts'
import { momentWords } from '../class-moment.ts'
import { SingleClassDrawer } from '../forms/single-class-drawer.tsx'
import { RemoveSkipDialog } from '../schedules/remove-skip-dialog.tsx'
import { skipEntry, skipIdOf } from '../schedules/skip-entries.ts'
import { SkipClassDialog } from '../schedules/skip-class-dialog.tsx'
import { ClassPanel } from '../slots/class-panel.tsx'
import { MoveClassDialog } from '../slots/move-class-dialog.tsx'
import { movedWallTime, type WallTime } from '../slots/moved-wall-time.ts'
import { staffClass } from '../slots/staff-class.ts'
import { useCalendarSlots } from '../slots/use-calendar-slots.ts'
import styles from './manage.module.css'

type Open =
  | { kind: 'add'; date?: string }
  | { kind: 'skip'; date: string }
  | { kind: 'unskip'; skip: SkipDate }
  | { kind: 'move'; slot: TimeSlot; to: WallTime; undo: () => void }

/** The calendar of all classes with the skipped dates, and the details of the chosen one. C-045 to C-050. */
export function ManagedClasses({ account }: { account: SessionAccount }) {
  const [now] = useState(() => new Date())
  const { slots, span, onRange, pages } = useCalendarSlots(wallTime(now, account.timeZone).slice(0, 10), {
    status: slotStatuses,
  })
  const skips = useAsk(scheduleOperations.listSkipDates, { query: { from: span.from, to: span.to } })
  const schedules = useAsk(scheduleOperations.listRecurringSchedules, { query: {} }).data?.recurringSchedules ?? []
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const calendar = useRef<CalendarHandle>(null)
  const selected = slots.find(({ id }) => id === selectedId) ?? null
  const ofClass = (skips.data?.skipDates ?? []).filter((skip) => skip.account === null)
  const running = schedules.filter(({ status }) => runsWeekly(status))

  const choose = (id: string) => {
    const skip = ofClass.find((one) => skipIdOf(one) === id)
    if (skip) return setOpen({ kind: 'unskip', skip })
    // Clicking the selected class again deselects it. C-049
    setSelectedId(id === selectedId ? null : id)
  }
  const dayMenu = (day: string): MenuChoice[] => [
    { id: 'add', label: 'Add Single Class', icon: 'plus', onChoose: () => setOpen({ kind: 'add', date: day }) },
    ...(running.length > 0
      ? [
          {
            id: 'skip',
            label: 'Add Skip Date',
            icon: 'skip' as const,
            onChoose: () => setOpen({ kind: 'skip', date: day }),
          },
        ]
      : []),
  ]
  const close = () => {
    setOpen(null)
    calendar.current?.focusBack()
  }

  return (
    <>
      {pages.error && <Note kind="bad">The classes did not load. {wordsOf(pages.error)}</Note>}
      <ClassCalendar
        ref={calendar}
        classes={[...slots.map((slot) => staffClass(slot, selectedId)), ...ofClass.map(skipEntry)]}
        timeZone={account.timeZone}
        now={now}
        listSpan="month"
        loading={pages.isFetching}
        empty={<EmptyState title="No class in these weeks" text="Add one, or go on in the calendar." shape="octagon" />}
        onRange={onRange}
        onChoose={choose}
        dayMenu={dayMenu}
        onMove={(id, local, undo) => {
          const slot = slots.find((one) => one.id === id)
          if (slot) setOpen({ kind: 'move', slot, to: movedWallTime(slot.classLocal.local, slot.local, local), undo })
        }}
      >
        <div className={styles['over']}>
          <Button look="soft" size="sm" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
            Add Single Class
          </Button>
        </div>
      </ClassCalendar>
      <Details
        slot={selected}
        onBack={() => {
          setSelectedId(null)
          calendar.current?.focusBack()
        }}
      />
      {open?.kind === 'add' && (
        <SingleClassDrawer slot={null} {...(open.date === undefined ? {} : { date: open.date })} onClose={close} />
      )}
      {open?.kind === 'skip' && <SkipClassDialog schedules={running} date={open.date} onClose={close} />}
      {open?.kind === 'unskip' && <RemoveSkipDialog skip={open.skip} onClose={close} />}
      {open?.kind === 'move' && (
        <MoveClassDialog
          slot={open.slot}
          to={open.to}
          onClose={() => {
            open.undo()
            close()
          }}
          onMoved={close}
        />
      )}
    </>
  )
}

function Details({ slot, onBack }: { slot: TimeSlot | null; onBack: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  const id = slot?.id
  useEffect(() => {
    if (id === undefined) return
    title.current?.focus({ preventScroll: true })
    title.current?.closest('section')?.scrollIntoView?.({ block: 'nearest' })
  }, [id])
  if (slot === null) {
    return (
      <section className={styles['details']} aria-labelledby="class-details">
        <h2 id="class-details">Class Details</h2>
        <p className={styles['choose']}>Select a class to manage details and attendees.</p>
      </section>
    )
  }
  return (
    <section className={styles['details']} aria-labelledby="class-details">
      <header>
        <div>
          <h2 id="class-details" ref={title} tabIndex={-1}>
            Class Details
          </h2>
          <p>
            {slot.name}, {momentWords(slot)}
          </p>
        </div>
        <div className={styles['buttons']}>
          <Button look="line" size="sm" icon="back" onClick={onBack}>
            Select Class
          </Button>
          <LinkButton look="soft" size="sm" iconAfter="arrow" href={paths.timeSlot(slot.id)}>
            View Class
          </LinkButton>
        </div>
      </header>
      <ClassPanel key={slot.id} slot={slot} isAdmin onDeleted={onBack} />
    </section>
  )
}
