import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import type { Progress } from '@polyhex/contract/activity/progress'
import { progressOperations } from '@polyhex/contract/activity/progress-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { safetyOperations } from '@polyhex/contract/safety/safety-operations'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleRegistration, sampleSlot } from '../../classes/class-samples.ts'
import { accountId, sampleAccount } from '../../shell/account-samples.ts'
import { answerWith, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'

afterEach(() => {
  cleanup()
  endVisit()
})

const child = '00000000-0000-4000-8000-0000000000c1'
const group = '00000000-0000-4000-8000-0000000000e1'
const figures = {
  answers: 14,
  right: 10,
  skipped: 0,
  rightWithHelp: 0,
  seconds: 600,
  daysPracticed: 2,
  activities: 2,
}
const week: Progress = {
  accountId: child,
  publicName: 'Max',
  avatar: 'triangle',
  grade: 7,
  timeZone: 'America/Vancouver',
  days: 7,
  begun: true,
  now: figures,
  before: figures,
  // The first of these days is a Monday.
  byDay: [4, 0, 10, 0, 0, 0, 0].map((answers, i) => ({
    day: `2026-11-${16 + i}`,
    answers,
    right: answers,
    seconds: 0,
  })),
  practiced: [],
  passed: [],
  passedUnits: 0,
  passedTopicLevels: 0,
  themeLevels: [],
  next: [],
  trend: { says: 'too_few', percentNow: null, percentBefore: null, compared: 14 },
  misconceptions: [],
  last: [],
}
const from = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const parent = sampleAccount({
  roles: ['parent'],
  grade: null,
  name: 'Pat',
  children: [{ accountId: child, publicName: 'Max', grade: 7 }],
})
const visitAs = (account = parent) => visit('/home/', { state: 'authenticated', account })
const comes = sampleRegistration(child, { state: 'registered', groupId: group })
const serveClass = (minutes: number) =>
  answerWith(timeSlotOperations.listTimeSlots, {
    timeSlots: [sampleSlot({ startingAt: from(minutes), registrations: [comes] })],
    total: 1,
  })

it('tells a parent in one row what a child did in 7 days, and leads to the progress', async () => {
  answerWith(progressOperations.getProgress, { progress: week })
  visitAs()
  const students = await screen.findByRole('region', { name: 'Your students' })
  expect(await within(students).findByText('14 questions on 2 days, about 10 minutes.')).toBeTruthy()
  const bars = 'Questions: Monday 4, Tuesday 0, Wednesday 10, Thursday 0, Friday 0, Saturday 0, Sunday 0'
  expect(within(students).getByRole('img', { name: bars })).toBeTruthy()
  expect(within(students).getByRole('link', { name: 'Progress of Max' }).getAttribute('href')).toBe(
    `/accounts/${child}/progress/`,
  )
})

it('puts a class that begins within 15 minutes above all else, with the way in', async () => {
  serveClass(14)
  visitAs()
  const strip = await screen.findByRole('region', { name: 'Class now' })
  expect(within(strip).getByRole('heading').textContent).toMatch(/^Explorers begins in 1[34] min$/)
  expect(within(strip).getByRole('link', { name: 'Join class' }).getAttribute('href')).toBe(`/class/session/${group}/`)
})

it('leaves a class that is further away in the row of its child', async () => {
  serveClass(40)
  visitAs()
  expect(await screen.findByText('in 40 min')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Class now' })).toBeNull()
})

const serveQueue = (reports: number, requests: number) => {
  answerWith(safetyOperations.listSafetyReports, { reports: [], total: reports })
  answerWith(administrationOperations.listRoleRequests, { requests: [], total: requests })
  answerWith(administrationOperations.listNameReviews, { reviews: [], total: 0 })
}
const admin = sampleAccount({ accountId, roles: ['admin'], grade: null, name: 'Ada' })

it('counts for an administrator what waits, and leads there', async () => {
  serveQueue(2, 1)
  visitAs(admin)
  const queue = await screen.findByRole('region', { name: '3 things wait for you' })
  const [reports, roles] = within(queue).getAllByRole('listitem')
  expect(reports?.textContent).toContain('2Reports')
  expect(roles?.textContent).toContain('1Roles asked for')
  expect(within(queue).getByRole('link', { name: 'Review: Reports' }).getAttribute('href')).toBe('/safety/reports/')
})

it('says when nothing waits, and when not everything could be counted', async () => {
  serveQueue(0, 0)
  visitAs(admin)
  expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeTruthy()
  cleanup()
  endVisit()
  serveQueue(1, 0)
  refuseWith(administrationOperations.listNameReviews, 404, 'account_not_found', 'We could not find this account.')
  visitAs(admin)
  expect(await screen.findByText(/^Not everything could be counted/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: '1 thing waits for you' })).toBeTruthy()
})
