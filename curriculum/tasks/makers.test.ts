import { describe, expect, it } from 'vitest'
import { writeParts } from '@polyhex/contract/exercises/responses/parts'
import { loadTopicLevel } from '../curriculum.ts'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { columnSlips, columnWork } from '../generators/multi-digit-subtraction-practice/level-4/mistakes.ts'
import { columnSubtraction, type Params } from '../generators/multi-digit-subtraction-practice/level-4/numbers.ts'
import { things } from '../generators/multi-digit-subtraction-practice/level-4/stories.ts'
import { addOnes as addition } from '../generators/multi-digit-addition-practice/level-1/numbers.ts'
import { markResponse } from '../marking/mark.ts'
import { rightResponse } from '../marking/right-response.ts'
import { drawParams, generateQuestion } from '../questions/generate.ts'
import { partQuestion } from '../questions/part-question.ts'
import { doTask } from './do-task.ts'
import { findError } from './find-error.ts'
import { missingPart, type NumberSentence } from './missing-part.ts'
import { taskLevel, type LevelTask } from './task.ts'
import type { GeneratedQuestion } from '../topic-level.ts'

const seeds = 150
const { tasks } = await loadTopicLevel('multi_digit_subtraction_practice/4')

/** Questions of a task of the converted level, or of one given. */
function questions(of: string | LevelTask): GeneratedQuestion[] {
  const each = typeof of === 'string' ? tasks.find(({ id }) => id === of) : of('multi_digit_subtraction_practice/4')
  if (each === undefined) throw new RangeError('no such task')
  return Array.from({ length: seeds }, (_, i) =>
    generateQuestion(each.procedure(), i + 1, { difficulty: (i * 0.6180339887) % 1 }),
  )
}

function partOf(question: GeneratedQuestion, index: number): GeneratedQuestion {
  const part = partQuestion(question, index)
  if (part === null) throw new RangeError('no such part')
  return part
}

const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
const rightText = ({ widget, key }: GeneratedQuestion): string =>
  widget.widget === 'choice' ? (widget.options.find(({ id }) => id === key.rightOptionIds[0])?.text ?? '') : ''

describe('the old procedure as a task', () => {
  it('is refused in a level that is not its own', () => {
    const task = doTask(columnSubtraction, {})
    expect(() => task('multi_digit_subtraction_practice/3')).toThrow(
      'multi_digit_subtraction_practice/4 is no task of multi_digit_subtraction_practice/3',
    )
    expect(task('multi_digit_subtraction_practice/4').legacy).toBe(true)
  })
})

describe('a missing part', () => {
  it('is the one number that makes the sentence true, at either place', () => {
    const open = new Set<string>()
    for (const { prompt, key } of questions('missing_number')) {
      const latex = prompt.latex ?? ''
      open.add(latex.startsWith('\\Box') ? 'first' : 'second')
      const [known = 0, result = 0] = numbersOf(latex)
      const found = latex.startsWith('\\Box') ? result + known : known - result
      expect(markResponse(key, String(found)).verdict, latex).toBe('right')
      expect(markResponse(key, String(found + 1)).verdict, latex).toBe('wrong')
      expect(markResponse(key, String(result)).verdict, latex).not.toBe('right')
    }
    expect(open).toEqual(new Set(['first', 'second']))
  })

  it.each<[string, NumberSentence, number, number, string]>([
    ['+', { first: 24, sign: '+', second: 18, result: 42 }, 24, 18, '42 - 18 = 24'],
    ['×', { first: 6, sign: '×', second: 7, result: 42 }, 6, 7, '42 \\div 7 = 6'],
    ['÷', { first: 42, sign: '÷', second: 6, result: 7 }, 42, 6, '7 \\times 6 = 42'],
  ])('undoes %s by its opposite', (_, sentence, first, second, way) => {
    const all = questions(missingPart(columnSubtraction, { id: 'part', version: 1, sentence: () => sentence }))
    const ofFirst = all.find(({ prompt }) => prompt.latex?.startsWith('\\Box'))
    const ofSecond = all.find(({ prompt }) => !prompt.latex?.startsWith('\\Box'))
    expect(ofFirst && markResponse(ofFirst.key, String(first)).verdict).toBe('right')
    expect(ofSecond && markResponse(ofSecond.key, String(second)).verdict).toBe('right')
    expect(ofFirst?.solution[1]?.latex).toBe(way)
  })
})

describe('a mistake to be found', () => {
  it('stands in exactly one line; each other line is what the digits give', () => {
    for (const whole of questions('find_mistake')) {
      const question = partOf(whole, 0)
      if (question.widget.widget !== 'choice') throw new Error('not a choice')
      const [top = 0, bottom = 0] = numbersOf(whole.prompt.text)
      const right = columnWork({ top, bottom }, null)
      const wrong = question.widget.options.filter(({ text }, i) => text !== right[i])
      expect(wrong.map(({ text }) => text)).toEqual([rightText(question)])
      expect(whole.prompt.text).toMatch(/[A-Z][a-z]+('s work| worked out)/)
    }
  })

  it('is mended in a second part, and the line alone is half of it', () => {
    for (const whole of questions('find_mistake')) {
      const [line, mend] = [partOf(whole, 0), partOf(whole, 1)]
      const [id, end] = [rightResponse(line.key), rightResponse(mend.key)]
      const now = /= (\d+)/.exec(rightText(line))?.[1] ?? ''
      expect(markResponse(whole.key, writeParts([id, end]))).toMatchObject({ verdict: 'right', credit: 100 })
      expect(markResponse(whole.key, writeParts([id, now]))).toMatchObject({
        verdict: 'wrong',
        credit: 50,
        misconception: 'given_number',
      })
      expect(mend.prompt.text).not.toMatch(/ones|tens|hundreds|first|second|third/i)
    }
  })

  it('is the line alone where the level has no mend', () => {
    const alone = findError(columnSubtraction, {
      id: 'line',
      version: 1,
      task: (p) => `\\(${p.top} - ${p.bottom}\\)`,
      work: columnWork,
      slips: columnSlips,
      hint: 'Start with the ones.',
    })
    for (const { form, key } of questions(alone)) {
      expect(form).toBe('choice')
      expect(markResponse(key, rightResponse(key))).toEqual({ verdict: 'right' })
    }
  })

  it('asks every slip that children make, and none that changes two lines', () => {
    const slips = new Set(questions('find_mistake').map(({ note }) => note.split(' ').at(-1)))
    expect(slips).toEqual(new Set(columnSlips.map(({ id }) => id)))
    // 400 - 199: without paying for the ones the tens need no trade, and the hundreds are another line too.
    const p: Params = { top: 498, bottom: 199 }
    const differing = columnWork(p, 'tens_not_paid').filter((line, i) => line !== columnWork(p, null)[i])
    expect(differing).toHaveLength(2)
  })
})

describe('a story in two parts', () => {
  it('is set up, then worked out; what follows from another calculation has its half', () => {
    const asked = new Set<string>()
    for (const { prompt, key } of questions('story')) {
      const [top = 0, bottom = 0] = numbersOf(prompt.text).toSorted((a, b) => b - a)
      const [setUp] = key.parts ?? []
      asked.add(/left\?$|there\?$|new\?$/.exec(prompt.text)?.[0] ?? prompt.text)
      const idOf = (value: bigint): string =>
        setUp?.wrong.find((wrong) => wrong.value.kind === 'expression' && rationalOf(wrong.value.node)?.n === value)
          ?.optionId ?? ''
      const right = setUp?.rightOptionIds[0] ?? ''
      const add = idOf(BigInt(top + bottom))
      expect(markResponse(key, writeParts([right, String(top - bottom)]))).toMatchObject({ verdict: 'right' })
      expect(markResponse(key, writeParts([add, String(top + bottom)]))).toMatchObject({
        verdict: 'wrong',
        credit: 50,
        misconception: 'wrong_operation',
        parts: [{ verdict: 'wrong' }, { verdict: 'right', why: 'Right from what you had in part a.' }],
      })
      expect(markResponse(key, writeParts([add, String(top + bottom + 1)]))).toMatchObject({ credit: 0 })
      expect(markResponse(key, writeParts([right, String(top + bottom)]))).toMatchObject({ credit: 50 })
      expect(markResponse(key, writeParts([right, ''])).verdict).toBe('invalid')
    }
    expect(asked).toEqual(new Set(['left?', 'there?', 'new?']))
  })

  it('never tells of more than there could be in one place', () => {
    for (const { prompt } of questions('story')) {
      const thing = things.find(({ place }) => prompt.text.startsWith(place))
      expect(Math.max(...numbersOf(prompt.text)), prompt.text).toBeLessThanOrEqual(thing?.most ?? 0)
    }
  })
})

describe('a story to be chosen', () => {
  it('is the only one of four whose question the calculation answers; all have the same numbers', () => {
    for (const question of questions('which_story')) {
      if (question.widget.widget !== 'choice') throw new Error('not a choice')
      const [top = 0, bottom = 0] = numbersOf(question.prompt.text)
      expect(question.widget.options).toHaveLength(4)
      for (const { text } of question.widget.options)
        expect(numbersOf(text).toSorted((a, b) => b - a)).toEqual([top, bottom])
      expect(rightText(question)).toMatch(/are left\?$|How many more .* than |How many of them are new\?$/)
      const others = question.widget.options.filter(({ text }) => text !== rightText(question))
      for (const { text } of others) expect(text).toMatch(/now\?$|in all\?$|at the start\?$|on Tuesday\?$/)
    }
  })
})

describe('an estimate', () => {
  it('offers no number that is closer than the right one, and rounding leads to it', () => {
    for (const question of questions('closest_hundred')) {
      if (question.widget.widget !== 'choice') throw new Error('not a choice')
      const [top = 0, bottom = 0] = numbersOf(question.prompt.text)
      const away = (text: string): number => Math.abs((numbersOf(text)[0] ?? 0) - (top - bottom))
      const nearest = question.widget.options.toSorted((a, b) => away(a.text) - away(b.text))[0]
      expect(nearest?.text).toBe(rightText(question))
      expect(away(rightText(question))).toBeLessThanOrEqual(40)
      expect(Math.round(top / 100) * 100 - Math.round(bottom / 100) * 100).toBe(numbersOf(rightText(question))[0])
    }
  })
})

describe('a converted level', () => {
  it('keeps the numbers and the bytes of its old procedure beside its new tasks', () => {
    const old = questions(doTask(columnSubtraction, {}))
    expect(questions('main')).toEqual(old)
    expect(old[0]?.note).not.toContain(':')
    expect(questions('missing_number')[0]?.note).toMatch(/^missing_number:\d+-\d+ (first|second)$/)
    expect(drawParams(columnSubtraction, 1, 0)).not.toEqual(drawParams({ ...columnSubtraction, task: 'other' }, 1, 0))
  })

  it('takes tasks of other numbers into one list', () => {
    const level = taskLevel('multi_digit_addition_practice/1', {
      version: 2,
      tasks: [
        doTask(addition, { core: true }),
        missingPart(addition, {
          id: 'part',
          version: 1,
          sentence: (p) => ({ first: p.a, sign: '+', second: p.b, result: p.a + p.b }),
        }),
      ],
    })
    expect(level.tasks.map(({ id }) => id)).toEqual(['main', 'part'])
  })
})
