/** Links that put classes into the calendars people use. The browser and the server make the same ones. */

/** One class as a calendar takes it. */
export interface CalendarEntry {
  readonly name: string
  /** UTC instant, ISO 8601. */
  readonly startingAt: string
  /** Minutes. */
  readonly duration: number
  /** Whole address of the page of the class. */
  readonly page: string
}

/** Subscriptions are read again by the calendar, not sent by us. */
export const subscriptionNote = 'Calendars read this address again only every few hours.'

const query = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** `20270308T210000Z`: an instant as calendars write it in UTC. */
const basic = (at: Date): string => at.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
const whole = (at: Date): string => at.toISOString().replace(/\.\d+/, '')

const ends = ({ startingAt, duration }: CalendarEntry): [Date, Date] => {
  const start = Date.parse(startingAt)
  return [new Date(start), new Date(start + duration * 60_000)]
}

/** The page of Google Calendar with a class filled in. */
export function googleCalendarLink(entry: CalendarEntry): string {
  const dates = ends(entry).map(basic).join('/')
  return `https://calendar.google.com/calendar/render?${query({ action: 'TEMPLATE', text: entry.name, dates, details: entry.page })}`
}

/** The page of Outlook with a class filled in. */
export function outlookCalendarLink(entry: CalendarEntry): string {
  const [startdt, enddt] = ends(entry).map(whole) as [string, string]
  const compose = { path: '/calendar/action/compose', rru: 'addevent', subject: entry.name, startdt, enddt }
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query({ ...compose, body: entry.page })}`
}

/** Path of the calendar file of one class, for who is signed in. */
export const calendarFilePath = (timeSlotId: string): string => `/calendar/class/${timeSlotId}.ics`

/** The ways to subscribe to a calendar address: for Apple and others, for Google, for Outlook. */
export function subscriptionLinks(url: string): { webcal: string; google: string; outlook: string } {
  const webcal = url.replace(/^https?:/, 'webcal:')
  return {
    webcal,
    google: `https://calendar.google.com/calendar/render?${query({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${query({ url, name: 'Polyhex' })}`,
  }
}
