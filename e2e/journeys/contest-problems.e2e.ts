import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from '../accessibility.ts'
import { signIn } from '../people.ts'
import { answerOne, recorded, untilShown, waitingQuestion } from '../practicing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

/** A unit whose papers are made of contest problems. */
const unit = 'g5_volume'

describe('student.sam on a phone', () => {
  it('plays a paper of contest problems, sees no idea before an answer, and finds all ten named in the results', async () => {
    const { page, context, faults } = await world.open({ width: 390 })
    await signIn(page, 'student.sam')
    await page.goto(`/math/contests/${unit}/`)
    await page.getByText('problems that ask for more than practice does').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL('**/math/contests/play/**')
    await untilShown(page, 1)
    const asked = new Set<string>()
    for (let n = 1; n <= 4; n++) {
      const { question } = await waitingQuestion(world, page, 'student.sam')
      expect(question.topicCodeLevel).toMatch(/^family:[A-Z]\d\d\/1$/)
      asked.add(question.topicCodeLevel)
      await answerOne(world, page, 'student.sam')
    }
    for (let n = 5; n <= 10; n++) {
      const waiting = await waitingQuestion(world, page, 'student.sam')
      asked.add(waiting.question.topicCodeLevel)
      await untilShown(page, waiting.position)
      await page.getByRole('button', { name: 'Skip (2 points)' }).click()
      await expect.poll(() => recorded(world, waiting.id)).toBe('skipped')
    }
    expect(asked.size).toBe(10)
    const ideas = page.getByRole('region', { name: 'The ideas of this paper' }).getByRole('button')
    await expect.poll(() => ideas.count()).toBe(10)
    expect(new Set(await ideas.locator('b').allInnerTexts()).size).toBe(10)
    expect(await accessibilityFaults(page)).toEqual([])
    await ideas.nth(6).click()
    await page.getByRole('dialog').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})
