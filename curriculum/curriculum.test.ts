import { describe, expect, it } from 'vitest'
import {
  focusAreas,
  generateQuestion,
  isReady,
  loadLesson,
  loadTopicLevel,
  markResponse,
  readyKeys,
  toPublicQuestion,
  topicLevel,
} from './curriculum.ts'
import { PublicQuestion } from '@polyhex/contract/exercises/questions'

describe('what the server uses', () => {
  it('loads every level that is ready; each is the level of its key, and the catalog knows it', async () => {
    expect(readyKeys().length).toBeGreaterThanOrEqual(6)
    for (const key of readyKeys()) {
      expect((await loadTopicLevel(key)).key).toBe(key)
      expect(topicLevel(key)?.key).toBe(key)
      expect(isReady(key)).toBe(true)
    }
  })

  it.each(['no_topic/1', 'counting_basics/99', '', 'constructor', '__proto__'])(
    '%j is not ready, and loading it says so',
    async (key) => {
      expect(isReady(key)).toBe(false)
      await expect(loadTopicLevel(key)).rejects.toThrow(`${key} has no questions`)
    },
  )

  it('a level is loaded once', () => {
    expect(loadTopicLevel('counting_basics/2')).toBe(loadTopicLevel('counting_basics/2'))
  })

  it('a public question is exactly what the contract describes, in every form of every ready level', async () => {
    for (const key of readyKeys()) {
      const level = await loadTopicLevel(key)
      for (const procedure of level.tasks.map((each) => each.procedure())) {
        for (const form of procedure.forms) {
          const shown = toPublicQuestion(generateQuestion(procedure, 1, { difficulty: 0.5, form }))
          expect(PublicQuestion.strict().parse(shown), `${key} ${procedure.task ?? ''} ${form}`).toEqual(shown)
        }
      }
    }
  })

  it('an answered question is marked by its key alone', async () => {
    const [main] = (await loadTopicLevel('multi_digit_subtraction_practice/4')).tasks
    const question = generateQuestion(main.procedure(), 5, { difficulty: 0.5 })
    const [top = 0, bottom = 0] = (question.prompt.latex ?? '').split(' - ').map(Number)
    expect(markResponse(question.key, String(top - bottom)).verdict).toBe('right')
    expect(markResponse(question.key, String(top - bottom + 1)).verdict).toBe('wrong')
    expect(markResponse(question.key, 'soon').verdict).toBe('invalid')
  })

  it('the levels of a focus area lie on the theme scale [L-094]', () => {
    for (const area of focusAreas) {
      expect(0 <= area.minimumLevel && area.minimumLevel <= area.maximumLevel && area.maximumLevel <= 25).toBe(true)
    }
  })

  it('a lesson is made once, and only for a topic that has one', async () => {
    expect(loadLesson('counting_basics')).toBe(loadLesson('counting_basics'))
    expect((await loadLesson('counting_basics'))?.topicCode).toBe('counting_basics')
    expect(await loadLesson('constructor')).toBeNull()
  })
})
