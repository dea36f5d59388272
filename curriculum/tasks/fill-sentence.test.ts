import { describe, expect, it } from 'vitest'
import { markResponse } from '../marking/mark.ts'
import { generateQuestion } from '../questions/generate.ts'
import { filled, filledTruly } from '../values/filled.ts'
import { whole } from '../values/rational.ts'
import { fillSentence } from './fill-sentence.ts'
import type { GeneratedQuestion, TopicLevel } from '../topic-level.ts'

interface Eggs {
  readonly all: number
  readonly broken: number
}

const base: TopicLevel<Eggs> = {
  key: 'subtraction_intro/1',
  version: 1,
  params: (chance) => ({ all: chance.int(5, 9), broken: chance.int(1, 4) }),
  note: (p) => `${p.all} ${p.broken}`,
  prompt: () => ({ text: 'How many are left?' }),
  answer: (p) => whole(p.all - p.broken),
  forms: ['numeric'],
  distractors: () => [],
  hints: () => [{ text: 'Count.' }],
  solution: () => [],
  load: (p) => p.all,
}

const asked = (any: boolean): GeneratedQuestion =>
  generateQuestion(
    fillSentence<Eggs>(base, {
      id: 'tell',
      kind: 'apply',
      version: 1,
      prompt: (p) => ({ text: `There are ${p.all} eggs. ${p.broken} break. Make the number sentence.` }),
      sentence: (p) => ({ lines: ['[] - [] = []'], tiles: [p.all, p.broken, p.all - p.broken, 10].map(String) }),
      fills: (p) => {
        const way = [p.all, p.broken, p.all - p.broken].map(String)
        return any ? filledTruly(way) : filled(way)
      },
      hints: () => [{ text: 'What is there at first?' }, { text: 'What goes away?' }],
      steps: () => [{ say: 'Some break.', relation: 'next' }],
      says: (p) => ({ say: 'This is left.', latex: `${p.all} - ${p.broken} = ${p.all - p.broken}` }),
    })('subtraction_intro/1').procedure(),
    7,
    { difficulty: 0.5 },
  )

describe('a sentence to be filled', () => {
  it('is asked with tiles in order, and shown and worked out as the whole sentence', () => {
    const { widget, key, solution } = asked(false)
    const way = key.answer.kind === 'filled' ? (key.answer.ways[0] ?? []) : []
    expect(widget.widget === 'slots' && widget.tiles.map(({ id }) => Number(id))).toEqual(
      [...way.map(Number), 10].toSorted((a, b) => a - b),
    )
    expect(key.shown).toEqual({
      text: `\\(${way[0]} - ${way[1]} = ${way[2]}\\)`,
      speech: `${way[0]} minus ${way[1]} equals ${way[2]}`,
    })
    expect(solution.at(-1)).toMatchObject({ say: 'This is left.', value: key.answer })
    expect(markResponse(key, key.rightOptionIds[0] ?? '')).toEqual({ verdict: 'right' })
  })

  it('takes another true sentence only where any is right', () => {
    for (const any of [false, true]) {
      const { key, widget } = asked(any)
      const [all = '', broken = '', left = ''] = key.answer.kind === 'filled' ? (key.answer.ways[0] ?? []) : []
      expect(markResponse(key, `1:${all};2:${left};3:${broken}`).verdict).toBe(any ? 'right' : 'wrong')
      expect(widget).toMatchObject({ several: any })
    }
  })

  it('is refused where the tiles cannot make what is right', () => {
    const broken = fillSentence<Eggs>(base, {
      id: 'tell',
      kind: 'apply',
      version: 1,
      prompt: () => ({ text: 'Fill it.' }),
      sentence: () => ({ lines: ['[] = 1'], tiles: ['2'] }),
      fills: () => filled(['1']),
      hints: () => [],
      steps: () => [],
      says: () => ({ say: 'One.' }),
    })('subtraction_intro/1').procedure()
    expect(() => generateQuestion(broken, 1, { difficulty: 0 })).toThrow('cannot make 1:1')
  })
})
