import { describe, expect, it } from 'vitest'
import { googleCalendarLink, outlookCalendarLink, subscriptionLinks } from './add-to-calendar.ts'

const entry = {
  name: 'Explorers & more',
  startingAt: '2027-03-08T21:00:00.000Z',
  duration: 45,
  page: 'https://learn.test/class/timeslot/1/',
}

describe('links that add a class to a calendar', () => {
  it('say to Google the start and end in UTC', () => {
    const url = new URL(googleCalendarLink(entry))
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Explorers & more',
      dates: '20270308T210000Z/20270308T214500Z',
      details: entry.page,
    })
  })

  it('say the same to Outlook', () => {
    const url = new URL(outlookCalendarLink({ ...entry, duration: 180 }))
    expect(url.hostname).toBe('outlook.live.com')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: 'Explorers & more',
      startdt: '2027-03-08T21:00:00Z',
      enddt: '2027-03-09T00:00:00Z',
      body: entry.page,
    })
  })

  it('subscribe by the address itself, whatever the program', () => {
    const links = subscriptionLinks('https://learn.test/calendar/abc.ics')
    expect(links.webcal).toBe('webcal://learn.test/calendar/abc.ics')
    expect(new URL(links.google).searchParams.get('cid')).toBe('webcal://learn.test/calendar/abc.ics')
    expect(new URL(links.outlook).searchParams.get('url')).toBe('https://learn.test/calendar/abc.ics')
  })
})
