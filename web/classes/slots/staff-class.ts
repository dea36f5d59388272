import { lacksTeachers } from '@polyhex/contract/classes/class-titles'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { takesPlace } from '@polyhex/contract/classes/class-statuses'
import type { CalendarClass, ClassState } from '../calendar/calendar-class.ts'
import { counted } from '../class-moment.ts'
import { slotStatusLooks } from '../class-status-words.ts'

const states: Readonly<Record<TimeSlot['status'], ClassState>> = {
  none: 'draft',
  planned: 'planned',
  open: 'registered',
  ready_to_group: 'ready',
  groups_created: 'sibling',
  cancelled: 'cancelled',
}

/** A class as the calendar of administrators shows it: its status in a word, and what needs a look. */
export function staffClass(slot: TimeSlot, selectedId: string | null): CalendarClass {
  const { attendees, attendeesWithCredits } = slot.stats
  const without = attendees - attendeesWithCredits
  const needs = !slot.past && takesPlace(slot.status)
  const need = [
    ...(needs && without > 0 ? [`${without} without credit`] : []),
    ...(needs && lacksTeachers(slot.stats) ? ['too few teachers'] : []),
  ].join(', ')
  return {
    id: slot.id,
    name: slot.name,
    local: slot.local,
    duration: slot.duration,
    zone: slot.zone,
    state: slot.past && takesPlace(slot.status) ? 'past' : states[slot.status],
    word: slotStatusLooks[slot.status].name,
    detail: counted(attendees, 'student'),
    ...(need === '' ? {} : { need }),
    selected: slot.id === selectedId,
    movable: !slot.past && slot.status !== 'cancelled',
  }
}
