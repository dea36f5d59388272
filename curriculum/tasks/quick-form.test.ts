import { isReady, loadTopicLevel, markResponse, readyKeys } from '../curriculum.ts'
import { describe, expect, it } from 'vitest'
import { generateForGame, isQuick, withChoice } from './quick-form.ts'
import { isByHand } from './hand-forms.ts'

/** Every seventh level, so that all themes and grades are among them. */
const some = readyKeys().filter((key, i) => isReady(key) && i % 7 === 0)

describe('what a game asks', () => {
  it('is tapped or typed, has one right option, and marks every other option as wrong', async () => {
    const faults: string[] = []
    let tapped = 0
    for (const key of some) {
      const level = await loadTopicLevel(key)
      for (const task of level.tasks.filter((each) => !each.retired && isQuick(each))) {
        for (const seed of [7, 1234567]) {
          const { form, widget, key: answer } = generateForGame(task.procedure(), seed, 0.4)
          if (isByHand(form)) faults.push(`${key} ${task.id} is asked as ${form}`)
          if (widget.widget !== 'choice') continue
          tapped += 1
          const right = widget.options.filter(({ id }) => markResponse(answer, id).verdict === 'right')
          const wrong = widget.options.filter(({ id }) => markResponse(answer, id).verdict === 'wrong')
          if (right.length !== 1 || wrong.length !== widget.options.length - 1) faults.push(`${key} ${task.id} ${seed}`)
        }
      }
    }
    expect(faults).toEqual([])
    expect(tapped).toBeGreaterThan(100)
  })

  it('is the same question for the same seed, and the same as in practice but for its options', async () => {
    const level = await loadTopicLevel('multi_digit_subtraction_practice/4')
    const procedure = level.tasks[0].procedure()
    const first = generateForGame(procedure, 99, 0.5)
    expect(first).toEqual(generateForGame(procedure, 99, 0.5))
    expect(first.form).toBe('choice')
    expect(withChoice(withChoice(procedure)).forms).toEqual(withChoice(procedure).forms)
  })

  it('leaves out what is made by hand', async () => {
    const found: string[] = []
    for (const key of some) {
      const level = await loadTopicLevel(key)
      found.push(...level.tasks.filter((each) => !isQuick(each)).map(({ form }) => form))
    }
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((form) => isByHand(form as never))).toBe(true)
  })
})
