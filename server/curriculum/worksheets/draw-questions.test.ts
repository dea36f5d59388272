import { loadTopicLevel, nextSeed, openChance, readyKeys, topicLevel } from '@polyhex/curriculum'
import { describe, expect, it } from 'vitest'
import { drawQuestions, firstSheetSeed, topicWants, unitWants } from './draw-questions.ts'

describe('the questions of a sheet', () => {
  it('have seeds that no run ever asks with, so that a key tells nothing of a run', async () => {
    for (const key of readyKeys().filter((_, i) => i % 40 === 0)) {
      const questions = await drawQuestions(topicWants(key, 10), `sheet|${key}|1`)
      for (const { seed } of questions) {
        expect(Number.isSafeInteger(seed)).toBe(true)
        expect(seed).toBeGreaterThanOrEqual(firstSheetSeed)
      }
      const level = (await loadTopicLevel(key)).tasks[0].procedure()
      const chance = openChance('a run')
      for (let i = 0; i < 20; i++)
        expect(nextSeed(level, { difficulty: 0.5, recentNotes: [], chance })).toBeLessThan(firstSheetSeed)
    }
  })

  it('are the same for the same stream and others for another', async () => {
    const wants = topicWants('multi_digit_subtraction_practice/4', 10)
    const notes = async (stream: string) => (await drawQuestions(wants, stream)).map(({ note }) => note)
    expect(await notes('a')).toEqual(await notes('a'))
    expect(await notes('a')).not.toEqual(await notes('b'))
  })

  it('differ from each other and get harder', async () => {
    const wants = topicWants('multi_digit_subtraction_practice/4', 20)
    const questions = await drawQuestions(wants, 'x')
    expect(new Set(questions.map(({ note }) => note)).size).toBe(20)
    const difficulties = questions.map(({ difficulty }) => difficulty)
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b))
    expect([difficulties[0], difficulties.at(-1)]).toEqual([0.15, 0.85])
  })

  it('of a unit are three quarters its own, every level in turn, and a quarter from earlier units', () => {
    const { own, review } = unitWants('g7_integer_operations', 16)
    expect([own.length, review.length]).toEqual([12, 4])
    const levels = [...new Set(own.map(({ key }) => key))]
    expect(levels.length).toBeGreaterThan(1)
    const counts = levels.map((key) => own.filter((want) => want.key === key).length)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    const hard = levels.map((key) => topicLevel(key)?.difficulty ?? 0)
    expect(hard).toEqual(hard.toSorted((a, b) => a - b))
  })
})
