import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { pressByKeyboard } from '../keyboard.ts'
import { signIn } from '../people.ts'
import { answerOne, recorded, untilShown, waitingQuestion } from '../practicing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const unit = 'g3_meaning_of_division'

/** Passes the waiting question over, for the points that a skip brings. */
async function skipOne(page: Page, username: string | null): Promise<void> {
  const waiting = await waitingQuestion(world, page, username)
  await untilShown(page, waiting.position)
  await page.getByRole('button', { name: 'Skip (2 points)' }).click()
  await expect.poll(() => recorded(world, waiting.id)).toBe('skipped')
}

async function coins(username: string): Promise<number> {
  const [row] = await world.server.query<{ balance: number }>(
    'select b.balance from coin_balances b join accounts a on a.id = b.account_id where a.username = $1',
    [username],
  )
  return row?.balance ?? 0
}

describe('a visitor', () => {
  it('tries a contest from the chooser, cannot buy a hint and is told how, and sees the results [L-018] [L-161]', async () => {
    const { page, context, faults } = await world.open({ width: 820 })
    await page.goto('/math/contests/?grade=3')
    await page.getByRole('heading', { name: 'Contests', level: 1 }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Unit 7: Meaning of Division' }).click()
    await page.waitForURL(`**/math/contests/${unit}/`)
    await page.getByText('36 points pass. The average is about 36.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL('**/math/contests/play/**')
    await untilShown(page, 1)
    await page.getByText(/^[568] points$/).waitFor()
    expect(await page.getByRole('button', { name: 'Refresh Question' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Teach Me' }).click()
    await page.getByRole('tab', { name: 'Hints' }).click()
    await page.getByRole('button', { name: /^Hint 1 of \d for 10 coins$/ }).click()
    await page.getByText('Students with an account earn coins with every right answer').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Teach Me' }).click()
    for (let n = 0; n < 10; n++) {
      // Nothing is decided before the tenth question.
      expect(await page.getByRole('heading', { name: 'Points by question' }).count()).toBe(0)
      await skipOne(page, null)
    }
    await page.getByRole('heading', { name: '20 points. 16 more to pass.' }).waitFor()
    await page.getByText('Computer player').first().waitFor()
    await page.getByText('Create an account to save progress').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('student.sam', () => {
  it('plays a paper, buys a hint for 10 coins, and sees points, results and the leaderboard [L-161] [L-180]', async () => {
    const { page, context, faults } = await world.open()
    await signIn(page, 'student.sam')
    await page.goto(`/math/contests/${unit}/`)
    await pressByKeyboard(page, 'Start')
    await page.waitForURL('**/math/contests/play/**')
    await untilShown(page, 1)
    const before = await coins('student.sam')
    await page.getByRole('button', { name: 'Teach Me' }).click()
    await page.getByRole('tab', { name: 'Hints' }).click()
    await page.getByRole('button', { name: /^Hint 1 of/ }).click()
    await page.getByRole('button', { name: 'Buy for 10 coins' }).click()
    await expect.poll(() => coins('student.sam')).toBe(before - 10)
    await page
      .getByRole('button', { name: /^Hint 2 of|These are all/ })
      .or(page.getByText('These are all the hints.'))
      .waitFor()
    const waiting = await waitingQuestion(world, page, 'student.sam')
    await page.reload()
    await untilShown(page, 1)
    expect((await waitingQuestion(world, page, 'student.sam')).id).toBe(waiting.id)
    for (let n = 0; n < 6; n++) await answerOne(world, page, 'student.sam')
    for (let n = 6; n < 10; n++) await skipOne(page, 'student.sam')
    await page.getByRole('heading', { level: 1, name: /^Passed with \d\d points\.$/ }).waitFor()
    const points = Number(/\d\d/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0])
    const own = page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').filter({ hasText: 'You' })
    expect(await own.innerText()).toContain(`${points}`)
    await expect.poll(() => page.getByRole('list', { name: 'Your answers' }).getByRole('button').count()).toBe(10)
    await page.getByRole('button', { name: /^Question 10: skipped, 2 of 8 points$/ }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    // Looking again shows the same, and the contest page keeps the best score.
    await page.reload()
    await page.getByRole('heading', { level: 1, name: `Passed with ${points} points.` }).waitFor()
    await page.getByRole('link', { name: 'Back to the contest' }).click()
    await page.getByRole('heading', { name: 'Your best score' }).waitFor()
    await page.getByRole('region', { name: 'Your best score' }).getByText(`${points} points`).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('two browsers', () => {
  it('play one contest by its code: host, lobby, start, the same question, leaderboard, end [L-223] [L-227]', async () => {
    const host = await world.open()
    const guest = await world.open({ width: 390 })
    await signIn(host.page, 'student.max')
    await signIn(guest.page, 'student.sam')
    await host.page.goto(`/math/contests/host/?unit=${unit}`)
    await host.page.getByRole('button', { name: 'Get a code' }).click()
    await host.page.waitForURL('**/math/contests/lobby/**')
    const code = /lobby\/([^/]+)\//.exec(host.page.url())?.[1] ?? ''
    await host.page.getByRole('button', { name: 'Settings and rules' }).click()
    await host.page.getByRole('heading', { name: 'You are the host' }).waitFor()
    expect(await accessibilityFaults(host.page)).toEqual([])
    await host.page.keyboard.press('Escape')
    await host.page.getByRole('button', { name: 'Start the contest' }).waitFor()
    expect(await accessibilityFaults(host.page)).toEqual([])
    await guest.page.goto('/math/contests/')
    await guest.page.getByLabel('Contest code').fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)
    await guest.page.getByRole('button', { name: 'Join' }).click()
    await guest.page.waitForURL('**/math/contests/lobby/**')
    await guest.page.getByText('Waiting for the start').waitFor()
    expect(await accessibilityFaults(guest.page)).toEqual([])
    await host.page.getByRole('list', { name: 'Players' }).getByText('QuickOtter').waitFor()
    await host.page.getByRole('button', { name: 'Start the contest' }).click()
    await guest.page.getByRole('link', { name: 'Start your paper' }).click()
    await host.page.getByRole('link', { name: 'Start your paper' }).click()
    const [a, b] = [
      await waitingQuestion(world, host.page, 'student.max'),
      await waitingQuestion(world, guest.page, 'student.sam'),
    ]
    expect(b.question).toEqual(a.question)
    for (let n = 0; n < 10; n++) await skipOne(guest.page, 'student.sam')
    await guest.page.getByRole('heading', { level: 1, name: '20 points. 16 more to pass.' }).waitFor()
    await guest.page.getByRole('link', { name: 'Back to the lobby' }).click()
    await host.page.goto(`/math/contests/lobby/${code}/`)
    await host.page
      .getByRole('list', { name: 'Leaderboard' })
      .getByRole('listitem')
      .filter({ hasText: 'QuickOtter' })
      .getByText('Finished')
      .waitFor()
    await host.page.getByRole('button', { name: 'End the contest' }).click()
    await host.page.getByRole('button', { name: 'End it' }).click()
    await guest.page.getByText('This contest is over.').waitFor()
    expect([...host.faults, ...guest.faults]).toEqual([])
    await host.context.close()
    await guest.context.close()
  })
})
