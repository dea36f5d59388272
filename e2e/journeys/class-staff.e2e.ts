import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, sidewaysOverflow } from '../accessibility.ts'
import { signInByKeyboard } from '../people.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.server.query(
    `insert into contracts (id, account_id, status, starting_on, created_at)
     select gen_random_uuid(), id, 'active', '2020-01-01', now() from accounts where username = 'tutor.tia'`,
  )
  return () => world.close()
})

/** A date in New York so many days from now, `2027-03-08`. */
const dateAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000)
const weekdayOf = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }).format(new Date(`${date}T12:00:00Z`))
const select = async (page: Page, label: RegExp, option: string): Promise<void> => {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const slots = () =>
  world.server.query<{ id: string; status: string; occurrence_on: string }>(
    `select id, status, occurrence_on::text from time_slots order by starting_at`,
  )
const toList = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`/class/schedule/?schedule_tab=${tab}`)
  await page.getByRole('radio', { name: 'List', exact: true }).last().click()
}
const said = (page: Page, words: string | RegExp) => page.locator('[data-toasts]').getByText(words).waitFor()

it('an administrator makes a weekly class, moves one, cancels one and makes groups; the tutor sees it [C-005] [C-044] [C-051] [C-131] [C-172] [C-175]', async () => {
  const { page, faults } = await world.open()
  await signInByKeyboard(page, 'admin.ada')

  // A weekly class, two days from now.
  await page.goto('/schedule/manage/')
  await page.getByRole('button', { name: 'Add Recurring Class' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add Recurring Class' })
  await drawer.getByRole('button', { name: 'Add', exact: true }).click()
  await drawer.getByText('Choose one or more of the restrictions.').last().waitFor()
  await drawer.getByLabel('Name').fill('Navigators journey')
  await select(page, /Status.*None|None.*Status/, 'Active')
  await select(page, /Day of week/, weekdayOf(dateAhead(2)))
  await drawer.getByRole('checkbox', { name: 'Navigators' }).check()
  await drawer.getByRole('button', { name: 'Add', exact: true }).click()
  await said(page, 'Added Recurring Class')
  await page.getByRole('button', { name: 'Navigators journey', exact: true }).waitFor()
  const [first, second] = await slots()
  expect(first?.occurrence_on).toBe(dateAhead(2))

  // The first one moves by a day; what that does is shown before.
  await toList(page, 'manage')
  await page.getByRole('button', { name: /Navigators journey.*Open/ }).first().click()
  await page.getByRole('button', { name: 'Move class' }).click()
  const move = page.getByRole('alertdialog', { name: 'Move class' })
  await move.getByLabel('Date').fill(dateAhead(3))
  await move.getByText(/^Moves to .* 0 students and 0 teachers/).waitFor()
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await said(page, /^Updated .* Class$/)
  expect([await accessibilityFaults(page), await sidewaysOverflow(page)]).toEqual([[], 0])

  // On its own page it gets a teacher and a student, and its groups once it is ready for them.
  await page.goto(`/class/timeslot/${first?.id}/`)
  await page.getByRole('button', { name: /^Add Teacher Tia/ }).click()
  await said(page, /teaches this class$/)
  await page.getByRole('button', { name: 'Add Attendee' }).click()
  const find = page.getByRole('dialog', { name: 'Add Attendee' })
  await find.getByText(/No email is sent/).waitFor()
  await find.getByRole('searchbox', { name: 'Student' }).fill('student.sam')
  await page.keyboard.press('Enter')
  await find.getByRole('button', { name: /^Add / }).first().click()
  await said(page, /^Added /)
  await find.getByRole('button', { name: 'Close' }).last().click()
  await page.getByText('(credit required)').waitFor()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await select(page, /Status.*Open|Open.*Status/, 'Ready to group')
  await page.getByRole('button', { name: 'Save' }).click()
  await said(page, /^Updated .* Class$/)
  await page.getByRole('button', { name: 'Create Groups' }).click()
  const preview = page.getByRole('dialog', { name: 'Create Groups' })
  await preview.getByText(/^With Tia/).waitFor()
  await preview.getByRole('button', { name: 'Create Groups' }).click()
  await said(page, 'Created 1 group')
  await page.getByRole('button', { name: 'Copy Zoom link' }).waitFor()
  expect([await accessibilityFaults(page), await sidewaysOverflow(page)]).toEqual([[], 0])

  // Another one is cancelled.
  await page.goto(`/class/timeslot/${second?.id}/`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await select(page, /Status.*Open|Open.*Status/, 'Cancelled')
  await page.getByRole('button', { name: 'Save' }).click()
  await said(page, /^Updated .* Class$/)
  expect((await slots()).slice(0, 2).map(({ status }) => status)).toEqual(['groups_created', 'cancelled'])
  expect(faults).toEqual([])

  // The tutor finds the class, ready, with its student.
  const tutor = await world.open()
  await signInByKeyboard(tutor.page, 'tutor.tia')
  await toList(tutor.page, 'tutoring')
  await tutor.page.getByRole('button', { name: /^Ready, .*Navigators journey/ }).click()
  await tutor.page.waitForURL(`**/class/timeslot/${first?.id}/`)
  await tutor.page.getByRole('table', { name: 'Attendees' }).getByText('New Student').waitFor()
  expect(await tutor.page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0)
  expect(tutor.faults).toEqual([])
})
