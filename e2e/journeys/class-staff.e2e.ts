import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, sidewaysOverflow } from '../accessibility.ts'
import { signIn } from '../people.ts'
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

/** Asked once: the journey may go on past a midnight. */
const begun = Date.now()
/** A date in New York so many days from the beginning, `2027-03-08`. */
const dateAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(begun + days * 86_400_000)
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
  await signIn(page, 'admin.ada')

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
  await page
    .getByRole('button', { name: /Navigators journey.*Open/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Move class' }).click()
  const move = page.getByRole('alertdialog', { name: 'Move class' })
  await move.getByLabel('Date', { exact: true }).fill(dateAhead(3))
  await move.getByText(/^Moves to .* Nobody is in it/).waitFor()
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
  await signIn(tutor.page, 'tutor.tia')
  await toList(tutor.page, 'tutoring')
  await tutor.page.getByRole('button', { name: /^Ready, .*Navigators journey/ }).click()
  await tutor.page.waitForURL(`**/class/timeslot/${first?.id}/`)
  await tutor.page.getByRole('table', { name: 'Attendees' }).getByText('New Student').waitFor()
  expect(await tutor.page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0)
  expect(tutor.faults).toEqual([])
})

/** Where a class of the week stands, once the grid is drawn. */
const faceOf = (page: Page, id: string) => page.locator(`[data-class-id="${id}"]`).first()
const drag = async (page: Page, id: string, hoursDown: number): Promise<void> => {
  const face = faceOf(page, id)
  await face.scrollIntoViewIfNeeded()
  const box = await face.boundingBox()
  if (box === null) throw new Error('the class is not drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // The box of a class of 45 minutes says how high an hour is; in steps, as a hand moves.
  await page.mouse.move(x, y + 12, { steps: 4 })
  await page.mouse.move(x, y + (hoursDown * box.height * 60) / 45, { steps: 12 })
  await page.mouse.up()
}
/** The classes of a weekly class in their order, with the minute of the day in UTC at which they start. */
const startsOf = (name: string) =>
  world.server.query<{ id: string; occurrence_on: string; minute: number; detached: boolean }>(
    `select s.id, s.occurrence_on::text, s.detached, (extract(hour from s.starting_at at time zone 'Etc/UTC') * 60
       + extract(minute from s.starting_at at time zone 'Etc/UTC'))::int as minute
     from time_slots s join recurring_schedules r on r.id = s.recurring_schedule_id
     where r.name = '${name}' order by s.occurrence_on`,
  )

it('a class is dragged on the calendar: put back, this one with undo, or this and following', async () => {
  const { page, faults } = await world.open()
  await signIn(page, 'admin.ada')
  await page.goto('/schedule/manage/')
  await page.getByRole('button', { name: 'Add Recurring Class' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add Recurring Class' })
  await drawer.getByLabel('Name').fill('Dragged class')
  await select(page, /Status.*None|None.*Status/, 'Active')
  await select(page, /Day of week/, weekdayOf(dateAhead(7)))
  await select(page, /Hour/, '05')
  await drawer.getByRole('checkbox', { name: 'Explorers' }).check()
  await drawer.getByRole('button', { name: 'Add', exact: true }).click()
  await said(page, 'Added Recurring Class')
  const before = await startsOf('Dragged class')
  const first = before.find((one) => one.occurrence_on === dateAhead(7))!

  // The week of the class, dragged an hour later and put back.
  await page.goto('/class/schedule/?schedule_tab=manage')
  await page.getByRole('button', { name: 'Later week' }).click()
  await faceOf(page, first.id).waitFor()
  await faceOf(page, first.id).scrollIntoViewIfNeeded()
  const there = (await faceOf(page, first.id).boundingBox())?.y ?? 0
  await drag(page, first.id, 1)
  const move = page.getByRole('alertdialog', { name: 'Move class' })
  await move.getByText(/^Moves to .*6:00 PM.* Nobody is in it/).waitFor()
  await move.getByRole('button', { name: 'Cancel' }).click()
  await move.waitFor({ state: 'hidden' })
  await expect.poll(async () => (await faceOf(page, first.id).boundingBox())?.y).toBeCloseTo(there, 0)
  expect(await startsOf('Dragged class')).toEqual(before)

  // This one alone, which can be undone.
  await drag(page, first.id, 1)
  await move.getByText(/6:00 PM/).waitFor()
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await said(page, /^Updated .* Class$/)
  const alone = await startsOf('Dragged class')
  expect(alone.filter((one, index) => one.minute !== before[index]!.minute)).toEqual([
    { ...first, minute: (first.minute + 60) % 1440, detached: true },
  ])
  await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).click()
  await said(page, /^Dragged class is on .* 5:00 PM .* again$/)
  expect((await startsOf('Dragged class')).map(({ minute }) => minute)).toEqual(before.map(({ minute }) => minute))

  // This one and all that follow, once the grid has drawn it where it was.
  await expect.poll(async () => (await faceOf(page, first.id).boundingBox())?.y).toBeCloseTo(there, 0)
  await drag(page, first.id, 1)
  await move.getByText(/6:00 PM/).waitFor()
  await move.getByRole('radio', { name: /This and following/ }).check({ force: true })
  await move.getByText(/^\d+ classes move; this one to .*6:00 PM/).waitFor()
  await move.getByRole('button', { name: 'Move', exact: true }).click()
  await said(page, /^Moved \d+ classes of Dragged class$/)
  const after = await startsOf('Dragged class')
  const place = after.findIndex(({ id }) => id === first.id)
  for (const [index, one] of after.entries())
    expect((one.minute - (before[index]?.minute ?? one.minute) + 1440) % 1440).toBe(index < place ? 0 : 60)
  expect(faults).toEqual([])
})
