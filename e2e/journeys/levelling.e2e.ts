import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { accessibilityFaults, faultsInEveryLook } from '../accessibility.ts'
import { pressByKeyboard } from '../keyboard.ts'
import { signIn } from '../people.ts'
import { answerOne, recorded, untilShown, waitingQuestion } from '../practicing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const theme = 'operations'
const themePath = `/math/themes/${theme}/`

const levelHeading = /^Your starting point: .+ half\.$/

async function runState(runId: string): Promise<string> {
  const [run] = await world.server.query<{ state: string }>('select state from runs where id = $1', [runId])
  return run?.state ?? 'gone'
}

/** Says "I don't know" until the evaluation is over; gives its run and how many questions it took. */
async function knowNothing(page: Page): Promise<{ runId: string; questions: number }> {
  for (let questions = 1; ; questions++) {
    const waiting = await waitingQuestion(world, page, null)
    await untilShown(page, waiting.position)
    await page.getByRole('button', { name: 'I don’t know' }).click()
    await expect.poll(() => recorded(world, waiting.id)).toBe('skipped')
    if ((await runState(waiting.runId)) === 'finished') return { runId: waiting.runId, questions }
  }
}

describe('a visitor', () => {
  it('finds a level without a clock by saying "I don’t know", and is asked to keep it', async () => {
    const { page, context, faults } = await world.open({ width: 390 })
    await page.goto(themePath)
    await page.getByRole('link', { name: 'Find your level' }).click()
    await page.getByRole('heading', { name: 'Find your level', level: 1 }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Start without a clock' }).click()
    await page.getByText('No clock').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const { questions } = await knowNothing(page)
    // Without a grade the search begins in the middle, and comes to rest long before the most it may ask.
    expect(questions).toBeGreaterThan(3)
    expect(questions).toBeLessThan(40)
    await page.getByRole('heading', { name: 'Your starting point: kindergarten, first half.' }).waitFor()
    await page.getByRole('link', { name: 'Student sign-up' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'See topics at this level' }).click()
    await page.getByRole('heading', { name: 'Topics in kindergarten' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('student.sam', () => {
  it('levels against the clock, which starts with the first answer and ends the run by itself [L-160]', async () => {
    const { page, context, faults } = await world.open()
    await signIn(page, 'student.sam')
    await page.goto(`${themePath}levelling/`)
    await pressByKeyboard(page, 'Start with the clock')
    await page.getByText('starts with your first answer').waitFor()
    expect(await page.getByRole('timer').innerText()).toBe('5:00')
    await answerOne(world, page, 'student.sam')
    await page.getByText('starts with your first answer').waitFor({ state: 'detached' })
    const { runId } = await answerOne(world, page, 'student.sam')
    const help = page.getByRole('button', { name: 'Teach Me' })
    await expect.poll(() => help.getAttribute('aria-disabled')).toBe('true')
    // Five minutes go by.
    await world.server.query(
      `update runs set first_answered_at = first_answered_at - interval '301 seconds' where id = $1`,
      [runId],
    )
    await page.reload()
    await page.getByRole('heading', { name: levelHeading }).waitFor()
    expect(await runState(runId)).toBe('finished')
    await page.getByText(/% sure, from 2 answers/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const kept = await world.server.query('select 1 from theme_levels where theme_code = $1', [theme])
    expect(kept).toHaveLength(1)
    await page.goto(themePath)
    await page.getByRole('heading', { name: /^Level \d+$/ }).waitFor()
    await page.getByText(/% sure\. Level again to be surer\./).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a parent', () => {
  it('chooses levelling without a clock for a child, and the child meets that way first', async () => {
    const { page, context, faults } = await world.open()
    await signIn(page, 'parent.pat')
    await page.goto('/accounts/progress/')
    await page.getByRole('switch', { name: 'Without a clock' }).click()
    await page.getByText('Levelling goes without a clock').waitFor()
    await context.close()
    const [kept] = await world.server.query<{ username: string }>(
      'select a.username from learning_settings s join accounts a on a.id = s.account_id where not s.levelling_timed',
    )
    const child = await world.open()
    await signIn(child.page, kept?.username ?? '')
    await child.page.goto(`${themePath}levelling/`)
    const ways = child.page.locator('main ul').last().getByRole('link')
    await expect.poll(() => ways.allInnerTexts()).toEqual(['Start without a clock', 'Start with the clock'])
    expect([...faults, ...child.faults]).toEqual([])
    await child.context.close()
  })
})

it('is accessible in each theme and width before it begins', async () => {
  expect(await faultsInEveryLook(world, `${themePath}levelling/`)).toEqual([])
})
