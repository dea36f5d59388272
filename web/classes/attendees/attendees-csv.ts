import type { Attendee } from '@polyhex/contract/classes/attendee'
import { gradeWords, nameOf } from './attendee-rules.ts'

const titles = [
  'Name',
  'Public name',
  'Status',
  'Grade',
  'Group',
  'Group status',
  'Credit',
  'Email',
  'Classes attended',
  'Minutes in the room',
  'Account id',
]

/**
 * One cell: quoted where it must be, and with an apostrophe before what a spreadsheet would take for a formula, since
 * names are typed by anybody.
 */
function cell(value: string | number): string {
  const text = String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The attendees of a class as a table for spreadsheets (RFC 4180), teachers first, as they stand on the screen. */
export function attendeesCsv(attendees: readonly Attendee[]): string {
  const lines = attendees.map((attendee) => [
    nameOf(attendee),
    attendee.account.publicName,
    attendee.row,
    gradeWords(attendee.account.grade),
    attendee.group?.groupIndex ?? '',
    attendee.groupStatus,
    attendee.isTeacher ? '' : attendee.creditId === null ? 'required' : 'allocated',
    attendee.notificationState,
    attendee.stats.attendanceCount,
    attendee.presentMinutes,
    attendee.accountId,
  ])
  return [titles, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n'
}

/** Gives a text to the browser as a file to keep. */
export function saveText(name: string, text: string, type = 'text/csv'): void {
  // The mark at the start tells spreadsheets that the text is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
