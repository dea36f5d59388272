import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { level as equalSign } from '../generators/equal-sign-basics/level-1/level.ts'
import * as equalSignOracle from '../generators/equal-sign-basics/level-1/level.oracle.ts'
import { level as factors } from '../generators/factors-multiples-basics/level-1/level.ts'
import * as factorsOracle from '../generators/factors-multiples-basics/level-1/level.oracle.ts'
import { level as operations } from '../generators/order-of-operations-practice/level-1/level.ts'
import * as operationsOracle from '../generators/order-of-operations-practice/level-1/level.oracle.ts'
import { catchRate } from './mutations.ts'
import { sweepLevel } from './sweep-level.ts'
import { oracleOf, type LevelOracle } from './sweep-tasks.ts'
import type { TaskLevel } from '../tasks/task.ts'
import type { GeneratedQuestion } from '../topic-level.ts'

const renderMaths = (latex: string): void =>
  void katex.renderToString(latex, { throwOnError: true, strict: 'error', output: 'html' })
const settings = { seeds: 60, renderMaths }

/** What the sweep says of a task whose questions are altered. */
function faults(level: TaskLevel, id: string, alter: (question: GeneratedQuestion) => GeneratedQuestion): string[] {
  const each = level.tasks.find((one) => one.id === id)
  if (each === undefined) throw new RangeError('no such task')
  const { failures } = sweepLevel(each.procedure(), null, { ...settings, seeds: 12, alter })
  return [...new Set(failures.filter(({ check }) => check === 'P34').map(({ detail }) => detail))]
}

describe('one right way [P34]', () => {
  it('is what sorted claims, matched faces and ordered steps have', () => {
    expect(faults(equalSign, 'sort_sentences', (question) => question)).toEqual([])
    expect(faults(equalSign, 'same_worth', (question) => question)).toEqual([])
    expect(faults(operations, 'order_steps', (question) => question)).toEqual([])
  })

  it('is missed by steps that may stand in any order, and by those that no order suits', () => {
    const before = (pairs: readonly (readonly [number, number])[]) => (question: GeneratedQuestion) => ({
      ...question,
      key: { ...question.key, rules: { before: pairs } },
    })
    expect(faults(operations, 'order_steps', before([]))).toEqual(['it stands in a right order at the start'])
    expect(
      faults(
        operations,
        'order_steps',
        before([
          [0, 1],
          [1, 0],
        ]),
      ),
    ).toEqual(['0 orders are right'])
  })

  it.each<[TaskLevel, LevelOracle, string, string]>([
    [equalSign, equalSignOracle, 'sort_sentences', 'one group empty'],
    [equalSign, equalSignOracle, 'same_worth', 'two faces alike'],
    [operations, operationsOracle, 'order_steps', 'any order right'],
    [factors, factorsOracle, 'a_factor', 'a property forgotten'],
  ])('is seen to be missing by the flaws put into %#', { timeout: 60_000 }, (level, oracle, id, flaw) => {
    const each = level.tasks.find((one) => one.id === id)
    if (each === undefined) throw new RangeError('no such task')
    const { tried, missed } = catchRate(each.procedure(), oracleOf(oracle, each), { ...settings, seeds: 20 })
    expect(tried).toBeGreaterThan(15)
    expect(missed).not.toContain(flaw)
  })
})
