import { describe, expect, it } from 'vitest'
import { loadTopicLevel } from '../curriculum.ts'
import { markResponse } from '../marking/mark.ts'
import { generateQuestion } from '../questions/generate.ts'
import { pickStrategy, type Way } from './pick-strategy.ts'

/** Whether the reason of an option is true of two numbers. */
function isTrueOf(option: string, a: number, b: number): boolean {
  if (option.includes('away from a ten')) return [0, 1, 2, 8, 9].includes(b % 10)
  if (option.includes('at most 2 apart')) return Math.abs(a - b) <= 2
  return (a % 10) + (b % 10) < 10
}

describe('a way to be picked', () => {
  it('is the one whose reason is true of the numbers', async () => {
    const { tasks } = await loadTopicLevel('mental_math_strategies/1')
    const each = tasks.find(({ id }) => id === 'pick_way')
    const picked = new Set<string>()
    for (let seed = 1; seed <= 150; seed++) {
      if (each === undefined) throw new RangeError('no such task')
      const { prompt, widget, key } = generateQuestion(each.procedure(), seed, { difficulty: seed / 150 })
      const [a = 0, b = 0] = (prompt.text.match(/\d+/g) ?? []).map(Number)
      if (widget.widget !== 'choice') throw new Error('nothing to choose')
      const holding = widget.options.filter(({ text }) => isTrueOf(text, a, b))
      expect(widget.options).toHaveLength(3)
      expect(holding.map(({ id }) => markResponse(key, id).verdict)).toEqual(['right'])
      picked.add(/^\w+/.exec(holding[0]?.text.replace('Add the', 'Both') ?? '')?.[0] ?? '')
    }
    expect(picked).toEqual(new Set(['Add', 'Double', 'Both']))
  })

  it('refuses numbers for which two ways help', () => {
    const way = (id: string, helps: boolean): Way<unknown> => ({
      id,
      does: () => `Go ${id}.`,
      because: () => 'It helps.',
      helps: () => helps,
      whyNot: () => 'It does not.',
    })
    const task = pickStrategy(
      { params: () => ({}), note: () => 'one', load: () => 1 },
      {
        id: 'ways',
        version: 1,
        ways: [way('left', true), way('right', true), way('on', false)],
        asks: () => ['Which way?'],
        hints: ['Look.', 'Look again.'],
        goesOn: () => 'Go.',
      },
    )('mental_math_strategies/1')
    expect(() => generateQuestion(task.procedure(), 1, { difficulty: 0.5 })).toThrow('2 ways help')
  })
})
