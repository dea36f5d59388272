import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { faultsInEveryLook } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { answerByKeyboard } from '../answer-by-keyboard.ts'
import { rightTyped, waitingQuestion } from '../practicing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const transform = (page: Page) => page.locator('[data-stage]').evaluate((stage) => stage.style.transform)
const zoomOf = async (page: Page) => Number(/scale\(([\d.]+)\)/.exec(await transform(page))?.[1])
const untilStill = (page: Page) => page.locator('[data-motion="rest"]').waitFor()
const focusedCell = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null)

/** Whether what has the focus, or the open cell, lies clear of everything that floats over the map. */
const isClear = (page: Page, selector: string) =>
  page.evaluate((which) => {
    const box = document.querySelector(which)?.getBoundingClientRect()
    if (!box) return false
    const over = [
      ...document.querySelectorAll('[data-hud] > *, [data-hud="right"], [data-hud="bottom"], [role="dialog"]'),
    ]
    return over.every((piece) => {
      const other = piece.getBoundingClientRect()
      const apart =
        other.right <= box.left || other.left >= box.right || other.bottom <= box.top || other.top >= box.bottom
      return other.width === 0 || apart
    })
  }, selector)

/** Address of the practice whose question the card of the nth unit of grade 3 shows. */
const practiceOf = (page: Page, place: number) =>
  page.evaluate(async (nth) => {
    const read = async (path: string) => (await fetch(`/api${path}`)).json()
    const { accountId } = (await read('/session')).account
    const { units } = await read(`/accounts/${accountId}/unit-map?gradeLevel=3`)
    return `/math/topics/${units[nth].firstTopicCodeLevel}/practice/`
  }, place)

describe('student.sam on the map of grade 3', () => {
  it('walks by keys, zooms, opens a cell and answers its question there [L-040] [L-042]', async () => {
    const { page, context, faults } = await world.open()
    await signIn(page, 'student.sam')
    await page.goto('/home/')
    await page.getByRole('link', { name: 'Open map' }).click()
    await page.waitForURL('**/math/grades/3/')
    await page.locator('[data-cell="0"]').waitFor()
    await page.locator('[data-cell][tabindex="0"]').focus()
    await page.keyboard.press('Control+Home')
    for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowDown', 'ArrowUp', 'Home', 'End'])
      await page.keyboard.press(key)
    await expect.poll(() => focusedCell(page)).toBe('11')
    await untilStill(page)
    await expect.poll(() => isClear(page, '[data-cell]:focus')).toBe(true)

    const before = await zoomOf(page)
    await page.keyboard.press('+')
    await expect.poll(async () => (await zoomOf(page)) / before).toBeCloseTo(1.2, 3)
    await untilStill(page)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(async () => (await zoomOf(page)) / before).toBeCloseTo(1 / 1.2, 3)
    await untilStill(page)
    await page.mouse.move(800, 700)
    await page.keyboard.down('Control')
    for (let i = 0; i < 40; i += 1) await page.mouse.wheel(0, 240)
    await expect.poll(() => zoomOf(page)).toBeCloseTo(0.1)
    await untilStill(page)
    expect(await page.locator('[data-stage]').getAttribute('data-detail')).toBe('colors')
    for (let i = 0; i < 60; i += 1) await page.mouse.wheel(0, -240)
    await page.keyboard.up('Control')
    await expect.poll(() => zoomOf(page)).toBeCloseTo(3)
    await untilStill(page)
    await page.getByRole('button', { name: 'Show the whole map' }).click()
    await untilStill(page)
    const still = await transform(page)
    await page.mouse.move(900, 720)
    await page.mouse.down()
    await page.mouse.move(700, 650, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => transform(page)).not.toBe(still)

    await page.locator('[data-cell="1"]').focus()
    await page.keyboard.press('Enter')
    const card = page.getByRole('dialog')
    await card.waitFor()
    const waiting = await waitingQuestion(world, page, 'student.sam', await practiceOf(page, 1))
    await untilStill(page)
    await expect.poll(() => isClear(page, '[aria-expanded="true"][data-cell]')).toBe(true)
    await answerByKeyboard(page, waiting.question, rightTyped(waiting))
    await card.getByText('Correct.').waitFor()
    await card.getByRole('link', { name: 'Next question' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedCell(page)).toBe('1')
    expect(faults).toEqual([])
    await context.close()
  })

  it('activates a unit, and sees the map and the list change alike', async () => {
    const { page, context, faults } = await world.open({ width: 390 })
    await signIn(page, 'student.sam')
    await page.goto('/math/grades/3/')
    await page.locator('[data-cell="4"]').click()
    const card = page.getByRole('dialog')
    await card.getByRole('button', { name: 'Mark as active' }).click()
    await card.getByText('Unit 5, active').waitFor()
    await untilStill(page)
    await expect.poll(() => isClear(page, '[aria-expanded="true"][data-cell]')).toBe(true)
    await card.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('radio', { name: 'List' }).click()
    await page.waitForURL('**/math/grades/3/?view=list')
    const row = page.getByRole('row', { name: /^Unit 5:/ })
    expect(await row.getByRole('cell').first().innerText()).toBe('Active\nStart here')
    await page.reload()
    await row.waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it.each(['/math/grades/3/', '/math/grades/3/?view=list', '/math/grades/all/'])(
    '%s is without fault at 390, 820 and 1440 px, light and dark',
    async (path) => {
      expect(await faultsInEveryLook(world, path, { as: 'student.sam' })).toEqual([])
    },
  )

  it('an open card is without fault in every look', async () => {
    const prepare = async (page: Page) => {
      await page.locator('[data-cell="1"]').click()
      await page.getByRole('dialog').locator('[aria-busy]').waitFor({ state: 'detached' })
    }
    expect(await faultsInEveryLook(world, '/math/grades/3/', { as: 'student.sam', prepare })).toEqual([])
  })
})

it('a visitor sees all 185 units on one map', async () => {
  const { page, context, faults } = await world.open()
  await page.goto('/math/grades/all/')
  await page.locator('[data-cell="184"]').waitFor({ state: 'attached' })
  expect(await page.locator('[data-cell]').count()).toBe(185)
  expect(faults).toEqual([])
  await context.close()
})
