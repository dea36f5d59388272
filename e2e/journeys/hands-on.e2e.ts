import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { isSurface } from '../../curriculum/surfaces/surface-of.ts'
import { generateQuestion, keyToJson, loadTopicLevel, toPublicQuestion } from '../../curriculum/curriculum.ts'
import { rightResponse } from '../../curriculum/marking/right-response.ts'
import { accessibilityFaults } from '../accessibility.ts'
import { answerByFinger } from '../answer-by-finger.ts'
import { recorded, untilShown, waitingQuestion } from '../practicing.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  return () => world.close()
})

/** A task of each drawing that is worked on by hand. */
const tasks = [
  ['counters', 'addition_intro/2', 'show_sum'],
  ['rings', 'division_intro/2', 'rings_of_size'],
  ['coins', 'coin_math_intro/3', 'pay_amount'],
  ['base_ten', 'picture_numbers_addition_intro/2', 'add_blocks'],
  ['fraction_parts', 'fractions_intro/2', 'shade_share'],
  ['clock_set', 'time_basics/3', 'set_clock'],
  ['line_points', 'number_line_basics/1', 'place_number'],
  ['written', 'multi_digit_addition_practice/6', 'columns'],
  ['plot', 'linear_equations_graphing_practice/4', 'draw_line'],
] as const

/** Opens practice of a level and has the waiting question be one of this task, the same in every run of the test. */
async function ask(page: Page, topicCodeLevel: string, id: string) {
  const path = `/math/topics/${topicCodeLevel}/practice/`
  await page.goto(path)
  const { id: questionId } = await waitingQuestion(world, page, null)
  const level = await loadTopicLevel(topicCodeLevel)
  const task = level.tasks.find((one) => one.id === id)
  if (task === undefined) throw new Error(`${topicCodeLevel} has no task ${id}`)
  const question = generateQuestion(task.procedure('full'), 7, { difficulty: 0.5 })
  await world.server.query(
    `update run_questions set task = $2, kind = $3, version = $4, seed = 7, difficulty = 0.5, form = $5, note = $6, public = $7, key = $8
     where id = $1`,
    [
      questionId,
      id,
      task.kind,
      question.version,
      question.form,
      question.note,
      JSON.stringify(toPublicQuestion(question)),
      keyToJson(question.key),
    ],
  )
  await page.reload()
  return waitingQuestion(world, page, null)
}

describe('a child with a phone', () => {
  it.each(tasks)('answers with fingers alone: %s', async (kind, topicCodeLevel, id) => {
    const { page, context, faults } = await world.open({ width: 390, touch: true })
    const waiting = await ask(page, topicCodeLevel, id)
    const { widget } = waiting.question
    expect(widget.widget).toBe(kind)
    if (!isSurface(widget)) throw new Error(`${kind} is no drawing`)
    await untilShown(page, waiting.position)
    await page.locator('[data-area]').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await answerByFinger(page, widget, rightResponse(waiting.key))
    await expect.poll(() => recorded(world, waiting.id)).toBe('right')
    expect(faults).toEqual([])
    await context.close()
  })
})
