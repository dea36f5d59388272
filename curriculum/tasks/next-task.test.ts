import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadTopicLevel, readyKeys } from '../curriculum.ts'
import { openChance } from '../chance.ts'
import { mayBeAsked } from './modes.ts'
import { nextTask, taskEntry } from './next-task.ts'
import { taskKinds } from './task-kinds.ts'
import { levelOf, smallTask } from './tasks-of-tests.ts'
import type { AnyTask, TaskLevel } from './task.ts'

const all = (): boolean => true
const ids = ['ta', 'tb', 'tc', 'td', 'te', 'tf'] as const

/** The tasks of a run of so many questions. */
function draw(
  level: TaskLevel,
  d: number,
  run: string,
  count = 10,
  allowed: (each: AnyTask) => boolean = all,
): AnyTask[] {
  const asked: string[] = []
  return Array.from({ length: count }, (_, i) => {
    const each = nextTask(level, asked, d, openChance(`${run}|${i}`), allowed)
    asked.push(`${taskEntry(level.key, each.id)} right`)
    return each
  })
}

const times = (drawn: readonly AnyTask[], id: string): number => drawn.filter((each) => each.id === id).length
const kindsIn = (drawn: readonly AnyTask[]): number => new Set(drawn.map(({ kind }) => kind)).size

/** A level of 3 to 6 tasks of at least 3 kinds, one of them its core, all in band. */
const variedLevels = fc
  .record({
    kinds: fc.uniqueArray(fc.constantFrom(...taskKinds), { minLength: 3, maxLength: 6 }),
    more: fc.array(fc.constantFrom(...taskKinds), { maxLength: 3 }),
    weights: fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { minLength: 6, maxLength: 6 }),
    core: fc.nat(5),
  })
  .map(({ kinds, more, weights, core }) => {
    const used = [...kinds, ...more].slice(0, 6)
    const tasks = used.map((kind, i) =>
      smallTask(ids[i] ?? 'tz', kind, { band: [0, 1], weight: weights[i] ?? 1, core: core % used.length === i }),
    )
    const [first = smallTask('ta', 'do'), ...rest] = tasks
    return levelOf(first, ...rest)
  })

describe('the task that is asked next', () => {
  it('is the same for the same values', () => {
    const level = levelOf(smallTask('ta', 'do'), smallTask('tb', 'choose'), smallTask('tc', 'reverse'))
    expect(draw(level, 0.5, 'same')).toEqual(draw(level, 0.5, 'same'))
  })

  it('of every level of 3 kinds or more: no kind twice running, 3 kinds in any 4, none above 40 %, the core in the first 4', () => {
    fc.assert(
      fc.property(variedLevels, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (level, d, run) => {
        const drawn = draw(level, d, String(run))
        for (let i = 1; i < drawn.length; i++) expect(drawn[i]?.kind).not.toBe(drawn[i - 1]?.kind)
        for (let i = 0; i + 4 <= drawn.length; i++) expect(kindsIn(drawn.slice(i, i + 4))).toBeGreaterThanOrEqual(3)
        for (const { id } of level.tasks) expect(times(drawn, id)).toBeLessThanOrEqual(4)
        expect(drawn.slice(0, 4).some(({ core }) => core)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('of a level of one or two tasks takes turns as far as there are turns to take', () => {
    const one = levelOf(smallTask('ta', 'do'))
    expect(draw(one, 0.5, 'one').map(({ id }) => id)).toEqual(Array.from({ length: 10 }, () => 'ta'))
    const two = levelOf(smallTask('ta', 'do'), smallTask('tb', 'choose'))
    const drawn = draw(two, 0.5, 'two').map(({ id }) => id)
    for (let i = 1; i < drawn.length; i++) expect(drawn[i]).not.toBe(drawn[i - 1])
    const sameKind = draw(levelOf(smallTask('ta', 'do'), smallTask('tb', 'do')), 0.5, 'alike')
    expect(Math.abs(times(sameKind, 'ta') - 5)).toBeLessThanOrEqual(1)
  })

  it('begins with what is familiar', () => {
    const level = levelOf(smallTask('ta', 'do'), smallTask('tb', 'reverse', { weight: 50 }), smallTask('tc', 'apply'))
    for (let run = 0; run < 50; run++) expect(draw(level, 0.5, String(run))[0]?.id).toBe('ta')
  })

  it('keeps to the bands, and takes the nearest task outside of them only when kinds are missing', () => {
    const easy = smallTask('ta', 'do', { band: [0, 0.4] })
    const level = levelOf(easy, smallTask('tb', 'choose'), smallTask('tc', 'read'), smallTask('td', 'find_error'))
    const atEnd = draw(level, 0.7, 'end')
    expect(times(atEnd, 'ta')).toBe(0)
    expect(kindsIn(atEnd)).toBe(3)
    // Above 0.8 the kind `read` is out of band, but nearer than the task for the beginning.
    const hard = draw(level, 0.95, 'hard')
    expect(times(hard, 'ta')).toBe(0)
    expect(times(hard, 'tc')).toBeGreaterThan(0)
  })

  it('asks no retired task, and only what is let through', () => {
    const gone = smallTask('td', 'build', { retired: true, weight: 50 })
    const level = levelOf(smallTask('ta', 'do'), smallTask('tb', 'choose'), smallTask('tc', 'reverse'), gone)
    expect(times(draw(level, 0.5, 'gone'), 'td')).toBe(0)
    expect(new Set(draw(level, 0.5, 'few', 10, ({ id }) => id === 'tc').map(({ id }) => id))).toEqual(new Set(['tc']))
  })

  it('falls back on a core that every browser can show when nothing is let through', () => {
    const level = levelOf(
      smallTask('ta', 'build', { core: true, widgetSet: 2 }),
      smallTask('tb', 'do', { core: true }),
      smallTask('tc', 'choose'),
    )
    expect(new Set(draw(level, 0.5, 'none', 10, () => false).map(({ id }) => id))).toEqual(new Set(['tb']))
  })

  it('counts only what was asked of its own level', () => {
    const level = levelOf(smallTask('ta', 'do'), smallTask('tb', 'choose'), smallTask('tc', 'reverse'))
    const elsewhere = ['counting_basics/12 ta right', 'addition_intro/1 tb wrong']
    const chance = (): ReturnType<typeof openChance> => openChance('elsewhere')
    expect(nextTask(level, elsewhere, 0.5, chance(), all).id).toBe(nextTask(level, [], 0.5, chance(), all).id)
    expect(nextTask(level, ['counting_basics/1 ta right'], 0.5, chance(), all).id).not.toBe('ta')
  })
})

describe('every level there is', () => {
  it('asks with variety at each difficulty as far as it has kinds', async () => {
    for (const key of readyKeys()) {
      const level = await loadTopicLevel(key)
      const kinds = kindsIn(level.tasks)
      for (const d of [0.15, 0.5, 0.85]) {
        for (let run = 0; run < (kinds < 3 ? 1 : 80); run++) {
          const drawn = draw(level, d, `${key}|${run}`)
          expect(
            drawn.slice(0, 4).some(({ core }) => core),
            key,
          ).toBe(true)
          if (kinds < 3) continue
          expect(kindsIn(drawn), key).toBeGreaterThanOrEqual(3)
          for (let i = 1; i < drawn.length; i++) expect(drawn[i]?.kind, key).not.toBe(drawn[i - 1]?.kind)
          for (const { id } of level.tasks) expect(times(drawn, id), key).toBeLessThanOrEqual(4)
        }
      }
    }
  })

  it('can be asked on every occasion by a browser of the first widgets, which is never shown others', async () => {
    for (const key of readyKeys()) {
      const level = await loadTopicLevel(key)
      for (const type of ['practice', 'speed', 'levelling', 'unit_mastery', 'contest_problems', 'worksheet'] as const) {
        const occasion = { type, topicCodeLevel: key, widgetSet: 1 }
        for (const each of draw(level, 0.5, key, 4, (one) => mayBeAsked(one, occasion)))
          expect(each.widgetSet, `${key} ${type}`).toBe(1)
      }
    }
  })
})

describe('an occasion', () => {
  const level = levelOf(
    smallTask('ta', 'do', { seconds: 8, core: true }),
    smallTask('tb', 'choose', { form: 'choice', seconds: 8 }),
    smallTask('tc', 'reverse', { seconds: 40 }),
    smallTask('td', 'find_error', { form: 'choice', guess: 0.3, seconds: 20 }),
    smallTask('te', 'order', { form: 'ordering', seconds: 20 }),
    smallTask('tf', 'build', { seconds: 20, widgetSet: 2 }),
  )
  const askedOn = (
    type: Parameters<typeof mayBeAsked>[1]['type'],
    more: { widgetSet?: number; drills?: number } = {},
  ): string =>
    level.tasks
      .filter((each) => mayBeAsked(each, { type, topicCodeLevel: level.key, widgetSet: 1, ...more }))
      .map(({ id }) => id)
      .join(' ')

  it('on time takes what is quick', () => expect(askedOn('speed')).toBe('ta'))
  it('of a levelling takes what is short and hardly guessed', () => expect(askedOn('levelling')).toBe('ta tb'))
  it('of a contest takes what takes thought, and two drills', () => {
    expect(askedOn('contest_problems')).toBe('ta tb tc td te')
    expect(askedOn('contest_problems', { drills: 2 })).toBe('tb tc td te')
  })
  it('of practice takes all that the browser can show', () => {
    expect(askedOn('practice')).toBe('ta tb tc td te')
    expect(askedOn('practice', { widgetSet: 2 })).toBe('ta tb tc td te tf')
    expect(askedOn('worksheet', { widgetSet: 2 })).toBe('ta tb tc td te tf')
  })
})
