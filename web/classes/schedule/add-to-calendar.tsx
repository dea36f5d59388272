import { calendarFilePath, googleCalendarLink, outlookCalendarLink } from '@polyhex/contract/classes/add-to-calendar'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { Menu } from '../../kit/menu.tsx'
import { paths } from '../../shell/paths.ts'

/** Puts one class into a calendar: a file, or the page of Google or Outlook with the class filled in. */
export function AddToCalendar({ slot }: { slot: Pick<TimeSlot, 'id' | 'name' | 'startingAt' | 'duration'> }) {
  const { name, startingAt, duration } = slot
  const page = new URL(paths.schedule, window.location.origin).href
  const entry = { name, startingAt, duration, page }
  const open = (address: string) => window.open(address, '_blank', 'noopener')
  return (
    <Menu
      label="Add to calendar"
      icon="calendar"
      placement="top start"
      choices={[
        {
          id: 'file',
          label: 'Apple or another calendar (.ics)',
          icon: 'download',
          onChoose: () => window.location.assign(calendarFilePath(slot.id)),
        },
        { id: 'google', label: 'Google Calendar', icon: 'ext', onChoose: () => open(googleCalendarLink(entry)) },
        { id: 'outlook', label: 'Outlook', icon: 'ext', onChoose: () => open(outlookCalendarLink(entry)) },
      ]}
    />
  )
}
