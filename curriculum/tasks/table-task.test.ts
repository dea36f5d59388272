import { describe, expect, it } from 'vitest'
import { loadTopicLevel } from '../curriculum.ts'
import { markResponse } from '../marking/mark.ts'
import { generateQuestion } from '../questions/generate.ts'
import { tableTask } from './table-task.ts'
import { table } from '../figures/table.ts'
import type { GeneratedQuestion } from '../topic-level.ts'

const { tasks } = await loadTopicLevel('input_output_machines/1')
const each = tasks.find(({ id }) => id === 'fill_machine')

const questions: GeneratedQuestion[] = Array.from({ length: 150 }, (_, i) => {
  if (each === undefined) throw new RangeError('no such task')
  return generateQuestion(each.procedure(), i + 1, { difficulty: (i * 0.6180339887) % 1 })
})

/** The rule and the pairs of the drawn machine. */
function machineOf({ figure }: GeneratedQuestion): {
  readonly add: number
  readonly pairs: readonly (readonly [string, string])[]
} {
  const alt = figure?.alt ?? ''
  const [, sign = '', n = ''] = /Rule: ([+-]|−|minus|plus) ?(\d+)/.exec(alt) ?? []
  const pairs = [...alt.matchAll(/(\w+) to (\w+)/g)].map(([, input = '', output = '']) => [input, output] as const)
  return { add: sign === '+' || sign === 'plus' ? Number(n) : -Number(n), pairs: pairs.filter(([a]) => a !== 'In') }
}

/** What each letter hides, by the number beside it and the rule. */
function hidden(question: GeneratedQuestion): number[] {
  const { add, pairs } = machineOf(question)
  return pairs
    .filter(([input, output]) => /[A-D]/.test(input + output))
    .map(([input, output]) => (/[A-D]/.test(input) ? Number(output) - add : Number(input) + add))
}

describe('a table with open cells', () => {
  it('is right with what the rule gives, and asks on either side', () => {
    const sides = new Set<string>()
    for (const question of questions) {
      const { pairs } = machineOf(question)
      for (const [input, output] of pairs)
        if (/[A-D]/.test(input + output)) sides.add(/[A-D]/.test(input) ? 'in' : 'out')
      const right = hidden(question)
      expect(right.length).toBe(question.difficulty < 0.5 ? 2 : 3)
      expect(pairs).toHaveLength(4)
      expect(markResponse(question.key, right.join(',')).verdict, question.figure?.alt).toBe('right')
    }
    expect(sides).toEqual(new Set(['in', 'out']))
  })

  it('names the box that goes wrong, and all of them where the rule is turned around', () => {
    for (const { key } of questions) {
      for (const { value, why, misconception } of key.wrong) {
        if (value.kind !== 'vector') throw new Error('no row of boxes')
        const response = value.components.map(({ n }) => String(n)).join(',')
        expect(markResponse(key, response)).toEqual({ verdict: 'wrong', misconception, why })
      }
      expect(key.wrong.filter(({ why }) => /^[A-C]: /.test(why)).length).toBe(key.wrong.length - 1)
    }
  })

  it('shows its answer by letters, under boxes that have them', () => {
    for (const question of questions) {
      const letters = ['A', 'B', 'C'].slice(0, hidden(question).length)
      if (question.widget.widget !== 'table') throw new Error('no table')
      expect(question.widget.columnLabels).toEqual(letters)
      expect(question.key.shown.text).toBe(
        hidden(question)
          .map((n, i) => `${letters[i]} is \\(${n}\\)`)
          .join(', '),
      )
    }
  })

  it('keeps the first rows whole where the rule is to be found', () => {
    const task = tableTask(
      { params: () => ({}), note: () => 'one', load: () => 1 },
      {
        id: 'table',
        version: 1,
        full: 2,
        rows: () => [
          [1, 2],
          [3, 4],
          [5, 6],
          [7, 8],
        ],
        figure: (_, cells) => {
          expect(cells.slice(0, 2).flat()).toEqual(['1', '2', '3', '4'])
          return table({ rows: cells })
        },
        how: () => ({ say: 'Add one.', latex: '1 + 1' }),
        wrong: () => ({ value: 0, why: 'No.' }),
        misconception: 'looks_alike',
        asks: ['Fill in.'],
        hints: () => ['Look.', 'Look again.'],
      },
    )('input_output_machines/1')
    for (let seed = 1; seed < 30; seed++) {
      expect(generateQuestion(task.procedure(), seed, { difficulty: 0.9 }).key.shown.text).toMatch(/^A is .*, B is /)
    }
  })
})
