import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { faultsInEveryLook } from '../accessibility.ts'
import { pressByKeyboard } from '../keyboard.ts'
import { signIn } from '../people.ts'
import { answerOne } from '../practicing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

async function stackOf(
  username: string,
): Promise<{ topic: string | null; level: number | null; unit: string | null }[]> {
  return world.server.query(
    `select s.topic_code as topic, s.level, s.unit_code as unit from stack_items s join accounts a on a.id = s.account_id
     where lower(a.username) = $1 order by s.sequence`,
    [username],
  )
}

it("every card of Today's Math says why it comes now, and what is begun leaves the stack [L-013, L-149]", async () => {
  const { page, context, faults } = await world.open()
  await signIn(page, 'student.sam')
  await page.goto('/home/')
  const carousel = page.getByRole('region', { name: 'Today’s Math' })
  await carousel.getByRole('article').first().waitFor()
  const reasons = await carousel.getByText(/^Why now: /).allInnerTexts()
  expect(reasons).toHaveLength(await carousel.getByRole('article').count())
  const before = await stackOf('student.sam')
  await pressByKeyboard(page, /^Start: /)
  await page.waitForURL(/\/math\//)
  await answerOne(world, page, 'student.sam')
  expect(await stackOf('student.sam')).toEqual(before.slice(1))
  expect(faults).toEqual([])
  await context.close()
})

it('the home of a student has no accessibility faults in any look', async () => {
  const prepare = (page: Page) =>
    page.getByRole('region', { name: 'Today’s Math' }).getByRole('article').first().waitFor()
  expect(await faultsInEveryLook(world, '/home/', { as: 'student.sam', prepare })).toEqual([])
})
