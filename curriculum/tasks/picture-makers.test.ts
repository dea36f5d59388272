import { describe, expect, it } from 'vitest'
import { readClockSet } from '@polyhex/contract/exercises/responses/clock-set'
import { loadTopicLevel } from '../curriculum.ts'
import { readToFive } from '../generators/time-basics/level-3/numbers.ts'
import { readingSlips, readingWork } from '../generators/time-basics/reading-work.ts'
import { markResponse } from '../marking/mark.ts'
import { generateQuestion } from '../questions/generate.ts'
import { clockToSet } from '../surfaces/clock-settings.ts'
import { buildFigure } from './build-figure.ts'
import type { GeneratedQuestion } from '../topic-level.ts'
import type { LevelTask } from './task.ts'

const seeds = 150
const { tasks } = await loadTopicLevel('time_basics/3')

/** Questions of a task of the level, or of one given, from easy to hard. */
function questions(of: string | LevelTask): GeneratedQuestion[] {
  const each = typeof of === 'string' ? tasks.find(({ id }) => id === of) : of('time_basics/3')
  if (each === undefined) throw new RangeError('no such task')
  return Array.from({ length: seeds }, (_, i) =>
    generateQuestion(each.procedure(), i + 1, { difficulty: (i * 0.6180339887) % 1 }),
  )
}

const timesIn = (text: string): string[] => text.match(/\d+:\d\d/g) ?? []
/** Hour and number of the long hand, as a screen reader hears an option. */
const handsIn = (speech: string): number[] => (speech.match(/\d+/g) ?? []).map(Number)

describe('a figure to be made', () => {
  it('is right as it is told, on every clock, with hands that go together and hands that do not', () => {
    const seen = new Set<string>()
    for (const { prompt, widget, key } of questions('set_clock')) {
      if (widget.widget !== 'clock_set') throw new Error('not a clock')
      seen.add(widget.hands)
      const [told = ''] = timesIn(prompt.text)
      const [hour = 0, minute = 0] = told.split(':').map(Number)
      const mark = hour + Math.min(4, Math.max(1, Math.round(minute / 12))) / 5
      const free = `${Math.floor(mark)}:${String(Math.round((mark % 1) * 60)).padStart(2, '0')};${minute}`
      const response = widget.hands === 'coupled' ? told : free
      expect(readClockSet(widget, response), response).not.toBeNull()
      expect(markResponse(key, response).verdict, `${prompt.text} ${response}`).toBe('right')
    }
    expect(seen).toEqual(new Set(['coupled', 'free']))
  })

  it('names a wrong answer of the base that the drawing can show', () => {
    const swapped = questions('set_clock').flatMap(({ key }) =>
      key.wrong.filter(({ misconception }) => misconception === 'clock_hands_swap'),
    )
    expect(swapped.length).toBeGreaterThan(seeds / 2)
  })

  it('never asks for what stands there at the start', () => {
    const always = { ...readToFive, params: () => ({ hour: 10, minute: 10 }) }
    const task = buildFigure(always, {
      id: 'set',
      version: 1,
      form: 'clock_set',
      surface: () => clockToSet('coupled', 5),
      prompt: () => ({ text: 'Set the clock to 10:10.' }),
      hints: () => [{ text: 'Turn the hands.' }, { text: 'Turn them on.' }],
      solution: () => [],
    })('time_basics/3')
    expect(task.procedure().reject?.(task.procedure().params(null as never, 0.5))).toBe(
      'the drawing shows it from the start',
    )
  })
})

describe('a picture to be chosen', () => {
  it('is the only one that shows what is told; the others differ in their hands', () => {
    for (const { prompt, widget, key } of questions('which_clock')) {
      if (widget.widget !== 'choice') throw new Error('not a choice')
      expect(new Set(widget.options.map(({ speech }) => speech)).size).toBe(4)
      for (const { text, svg } of widget.options) expect([text, svg?.startsWith('<svg')]).toEqual(['Clock', true])
      const right = widget.options.find(({ id }) => id === key.rightOptionIds[0])?.speech ?? ''
      const [, much = '', way = '', at = ''] =
        /(quarter|half|\d+)(?: minutes)? (past|to|before) (\d+)/.exec(prompt.text) ?? []
      const minutes = { quarter: 15, half: 30 }[much] ?? Number(much)
      const [hour, long] = [handsIn(right)[0], handsIn(right).at(-1)]
      expect(hour, prompt.text).toBe(way === 'past' ? Number(at) : ((Number(at) + 10) % 12) + 1)
      expect((long ?? 0) * 5).toBe(way === 'past' ? minutes : 60 - minutes)
    }
  })

  it('is the broken clock where its short hand stands on a number between two hours', () => {
    for (const { widget, key } of questions('broken_clock')) {
      if (widget.widget !== 'choice') throw new Error('not a choice')
      const broken = widget.options.filter(
        ({ speech }) => /hand points at \d+/.test(speech) && !speech.endsWith('hand at 12.'),
      )
      expect(broken.map(({ id }) => id)).toEqual(key.rightOptionIds)
    }
  })
})

describe('a mistake in reading a picture', () => {
  it('shows the picture, and its wrong line is the only one that is not true of it', () => {
    for (const question of questions('find_mistake')) {
      const { figure, widget, key, prompt } = question
      if (widget.widget !== 'choice') throw new Error('not a choice')
      expect(prompt.text).toMatch(/^(?:Here is how )?[A-Z][a-z]+ read this clock\./)
      const [minutes = 0] = figure?.facts['minutes'] as readonly number[]
      const p = { hour: Math.floor(minutes / 60) || 12, minute: minutes % 60 }
      const wrong = widget.options.filter(({ text }, i) => text !== readingWork(p, null)[i])
      expect(wrong.map(({ id }) => id)).toEqual(key.rightOptionIds)
    }
  })

  it('has small marks to leave out only where the long hand stands between two numbers', () => {
    const lines = (minute: number): number =>
      readingSlips.filter(
        ({ id }) => readingWork({ hour: 3, minute }, id)[3] !== readingWork({ hour: 3, minute }, null)[3],
      ).length
    expect([lines(45), lines(47), lines(5)]).toEqual([2, 3, 1])
  })
})
