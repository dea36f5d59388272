import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** REQUEST invites, CANCEL takes an invitation back, PUBLISH is a file or an address that calendars read. RFC 5546. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

/** One class as calendars take it. */
export interface CalendarEvent {
  /** Its own among all events of the product, such as `slot-{id}`. */
  readonly id: string
  readonly name: string
  readonly startingAt: Date
  readonly minutes: number
  /** A calendar keeps what has the higher number. */
  readonly sequence: number
  readonly changedAt: Date
  readonly cancelled: boolean
  /** Announced, but not certain. */
  readonly tentative?: boolean
  readonly page: string
}

export interface CalendarFile {
  readonly method: CalendarMethod
  /** When it is written; left out: each event says when it changed, so that the same state is the same file. */
  readonly now?: Date
  /** After the @ of the events' ids. */
  readonly host: string
  /** Address that invitations come from. */
  readonly organizer?: string
  /** Address of who is invited. */
  readonly invited?: string
  /** What a calendar that reads this again and again is called. */
  readonly name?: string
  /** How often such a calendar may read again, in hours. */
  readonly hours?: number
  readonly events: readonly CalendarEvent[]
}

function statusOf({ cancelled, tentative = false }: CalendarEvent): ICalEventStatus {
  if (cancelled) return ICalEventStatus.CANCELLED
  return tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** The id of a class in every calendar, before the host, so that a change finds what is there. */
export const slotEvent = (slotId: string): string => `slot-${slotId}`

/**
 * A calendar file (RFC 5545): one event for each class, in UTC. No zone tables and no rules of repetition: programs read
 * them differently, and a rule would drop a class at an hour that the clocks leap over. S-050.
 */
export function writeCalendar(file: CalendarFile): string {
  const { method, organizer, invited } = file
  const calendar = ical({
    prodId: { company: 'Polyhex', product: 'Classes', language: 'EN' },
    method: ICalCalendarMethod[method],
    ...(file.name === undefined ? {} : { name: file.name }),
    ...(file.hours === undefined ? {} : { ttl: file.hours * 3600 }),
  })
  for (const event of file.events) {
    calendar.createEvent({
      id: `${event.id}@${file.host}`,
      sequence: event.sequence,
      stamp: file.now ?? event.changedAt,
      start: event.startingAt,
      end: new Date(event.startingAt.getTime() + event.minutes * 60_000),
      summary: event.name,
      lastModified: event.changedAt,
      url: event.page,
      status: statusOf(event),
      ...(organizer === undefined || method === 'PUBLISH' ? {} : { organizer: { name: 'Polyhex', email: organizer } }),
      ...(invited === undefined || method === 'PUBLISH'
        ? {}
        : { attendees: [{ email: invited, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }] }),
    })
  }
  return `${calendar.toString()}\r\n`
}
