import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { level } from '../generators/multi-digit-subtraction-practice/level-4/level.ts'
import * as oracle from '../generators/multi-digit-subtraction-practice/level-4/level.oracle.ts'
import { levelOf, smallTask } from '../tasks/tasks-of-tests.ts'
import { taskVariety, varietyFaults } from './p21-variety-of-tasks.ts'
import { isUnconverted, kindFaults } from './p22-kinds.ts'
import { sameQuestions } from './p35-tasks-differ.ts'
import { sweepTasks } from './sweep-tasks.ts'
import type { AnyTask, TaskLevel } from '../tasks/task.ts'

const renderMaths = (latex: string): void =>
  void katex.renderToString(latex, { throwOnError: true, strict: 'error', output: 'html' })
const settings = { seeds: 60, renderMaths }

/** The converted level with its tasks changed. */
const changed = (change: (tasks: readonly AnyTask[]) => readonly AnyTask[]): TaskLevel => {
  const [first = level.tasks[0], ...rest] = change(level.tasks)
  return { ...level, tasks: [first, ...rest] }
}

describe('the sweep of a level of tasks', () => {
  it('passes the converted level as it is, and shows each of its tasks', () => {
    const { failures, tasks, variety } = sweepTasks(level, oracle, { ...settings, seeds: 200 })
    expect(failures).toEqual([])
    expect(tasks.map(({ key }) => key)).toEqual([
      'multi_digit_subtraction_practice/4',
      'multi_digit_subtraction_practice/4#missing_number',
      'multi_digit_subtraction_practice/4#find_mistake',
      'multi_digit_subtraction_practice/4#which_story',
      'multi_digit_subtraction_practice/4#story',
      'multi_digit_subtraction_practice/4#closest_hundred',
    ])
    expect(variety?.kinds).toBeGreaterThanOrEqual(3)
  })

  it('wants an oracle for each task', () => {
    const { tasks: _, ...without } = oracle
    const missing = sweepTasks(level, without, settings).failures.filter(({ check }) => check === 'P6')
    expect(missing.map(({ key }) => key)).toEqual(level.tasks.slice(1).map(({ id }) => `${level.key}#${id}`))
  })

  it('sees that the old procedure no longer makes its questions [P36]', () => {
    const other = changed(([main, ...rest]) =>
      main === undefined ? rest : [{ ...main, procedure: () => ({ ...main.procedure(), version: 2 }) }, ...rest],
    )
    expect(sweepTasks(other, oracle, settings).failures.map(({ check }) => check)).toContain('P36')
  })
})

describe('variety of tasks', () => {
  it('is missed by a level of one way to ask, and by one of few questions [P21]', () => {
    const one = levelOf(smallTask('ta', 'do', { core: true }))
    expect(varietyFaults(taskVariety(one), 3)).toEqual([
      'only 1 kinds in 10 questions',
      'only 1 ways to ask in 10 questions',
      'one task makes up 100 % of a run',
      'a kind comes twice running',
    ])
    const few = levelOf(
      smallTask('ta', 'do', { core: true, note: () => 'the same' }),
      smallTask('tb', 'choose', { note: () => 'the same' }),
      smallTask('tc', 'read', { note: () => 'the same', band: [0, 1] }),
    )
    expect(varietyFaults(taskVariety(few), 0)).toEqual(['only 3 of 10 questions differ'])
  })
})

describe('kinds of a level', () => {
  it('are enough in the converted level', () => expect(kindFaults(level)).toEqual([]))

  it('are missed where there are too few, no core, only typing, or none for the easy end [P22]', () => {
    const typed = levelOf(smallTask('ta', 'do'), smallTask('tb', 'reverse'))
    expect(kindFaults(typed)).toEqual([
      '2 tasks',
      '0 tasks are its core',
      'no task shows, sorts or picks without typing',
      '1 kinds at difficulty 0.1',
      '2 kinds at difficulty 0.5',
      '2 kinds at difficulty 0.9',
    ])
    const hard = levelOf(
      smallTask('ta', 'do', { core: true }),
      smallTask('tb', 'reverse'),
      smallTask('tc', 'find_error', { form: 'choice' }),
    )
    expect(kindFaults(hard)).toEqual(['1 kinds at difficulty 0.1'])
    expect(isUnconverted(hard)).toBe(false)
  })
})

describe('tasks that differ', () => {
  it('are told from those that ask the same [P35]', () => {
    expect(sameQuestions(level)).toEqual([])
    const prompt = (p: { n: number }): { text: string } => ({ text: `Say ${p.n} back.` })
    const alike = levelOf(smallTask('ta', 'do', { prompt }), smallTask('tb', 'read', { prompt }))
    expect(sameQuestions(alike)[0]).toMatch(/^ta and tb: Say \d+ back\.$/)
  })
})
