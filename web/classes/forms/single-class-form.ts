import { defaultDuration, newClass } from '@polyhex/contract/classes/class-limits'
import type { SlotStatus } from '@polyhex/contract/classes/class-statuses'
import { type TimeSlot, TimeSlotForm } from '@polyhex/contract/classes/time-slot'
import { capacityOf, type ClassEntries } from './class-fields.tsx'
import { faultsIn, type Faults } from './faults.ts'

/** What the drawer of a single class holds while it is open. */
export interface SingleEntries extends ClassEntries {
  readonly status: SlotStatus | null
  readonly date: string
  readonly sectionId: string | null
}

/** A new single class: status none, New York, 45 minutes, 2 PM, on no date or the one that was chosen. C-247, C-248. */
export function newSingleEntries(date = ''): SingleEntries {
  return {
    name: '',
    status: 'none',
    timeZone: newClass.timeZone,
    date,
    minute: newClass.singleMinute,
    duration: defaultDuration,
    restrictions: [],
    sectionId: null,
    capacity: '',
  }
}

/** The entries of a class that is there, on the clock of its zone. */
export function singleEntriesOf(slot: TimeSlot): SingleEntries {
  const [date = '', time = '00:00'] = slot.classLocal.local.split('T')
  const [hour = '0', minute = '0'] = time.split(':')
  return {
    name: slot.ownName ?? '',
    status: slot.status,
    timeZone: slot.timeZone,
    date,
    minute: Number(hour) * 60 + Number(minute),
    duration: slot.duration,
    restrictions: slot.restrictions,
    sectionId: slot.sectionId,
    capacity: slot.capacity === null ? '' : String(slot.capacity),
  }
}

/** What is sent, with what is missing left as it is, for the contract to name. */
export function singleBody(entries: SingleEntries): TimeSlotForm {
  const { name, status, timeZone, date, minute, duration, restrictions, sectionId, capacity } = entries
  return {
    name: name.trim() === '' ? null : name,
    status,
    timeZone,
    date,
    minute,
    duration,
    restrictions: [...restrictions],
    sectionId,
    capacity: capacityOf(capacity),
  } as TimeSlotForm
}

/** Faults of the drawer by entry, in the words of the specification. C-158 to C-163. */
export function singleFaults(entries: SingleEntries): Faults {
  return faultsIn(TimeSlotForm, singleBody(entries))
}
