import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { type TimeZone, timeZones } from '@polyhex/contract/accounts/time-zones'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { callServer } from '../../call/call-server.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { counted, momentWords, peopleWords, shortDayWords } from '../class-moment.ts'
import { ConflictList } from '../forms/conflict-list.tsx'
import { TimePicker } from '../time-picker.tsx'
import { useClassesChanged } from '../use-classes-changed.ts'
import { type WallTime, wallTimeOf } from './moved-wall-time.ts'
import styles from './slots.module.css'

/** What a move would do, asked of the server each time the new time changes. */
function useMoveEffect(slot: TimeSlot, to: WallTime | null, following: boolean) {
  const { date, minute } = to ?? { date: '', minute: 0 }
  return useQuery({
    queryKey: ['effect of a move', slot.id, date, minute, following],
    queryFn: () =>
      callServer(timeSlotOperations.previewMove, {
        params: { timeSlotId: slot.id },
        body: { date, minute, following },
      }),
    enabled: to !== null,
    gcTime: 0,
  })
}

/**
 * Moves a class to another time, or this one and those that follow it; what that does is shown first. Opened by a drag on
 * the calendar, with the new time filled in, or by 'Move class' and the keyboard.
 */
export function MoveClassDialog({
  slot,
  to,
  onClose,
  onMoved,
}: {
  slot: TimeSlot
  /** Where it was dragged, on the clock of the class. */
  to?: WallTime
  onClose: () => void
  onMoved: () => void
}) {
  const before = wallTimeOf(slot.classLocal.local)
  const [date, setDate] = useState((to ?? before).date)
  const [minute, setMinute] = useState<number | null>((to ?? before).minute)
  const [which, setWhich] = useState<'one' | 'following'>('one')
  const [notify, setNotify] = useState(true)
  const changed = useClassesChanged()
  const isSame = date === before.date && minute === before.minute
  const wanted = date === '' || minute === null || isSame ? null : { date, minute }
  const following = which === 'following'
  const preview = useMoveEffect(slot, wanted, following)
  const move = useTell(timeSlotOperations.moveTimeSlot)
  const effect = wanted === null ? undefined : preview.data?.effect
  const stays = effect === undefined || effect.conflicts.length > 0

  const submit = () => {
    if (wanted === null) return
    move.mutate(
      { params: { timeSlotId: slot.id }, body: { ...wanted, following, notify } },
      {
        onSuccess: ({ timeSlot, moved }) => {
          changed()
          if (following) showToast('done', `Moved ${counted(moved, 'class', 'classes')} of ${slot.name}`)
          else {
            showToast('done', `Updated ${shortDayWords(timeSlot.local)} Class`, {
              label: 'Undo',
              onPress: () => void moveBack(slot, before, notify, changed),
            })
          }
          onMoved()
        },
        onError: () => showToast('error', `Error updating ${shortDayWords(slot.local)} Class`),
      },
    )
  }

  return (
    <Dialog
      open
      mustChoose
      onClose={onClose}
      title="Move class"
      icon="calendar"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={stays} loading={move.isPending} onClick={submit}>
            Move
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>
          {slot.name} is on {momentWords(slot)}. Times here are on the clock of{' '}
          {timeZones[slot.timeZone as TimeZone] ?? slot.timeZone}, where the class is.
        </p>
        <TextField label="Date" type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        <TimePicker label="Starting time" value={minute} onChange={setMinute} />
        {slot.recurringScheduleId !== null && (
          <RadioGroup
            label="Which classes"
            options={[
              { value: 'one', label: 'This one', help: 'It stays where it is put when the weekly class changes.' },
              { value: 'following', label: 'This and following', help: 'The weekly class moves from this date on.' },
            ]}
            value={which}
            onChange={setWhich}
          />
        )}
        <div aria-live="polite" className={styles['stack']}>
          {preview.isFetching && !effect && <Skeleton height={54} />}
          {wanted !== null && preview.error && <Note kind="bad">{wordsOf(preview.error)}</Note>}
          {effect && (
            <>
              <p className={styles['effect']}>
                {effect.classes > 1 ? `${effect.classes} classes move; this one to ` : 'Moves to '}
                {momentWords(effect)}. {toldWords(effect, notify)}.
                {effect.withoutCredit > 0 &&
                  ` ${counted(effect.withoutCredit, 'student')} would have no credit for it.`}
              </p>
              <ConflictList conflicts={effect.conflicts} />
            </>
          )}
        </div>
        <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
          Email everybody in the class
        </Checkbox>
      </div>
    </Dialog>
  )
}

/** Puts a class back where it was; pressed in a toast, after the dialog is gone. */
async function moveBack(slot: TimeSlot, to: WallTime, notify: boolean, changed: () => void): Promise<void> {
  try {
    await callServer(timeSlotOperations.moveTimeSlot, {
      params: { timeSlotId: slot.id },
      body: { ...to, following: false, notify },
    })
    showToast('done', `${slot.name} is on ${momentWords(slot)} again`)
  } catch (problem) {
    showToast('error', wordsOf(problem))
  }
  changed()
}

/** `30 students and 1 teacher are told`; nobody is where the class is empty. */
function toldWords(effect: { students: number; teachers: number }, notify: boolean): string {
  const people = effect.students + effect.teachers
  if (people === 0) return 'Nobody is in it'
  return `${peopleWords(effect)} ${people === 1 ? 'is' : 'are'} ${notify ? '' : 'not '}told`
}
