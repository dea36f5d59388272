import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import { DateRange } from '@polyhex/contract/classes/class-times'
import type { RecurringSchedule, Told } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { ChoicesField } from '../../kit/choices-field.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { counted, peopleWords } from '../class-moment.ts'
import { errorOf, faultsFrom, faultsIn, type Faults } from '../forms/faults.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import styles from './schedules.module.css'

interface Effect {
  readonly dates: number
  readonly cancelled: number
  readonly told: Told
}
const effectWords = ({ dates, cancelled, told }: Effect): string =>
  `${counted(dates, 'date')} skipped, ${counted(cancelled, 'class', 'classes')} cancelled, ${peopleWords(told)} told`

/** Leaves out all classes of a holiday, from its first to its last day; what it does is shown before it is done. */
export function HolidayDialog({
  schedules,
  onClose,
}: {
  schedules: readonly RecurringSchedule[]
  onClose: () => void
}) {
  const running = schedules.filter(({ status }) => runsWeekly(status))
  const [dates, setDates] = useState({ from: '', to: '' })
  const [which, setWhich] = useState<'all' | 'some'>('all')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [notify, setNotify] = useState(true)
  const [faults, setFaults] = useState<Faults>({})
  const [effect, setEffect] = useState<Effect | null>(null)
  const changed = useClassesChanged()
  const skip = useTell(scheduleOperations.createSkipDates, { quiet: true })
  const edit = (act: () => void) => {
    act()
    setEffect(null)
    setFaults({})
  }

  function submit() {
    const wrong = faultsIn(DateRange, dates)
    const none: Faults = which === 'some' && chosen.length === 0 ? { which: 'Choose one or more weekly classes.' } : {}
    setFaults({ ...wrong, ...none })
    if (Object.keys(wrong).length + Object.keys(none).length > 0) return
    const preview = effect === null
    skip.mutate(
      { body: { dates, notify, preview, ...(which === 'some' ? { recurringScheduleIds: [...chosen] } : {}) } },
      {
        onSuccess: (answer) => {
          if (preview) return setEffect(answer)
          changed()
          showToast('done', effectWords(answer))
          onClose()
        },
        onError: (problem) => setFaults(faultsFrom(problem, 'dates')),
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Skip a holiday"
      icon="calendar"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={skip.isPending} disabled={effect?.dates === 0} onClick={submit}>
            {effect === null ? 'Show what happens' : 'Skip these dates'}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        {faults['form'] && <Note kind="bad">{faults['form']}</Note>}
        <div className={styles['pair']}>
          <TextField
            label="First day"
            type="date"
            value={dates.from}
            onChange={(event) => edit(() => setDates({ ...dates, from: event.target.value }))}
            {...errorOf(faults, 'from')}
          />
          <TextField
            label="Last day"
            type="date"
            value={dates.to}
            onChange={(event) => edit(() => setDates({ ...dates, to: event.target.value }))}
            {...errorOf(faults, 'to')}
          />
        </div>
        <RadioGroup
          label="Which classes"
          options={[
            { value: 'all', label: 'All weekly classes', help: `${running.length} planned or active` },
            { value: 'some', label: 'Some of them' },
          ]}
          value={which}
          onChange={(next) => edit(() => setWhich(next))}
        />
        {which === 'some' && (
          <ChoicesField
            label="Weekly classes"
            help="Only these are left out."
            options={running.map((one) => ({ value: one.id, label: one.name }))}
            value={chosen}
            onChange={(next) => edit(() => setChosen(next))}
            {...errorOf(faults, 'which')}
          />
        )}
        <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
          Email everybody in these classes
        </Checkbox>
        <div aria-live="polite">
          {effect && (
            <Note kind={effect.dates === 0 ? 'info' : 'ask'}>
              {effect.dates === 0 ? 'No weekly class takes place in these days.' : `${effectWords(effect)}.`}
            </Note>
          )}
        </div>
      </div>
    </Dialog>
  )
}
