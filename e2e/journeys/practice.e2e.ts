import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { isReady, readyKeys, topicLevel, units } from '../../curriculum/curriculum.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { answerByKeyboard } from '../answer-by-keyboard.ts'
import { pressByKeyboard, tabTo } from '../keyboard.ts'
import { signIn, signInByKeyboard } from '../people.ts'
import {
  answerOne,
  answerToTheEnd,
  coinsOf,
  recorded,
  recordedAgain,
  rightTyped,
  untilShown,
  waitingQuestion,
  wrongTyped,
} from '../practicing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const practicePath = '/math/topics/multi_digit_subtraction_practice/4/practice/'
/** Of a level that is answered by typing, in every question. */
const typedPath = '/math/topics/integers_operations_practice/1/practice/'

async function coinsShown(page: Page): Promise<string> {
  return (await page.getByText('Earned').locator('xpath=following-sibling::dd').first().innerText()).trim()
}

/** The results screen has a heading and a way on. */
async function untilResults(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try Again' }).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

describe('a visitor', () => {
  it('practices from the landing page to a results screen, and is invited to keep what was done', async () => {
    const { page, context, faults } = await world.open({ width: 820 })
    await page.goto('/')
    await page.getByRole('link', { name: 'Start practicing' }).click()
    await page.waitForURL('**/math/grades/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/math/topics/integers_operations_practice/1/practice/')
    const { runId, answers } = await answerToTheEnd(world, page, null)
    expect(answers).toBe(4)
    await untilResults(page)
    await page.getByText('Create an account to save progress').waitFor()
    const credits = await world.server.query('select 1 from coin_changes where source = $1', [`run:${runId}`])
    expect(credits).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})

/** Presses the keys on the screen, one for each sign, and nothing else. */
async function tapOut(page: Page, text: string): Promise<void> {
  const names: Record<string, string> = {
    '+': 'plus',
    '-': 'minus',
    '/': 'fraction bar',
    '*': 'times',
    '^': 'to the power of',
    '(': 'open parenthesis',
    ')': 'close parenthesis',
    '=': 'equals',
    '.': 'decimal point',
  }
  const keys = page.getByRole('group', { name: 'Math keys' })
  for (const sign of text.replaceAll(' ', ''))
    await keys.getByRole('button', { name: names[sign] ?? sign, exact: true }).tap()
}

/** The keys on the screen that have a place, down their middle, where a finger presses another key. */
async function keysTaken(page: Page): Promise<(string | null)[]> {
  const keys = page.getByRole('group', { name: 'Math keys' }).getByRole('button')
  return keys.evaluateAll((all) => {
    const pressedAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('button')
    const isTaken = (key: Element) => {
      const { left, top, width, height } = key.getBoundingClientRect()
      return Array.from({ length: Math.floor(height) }, (_, down) => pressedAt(left + width / 2, top + down)).some(
        (pressed) => pressed && pressed !== key && all.includes(pressed),
      )
    }
    return all.filter(isTaken).map((key) => key.textContent)
  })
}

describe('a visitor with a tablet', () => {
  it('does algebra from the first question to the results by touch alone, and reads what went wrong until Next', async () => {
    const { page, context, faults } = await world.open({ width: 820, touch: true })
    await page.goto('/math/topics/linear_equations_graphing_practice/6/practice/')
    const missed = await waitingQuestion(world, page, null)
    await untilShown(page, missed.position)
    const field = page.getByRole('textbox', { name: 'Your answer' })
    expect(await field.getAttribute('inputmode')).toBe('none')
    const key = page.getByRole('button', { name: 'close parenthesis', exact: true })
    // Below the number of the question: the page itself may be scrolled to bring a key into view.
    const heading = page.getByText(/^Question 1(?::|$)/)
    const topOf = (element: Element): number => element.getBoundingClientRect().top
    const top = async () => (await key.evaluate(topOf)) - (await heading.evaluate(topOf))
    await tapOut(page, 'y=')
    // A font that comes while it is measured would move it by a hair.
    await page.evaluate(async () => void (await document.fonts.ready))
    const before = await top()
    await tapOut(page, '-(97/2)x')
    expect(await field.inputValue()).toBe('y=-(97/2)x')
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
    expect(await keysTaken(page)).toEqual([])
    await page.getByRole('button', { name: 'Check' }).tap()
    await page.getByText('Not yet.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    // The right answer waits for a second try, which the child need not make.
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await page.getByText('The answer is').count()).toBe(0)
    const next = page.getByRole('button', { name: 'Next', exact: true })
    for (let right = 0; right < 4; right++) {
      // A double tap on Check does not go on; a tap once the verdict has been there does.
      if (right === 0) {
        await expect
          .poll(async () => {
            if (await next.isVisible()) await next.tap()
            return page.getByText(/^Question 2(?::|$)/).count()
          })
          .toBe(1)
      }
      const waiting = await waitingQuestion(world, page, null)
      await untilShown(page, waiting.position)
      await tapOut(page, rightTyped(waiting))
      await page.getByRole('button', { name: 'Enter', exact: true }).tap()
      await expect.poll(() => recorded(world, waiting.id)).toBe('right')
    }
    await untilResults(page)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('student.sam, by keyboard alone', () => {
  it('passes a practice with four in a row, and is credited once what the screen says', async () => {
    const { page, context, faults } = await world.open()
    await signInByKeyboard(page, 'student.sam')
    await page.goto(practicePath)
    const before = await coinsOf(world, 'student.sam', '00000000-0000-0000-0000-000000000000')
    const { runId, answers } = await answerToTheEnd(world, page, 'student.sam')
    expect(answers).toBe(4)
    await untilResults(page)
    const after = await coinsOf(world, 'student.sam', runId)
    expect(after.credits).toHaveLength(1)
    expect(after.balance - before.balance).toBe(after.credits[0])
    await expect.poll(() => coinsShown(page)).toContain(String(after.credits[0]))
    // Looking at the results again, and a reload, credit nothing more.
    await page.reload()
    await untilResults(page)
    expect((await coinsOf(world, 'student.sam', runId)).balance).toBe(after.balance)
    expect(faults).toEqual([])
    await context.close()
  })

  it('passes a speed play with eight right answers', async () => {
    const key = readyKeys().find((one) => topicLevel(one)?.supportsSpeedPlay === true)
    if (key === undefined) throw new Error('no topic level supports speed play')
    const { page, context, faults } = await world.open()
    await signIn(page, 'student.sam')
    await page.goto(`/math/topics/${key}/speed-play/`)
    const { runId, answers } = await answerToTheEnd(world, page, 'student.sam')
    expect(answers).toBe(8)
    await untilResults(page)
    expect((await coinsOf(world, 'student.sam', runId)).credits).toHaveLength(1)
    expect(faults).toEqual([])
    await context.close()
  })

  it('masters a unit with twenty questions', async () => {
    const readyCount = (unit: (typeof units)[number]): number => unit.topicLevels.filter((key) => isReady(key)).length
    const unit = units.toSorted((a, b) => readyCount(b) - readyCount(a))[0]
    if (unit === undefined) throw new Error('there are no units')
    const { page, context, faults } = await world.open()
    await signIn(page, 'student.sam')
    await page.goto(`/math/units/${unit.unitCode}/unit-mastery/`)
    const { runId, answers } = await answerToTheEnd(world, page, 'student.sam')
    expect(answers).toBe(20)
    await untilResults(page)
    expect((await coinsOf(world, 'student.sam', runId)).credits).toHaveLength(1)
    expect(faults).toEqual([])
    await context.close()
  })

  it('sees the idea behind a wrong answer in Teach Me', async () => {
    const { page, context, faults } = await world.open()
    await signIn(page, 'student.sam')
    await page.goto(practicePath)
    let why = ''
    const waiting = await answerOne(world, page, 'student.sam', (asked) => {
      const wrong = wrongTyped(asked)
      ;({ why } = wrong)
      return wrong.response
    })
    expect(await recorded(world, waiting.id)).toBe('wrong')
    const [answer] = await world.server.query<{ why: string }>('select why from answers where question_id = $1', [
      waiting.id,
    ])
    expect(answer?.why).toBe(why)
    await pressByKeyboard(page, 'Teach Me')
    const panel = page.getByRole('complementary', { name: 'Teach Me' })
    const plain = (text: string): string => text.replaceAll(/\\\(|\\\)|[{}\s]/g, '')
    await expect.poll(async () => plain(await panel.innerText())).toContain(plain(why).slice(0, 24))
    await panel.getByRole('tab', { name: 'The Solution' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('nothing is lost', () => {
  it('a reload in the middle shows the same question and keeps every answer', async () => {
    const { page, context } = await world.open()
    await signIn(page, 'student.max')
    await page.goto(practicePath)
    const first = await answerOne(world, page, 'student.max')
    await untilShown(page, 2)
    const second = await waitingQuestion(world, page, 'student.max')
    await page.reload()
    await untilShown(page, 2)
    expect((await waitingQuestion(world, page, 'student.max')).id).toBe(second.id)
    expect(await recorded(world, first.id)).toBe('right')
    const { answers } = await answerToTheEnd(world, page, 'student.max')
    expect(answers).toBe(3)
    await untilResults(page)
    await context.close()
  })

  it('a wrong answer is mended after a reload, and stays mended when the server was killed', async () => {
    const { page, context, faults } = await world.open()
    await signIn(page, 'student.max')
    await page.goto('/math/topics/linear_equations_graphing_practice/6/practice/')
    const missed = await answerOne(world, page, 'student.max', (waiting) => wrongTyped(waiting).response)
    await page.getByText('Not yet.').waitFor()
    expect(await page.getByText('The answer is').count()).toBe(0)
    await page.reload()
    await untilShown(page, 1)
    expect(await page.getByText('The answer is').count()).toBe(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('textbox', { name: 'Your answer' }).fill('')
    await answerByKeyboard(page, missed.question, rightTyped(missed))
    await page.getByText('Mended.').waitFor()
    await untilShown(page, 2)
    expect(await recorded(world, missed.id)).toBe('wrong')
    await world.killAndRestart()
    await page.reload()
    await untilShown(page, 2)
    await page.getByRole('button', { name: 'Question 1: mended at the second try' }).waitFor()
    expect(await recordedAgain(world, missed.id)).toBe('right')
    const { runId, answers } = await answerToTheEnd(world, page, 'student.max')
    expect(answers).toBe(4)
    await untilResults(page)
    // Four right answers, the pass, and the coin of the one that was mended.
    expect((await coinsOf(world, 'student.max', runId)).credits).toEqual([19])
    expect(faults).toEqual([])
    await context.close()
  })

  it('an answer given while the server is dead is kept, said to be unsaved, and saved when it is back', async () => {
    const { page, context } = await world.open()
    await signIn(page, 'student.max')
    await page.goto('/math/topics/fractions_add_subtract_practice/5/practice/')
    await answerOne(world, page, 'student.max')
    await untilShown(page, 2)
    const waiting = await waitingQuestion(world, page, 'student.max')
    const response = rightTyped(waiting)
    await world.server.kill()
    await answerByKeyboard(page, waiting.question, response)
    await page.getByText('is not saved yet').waitFor()
    await world.killAndRestart()
    await expect.poll(() => recorded(world, waiting.id), { timeout: 60_000 }).toBe('right')
    await untilShown(page, 3)
    await answerToTheEnd(world, page, 'student.max')
    await untilResults(page)
    const [run] = await world.server.query<{ answered: number; rows: number }>(
      `select r.answered, count(*)::integer as rows from runs r join answers a on a.run_id = r.id
       where r.id = $1 group by r.id`,
      [waiting.runId],
    )
    expect(run).toEqual({ answered: 4, rows: 4 })
    await context.close()
  })

  it('two tabs on one exercise do not double an answer or a coin', async () => {
    const { page: one, context } = await world.open()
    await signIn(one, 'student.max')
    await one.goto(typedPath)
    await untilShown(one, 1)
    const two = await context.newPage()
    await two.goto(typedPath)
    await untilShown(two, 1)
    const before = (await coinsOf(world, 'student.max', '00000000-0000-0000-0000-000000000000')).balance

    // Both tabs answer the same first question at the same moment; then each goes on from what it shows.
    const waiting = await waitingQuestion(world, one, 'student.max')
    const response = rightTyped(waiting)
    await Promise.all([one, two].map((page) => answerByKeyboard(page, waiting.question, response)))
    await expect.poll(() => recorded(world, waiting.id)).toBe('right')
    await untilShown(one, 2)
    await untilShown(two, 2)
    await answerOne(world, two, 'student.max')
    await untilShown(two, 3)
    // The first tab still shows question 2, which the second has answered: its answer is taken as the recorded one.
    await one.keyboard.type('1')
    await one.keyboard.press('Enter')
    await untilShown(one, 3)
    const { runId } = await answerToTheEnd(world, one, 'student.max')
    await untilResults(one)
    const after = await coinsOf(world, 'student.max', runId)
    expect(after.credits).toHaveLength(1)
    expect(after.balance - before).toBe(after.credits[0])
    const doubled = await world.server.query(
      'select position from answers where run_id = $1 group by position having count(*) > 1',
      [runId],
    )
    expect(doubled).toEqual([])
    await context.close()
  })
})

it('the exercise screen is without fault for assistive technology, with and without help', async () => {
  for (const dark of [false, true]) {
    const { page, context } = await world.open({ dark })
    await page.goto(practicePath)
    await untilShown(page, 1)
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await accessibilityFaults(page), `${width} ${dark}`).toEqual([])
    }
    await tabTo(page, 'Teach Me')
    await page.keyboard.press('Enter')
    await page.getByRole('complementary', { name: 'Teach Me' }).waitFor()
    expect(await accessibilityFaults(page), `help ${dark}`).toEqual([])
    await context.close()
  }
})
