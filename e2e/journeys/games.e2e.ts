import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { pressByKeyboard } from '../keyboard.ts'
import { signIn } from '../people.ts'
import { recorded } from '../practicing.ts'
import { untilAsked, waitingInGame } from '../playing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

const topic = 'multi_digit_subtraction_practice/4'
const playAddress = (type: string, scene: string, seconds: number) =>
  `/game/play/?route=${encodeURIComponent(
    `format:kvp/action:load/play_time:${seconds}/require_login:true/contest_type:${type}/game_scene:${scene}/starting_stage:0/topic_code_level:${encodeURIComponent(topic)}`,
  )}`

async function coins(username: string): Promise<number> {
  const [row] = await world.server.query<{ balance: number }>(
    'select b.balance from coin_balances b join accounts a on a.id = b.account_id where a.username = $1',
    [username],
  )
  return row?.balance ?? 0
}

describe('a child with the keyboard alone', () => {
  it('chooses a game, plays it, reads what went wrong, and earns coins once [L-072] [L-073] [L-077]', async () => {
    const { page, context, faults } = await world.open()
    await signIn(page, 'student.sam')
    await page.goto(`/game/?topic=${encodeURIComponent(topic)}`)
    await page.getByRole('heading', { name: 'Games', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Practice Garden' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await pressByKeyboard(page, /^Play in .*, Practice Garden$/)
    await page.waitForURL('**/game/play/**')
    await page.goto(playAddress('practice_area', 'practiceareascene1', 14))
    await page.getByRole('progressbar').waitFor()
    await page.getByRole('button', { name: 'Start' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const before = await coins('student.sam')
    await page.keyboard.press('Enter')
    for (let position = 1; position <= 4; position++) {
      await untilAsked(page, position)
      const waiting = await waitingInGame(world, 'student.sam', position)
      const isWrong = position === 2
      await page.keyboard.press(String(isWrong ? waiting.wrong : waiting.right))
      await expect.poll(async () => recorded(world, waiting.id)).toBe(isWrong ? 'wrong' : 'right')
      if (!isWrong) continue
      await page.getByText('The game waits for you.').waitFor()
      await page.getByText('Not yet.').waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await pressByKeyboard(page, 'See how it works')
      await page.getByRole('dialog', { name: 'How it works' }).getByRole('tab', { name: 'The Solution' }).waitFor()
      await page.keyboard.press('Escape')
      await pressByKeyboard(page, 'Go on')
    }
    await page.getByRole('button', { name: 'Play again' }).waitFor()
    await page.getByRole('heading', { name: /^(?:You did it!|Well played\.)$/ }).waitFor()
    await page.getByRole('button', { name: 'Question 2: incorrect' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const earned = (await coins('student.sam')) - before
    expect(earned).toBeGreaterThan(0)
    await page.reload()
    await page.getByRole('button', { name: 'Start' }).waitFor()
    expect(await coins('student.sam')).toBe(before + earned)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a child with the answer buttons alone', () => {
  it('drives a race, pauses it, and leaves it with its coins [L-078]', async () => {
    const { page, context, faults } = await world.open({ width: 820, dark: true })
    await signIn(page, 'student.max')
    await page.goto(playAddress('car_race', 'carracescene1', 300))
    await page.getByRole('button', { name: 'Start' }).click()
    for (let position = 1; position <= 2; position++) {
      await untilAsked(page, position)
      const waiting = await waitingInGame(world, 'student.max', position)
      await page
        .getByRole('group', { name: 'Answers' })
        .getByRole('button', { name: new RegExp(`^${waiting.right}:`) })
        .click()
      await expect.poll(async () => recorded(world, waiting.id)).toBe('right')
    }
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep playing' }).click()
    const before = await coins('student.max')
    await page.getByRole('button', { name: 'Exit' }).click()
    await page.getByRole('alertdialog', { name: 'Leaving so soon?' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exit' }).click()
    await page.waitForURL(`**/game/?topic=**`)
    expect(await coins('student.max')).toBe(before + 4)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a visitor', () => {
  it('plays a demo of the first page without sign-in, and is told how to keep what was reached [L-005] [L-009] [L-011]', async () => {
    const { page, context, faults } = await world.open()
    await page.goto('/')
    await page
      .getByRole('region', { name: 'Eight games, ready now' })
      .getByRole('link', { name: /Subtraction/ })
      .click()
    await page.waitForURL('**/game/start-play/**')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText(/^Question 1(?!\d)/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Exit' }).click()
    await page.getByRole('button', { name: 'Keep playing' }).click()
    await page.goto(
      playAddress('practice_area', 'practiceareascene3', 10)
        .replace('/play/', '/start-play/')
        .replace('require_login%3Atrue', 'require_login%3Afalse'),
    )
    await page.getByRole('button', { name: 'Start' }).click()
    await untilAsked(page, 1)
    const waiting = await waitingInGame(world, null, 1)
    await page.keyboard.press(String(waiting.right))
    await expect.poll(async () => recorded(world, waiting.id)).toBe('right')
    await page.getByRole('link', { name: 'Create an account' }).waitFor()
    expect(await page.getByText('Earned', { exact: true }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })

  it('on a phone reads that games need a computer, and practices the same instead [L-073] [L-074] [L-075]', async () => {
    const { page, context, faults } = await world.open({ width: 390, touch: true })
    await page.goto(
      playAddress('car_race', 'carracescene1', 300)
        .replace('/play/', '/start-play/')
        .replace('require_login%3Atrue', 'require_login%3Afalse'),
    )
    await page.getByRole('heading', { name: 'Game play is not yet supported on mobile devices' }).waitFor()
    expect(await page.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).toBe('true')
    expect(await page.getByRole('link', { name: 'Practice' }).getAttribute('href')).toBe(
      `/math/topics/${topic}/practice/`,
    )
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})
