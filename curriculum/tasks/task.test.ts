import { describe, expect, it } from 'vitest'
import { openChance } from '../chance.ts'
import { loadTopicLevel, readyKeys } from '../curriculum.ts'
import { everyLevel } from '../generators/every-level.ts'
import { drawParams, generateQuestion, noteOf } from '../questions/generate.ts'
import { isUnconverted, unconvertedLevels } from '../checks/p22-kinds.ts'
import { asTaskLevel } from './as-task-level.ts'
import { support } from './support.ts'
import { levelOf, smallTask } from './tasks-of-tests.ts'
import { taskLevel, taskOf, type Task } from './task.ts'
import type { Figure } from '../values/values.ts'

const picture = (title: string): Figure => ({
  svg: `<svg viewBox="0 0 10 10"><title>${title}</title></svg>`,
  width: 10,
  height: 10,
  title,
  alt: title,
  facts: {},
})

describe('a level from before there were tasks', () => {
  it('asks by its one procedure, under the streams and notes that it always had', async () => {
    for (const key of readyKeys()) {
      const { tasks } = await loadTopicLevel(key)
      const main = tasks.find((each) => each.legacy)
      if (main === undefined) continue
      const level = main.procedure()
      for (const seed of [1, 2_000_000_011]) {
        const chance = openChance(`${key}|${main.version}|${seed}|params`)
        let p = level.params(chance, 0.4)
        while ((level.reject?.(p) ?? null) !== null) p = level.params(chance, 0.4)
        expect(drawParams(level, seed, 0.4), key).toEqual(p)
        expect(noteOf(level, seed, 0.4), key).toBe(level.note(p))
      }
    }
  })

  it('is one task at every difficulty, to be read where it shows something to be read, else to be done', async () => {
    const limits = await loadTopicLevel('limits_intro/1')
    expect(limits.tasks.map(({ id, kind, core, band }) => ({ id, kind, core, band }))).toEqual([
      { id: 'main', kind: 'read', core: true, band: [0, 1] },
    ])
    expect((await loadTopicLevel('multi_digit_addition_practice/1')).tasks[0].kind).toBe('do')
  })

  it('is counted: the number may only fall, and is recorded in p22-kinds.ts', async () => {
    const levels = await Promise.all(Object.values(everyLevel).map(async (load) => asTaskLevel(await load())))
    expect(levels.filter(isUnconverted)).toHaveLength(unconvertedLevels)
  })
})

describe('a level of tasks', () => {
  it('draws each task from streams of its own and notes questions with their task', () => {
    const { tasks } = levelOf(smallTask('ta', 'do'), smallTask('tb', 'reverse'))
    const [a, b] = tasks.map((each) => generateQuestion(each.procedure(), 7, { difficulty: 0.5 }))
    expect(a?.note).toMatch(/^ta:\d+$/)
    expect(b?.note).toMatch(/^tb:\d+$/)
    expect(a?.note.slice(3)).not.toBe(b?.note.slice(3))
    const n = openChance('counting_basics/1#ta|1|7|params').int(1, 50)
    expect(a?.note).toBe(`ta:${n}`)
  })

  it('refuses two tasks of one name, a name that cannot be stored, and a new task called main', () => {
    expect(() => levelOf(smallTask('ta', 'do'), smallTask('ta', 'read'))).toThrow('two tasks are called ta')
    expect(() => levelOf(smallTask('Fill frame', 'do'))).toThrow('the task id Fill frame')
    expect(() => levelOf(smallTask('main', 'do'))).toThrow('only the old procedure is called main')
    expect(() => taskLevel('counting_basics/1', { version: 1, tasks: [smallTask('a', 'do')] })).toThrow(RangeError)
  })

  it('finds the task of a stored question; one without a task is of the old procedure', async () => {
    const level = await loadTopicLevel('counting_basics/2')
    expect(taskOf(level, null)?.id).toBe('main')
    expect(taskOf(level, 'main')?.id).toBe('main')
    expect(taskOf(level, 'fill_frame')).toBeNull()
    expect(taskOf(levelOf(smallTask('ta', 'do')), null)).toBeNull()
  })
})

describe('support', () => {
  it('is full below 0.3, some to 0.6, none above, and one step more after two wrong answers', () => {
    expect([0, 0.29, 0.3, 0.59, 0.6, 1].map((d) => support(d, false))).toEqual([
      'full',
      'full',
      'some',
      'some',
      'none',
      'none',
    ])
    expect([0, 0.3, 0.6].map((d) => support(d, true))).toEqual(['full', 'full', 'some'])
  })

  const asked = (figureIs: 'asked' | 'support', at: 'full' | 'some' | 'none') => {
    const figure: Task<{ n: number }>['figure'] = (_, { support: much }) => picture(much)
    const prompt: Task<{ n: number }>['prompt'] = (_p, _words, much) => ({ text: `With ${much} support.` })
    const [each] = levelOf(smallTask('ta', 'do', { figure, figureIs, prompt })).tasks
    return generateQuestion(each.procedure(at), 1, { difficulty: 0.5 })
  }

  it('a figure that only helps goes when there is none, and stands in the first hint instead', () => {
    expect(asked('support', 'full').figure?.title).toBe('full')
    expect(asked('support', 'some').figure?.title).toBe('some')
    expect(asked('support', 'some').hints[0]?.figure).toBeUndefined()
    expect(asked('support', 'none').figure).toBeUndefined()
    expect(asked('support', 'none').hints[0]?.figure?.title).toBe('full')
    expect(asked('support', 'none').prompt.text).toBe('With none support.')
  })

  it('a figure that is asked about stays', () => {
    expect(asked('asked', 'none').figure?.title).toBe('none')
    expect(asked('asked', 'none').hints[0]?.figure).toBeUndefined()
  })

  it('changes neither the numbers nor the key', () => {
    expect(asked('support', 'none').key).toEqual(asked('support', 'full').key)
    expect(asked('support', 'none').note).toBe(asked('support', 'full').note)
  })
})
