import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { SchedulesTable } from '../schedules/schedules-table.tsx'
import { HolidayDialog } from '../schedules/holiday-dialog.tsx'
import { SkipCalendar } from '../schedules/skip-calendar.tsx'
import { ManagedClasses } from './managed-classes.tsx'
import { ZoneDataBanner } from './zone-data-banner.tsx'
import styles from './manage.module.css'

/** The Manage tab of the schedule page, for administrators. C-030, C-044 to C-050. */
export function ManageTab({ account }: { account: SessionAccount }) {
  return (
    <div className={styles['tab']}>
      <ZoneDataBanner />
      <RecurringClasses timeZone={account.timeZone} initiallyOpen={false} />
      <ManagedClasses account={account} />
    </div>
  )
}

/** 'Recurring Classes': the weekly classes, and the dates they skip below. C-044. */
export function RecurringClasses({ timeZone, initiallyOpen }: { timeZone: string; initiallyOpen: boolean }) {
  const [holiday, setHoliday] = useState(false)
  const [open, setOpen] = useState(initiallyOpen)
  const schedules = useAsk(scheduleOperations.listRecurringSchedules, { query: {} }).data?.recurringSchedules ?? []
  return (
    <Card as="section" className={styles['recurring']} aria-labelledby="recurring-classes">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>
            <h2 id="recurring-classes">Recurring Classes</h2>
            <p>Recurring classes are managed here, with skip dates below.</p>
          </span>
        </summary>
        {open && (
          <div className={styles['inside']}>
            <SchedulesTable />
            <header className={styles['line']}>
              <h3>Skip dates</h3>
              <Button look="line" size="sm" icon="calendar" onClick={() => setHoliday(true)}>
                Skip a holiday
              </Button>
            </header>
            <SkipCalendar timeZone={timeZone} schedules={schedules.filter(({ status }) => runsWeekly(status))} />
          </div>
        )}
      </details>
      {holiday && <HolidayDialog schedules={schedules} onClose={() => setHoliday(false)} />}
    </Card>
  )
}
