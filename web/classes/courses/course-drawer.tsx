import { type Cohort, CohortForm, type Promotion } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { useState } from 'react'
import type { z } from 'zod'
import { useAskPages, useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { ChoicesField } from '../../kit/choices-field.tsx'
import { Drawer } from '../../kit/drawer.tsx'
import { Note } from '../../kit/note.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { momentWords } from '../class-moment.ts'
import { errorOf, faultsFrom, faultsIn, type Faults } from '../forms/faults.ts'
import styles from '../forms/forms.module.css'
import { useAllPages } from '../use-all-pages.ts'
import { useClassesChanged } from '../use-classes-changed.ts'

type Entries = z.infer<typeof CohortForm>

/** The drawer of a course: its code, labels, promotion and classes. C-116. */
export function CourseDrawer({
  cohort,
  promotions,
  onClose,
}: {
  cohort: Cohort | null
  promotions: readonly Promotion[]
  onClose: () => void
}) {
  const [entries, setEntries] = useState<Entries>(() => entriesOf(cohort, promotions))
  const [faults, setFaults] = useState<Faults>({})
  const changed = useClassesChanged()
  const add = useTell(cohortOperations.createCohort, { quiet: true })
  const update = useTell(cohortOperations.updateCohort, { quiet: true })
  const set = (part: Partial<Entries>) => setEntries({ ...entries, ...part })
  const submit = () => {
    const found = faultsIn(CohortForm, entries)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const after = {
      onSuccess: () => {
        changed()
        showToast('done', `${cohort === null ? 'Added' : 'Updated'} ${entries.selectionLabel ?? entries.cohortCode}`)
        onClose()
      },
      onError: (problem: unknown) => setFaults(faultsFrom(problem)),
    }
    if (cohort === null) add.mutate({ body: entries }, after)
    else update.mutate({ params: { cohortCode: cohort.cohortCode }, body: entries }, after)
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={cohort === null ? 'Add Course' : `Edit ${cohort.selectionLabel}`}
      footer={
        <div className={styles['footer']}>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={add.isPending || update.isPending} onClick={submit}>
            {cohort === null ? 'Add' : 'Save'}
          </Button>
        </div>
      }
    >
      <div className={styles['form']}>
        {faults['form'] && <Note kind="bad">{faults['form']}</Note>}
        {labels.map(({ name, label, help }) => (
          <TextField
            key={name}
            label={label}
            help={help}
            {...(cohort !== null && name !== 'cohortCode' ? { placeholder: cohort[name] } : {})}
            value={entries[name] ?? ''}
            onChange={(event) =>
              set({ [name]: name !== 'cohortCode' && event.target.value.trim() === '' ? null : event.target.value })
            }
            {...errorOf(faults, name)}
          />
        ))}
        <Select
          label="Promotion"
          options={promotions.map((one) => ({ value: one.id, label: one.promotionName }))}
          value={entries.promotionId === '' ? null : entries.promotionId}
          onChange={(promotionId) => set({ promotionId })}
          {...errorOf(faults, 'promotionId')}
        />
        <ClassChoices cohort={cohort} entries={entries} faults={faults} onSet={set} />
        <Checkbox
          checked={entries.readyForProduction}
          onChange={(event) => set({ readyForProduction: event.target.checked })}
        >
          Families can pick it
        </Checkbox>
      </div>
    </Drawer>
  )
}

const labels = [
  { name: 'cohortCode', label: 'Code', help: 'Stands in addresses: letters, digits, - and _.' },
  {
    name: 'selectionLabel',
    label: 'Selection label',
    help: 'What stands in the list of courses. Empty: by its first class.',
  },
  { name: 'timingLabel', label: 'Timing label', help: 'Empty: on the clock of who reads it.' },
  { name: 'startingLabel', label: 'Starting label', help: 'Empty: on the clock of who reads it.' },
] as const

function entriesOf(cohort: Cohort | null, promotions: readonly Promotion[]): Entries {
  if (cohort === null) {
    const promotionId = promotions[0]?.id ?? ''
    return {
      cohortCode: '',
      promotionId,
      selectionLabel: null,
      timingLabel: null,
      startingLabel: null,
      timeSlotIds: [],
      readyForProduction: false,
    }
  }
  const { cohortCode, promotionId, writtenLabels, timeSlots, readyForProduction } = cohort
  return {
    cohortCode,
    promotionId,
    // What follows the clock of who reads it stays empty, so that saving something else does not fix it.
    selectionLabel: writtenLabels?.selectionLabel ?? null,
    timingLabel: writtenLabels?.timingLabel ?? null,
    startingLabel: writtenLabels?.startingLabel ?? null,
    readyForProduction,
    timeSlotIds: timeSlots.map(({ id }) => id),
  }
}

/** Coming classes to choose from, with those that the course has already. */
function ClassChoices({
  cohort,
  entries,
  faults,
  onSet,
}: {
  cohort: Cohort | null
  entries: Entries
  faults: Faults
  onSet: (part: Partial<Entries>) => void
}) {
  const [from] = useState(() => new Date().toISOString())
  const [name, setName] = useState<string | null>(null)
  const pages = useAskPages(timeSlotOperations.listTimeSlots, { query: { from } }, (answer) => ({
    received: answer.timeSlots.length,
    total: answer.total,
  }))
  const coming: readonly TimeSlot[] = useAllPages(pages).flatMap((page) => page.timeSlots)
  const all = [...new Map([...(cohort?.timeSlots ?? []), ...coming].map((slot) => [slot.id, slot])).values()]
  const names = [...new Set(all.map((slot) => slot.name))]
  const shown = all
    .filter((slot) => entries.timeSlotIds.includes(slot.id) || slot.name === (name ?? names[0]))
    .toSorted((a, b) => a.startingAt.localeCompare(b.startingAt))
  return (
    <>
      {names.length > 1 && (
        <Select
          label="Classes of"
          options={names.map((one) => ({ value: one, label: one }))}
          value={name ?? names[0] ?? null}
          onChange={setName}
        />
      )}
      <ChoicesField
        label="Classes"
        help={pages.isPending ? 'Loading the coming classes.' : `${entries.timeSlotIds.length} chosen`}
        options={shown.map((slot) => ({ value: slot.id, label: `${slot.name}, ${momentWords(slot)}` }))}
        value={entries.timeSlotIds}
        onChange={(timeSlotIds) => onSet({ timeSlotIds })}
        {...('timeSlotIds' in faults ? { error: 'Choose one or more classes.' } : {})}
      />
    </>
  )
}
