import { describe, expect, it } from 'vitest'
import { countedThings as counting } from '../generators/counting-basics/level-2/numbers.ts'
import { level as derivatives } from '../generators/derivatives-intro/level-8.ts'
import { twoStepEquation as equations } from '../generators/equations-multi-step-practice/level-1/numbers.ts'
import { unlikeFractions as fractions } from '../generators/fractions-add-subtract-practice/level-4/numbers.ts'
import { level as grid } from '../generators/cartesian-grid-basics/level-2.ts'
import { namedShape as shapes } from '../generators/shapes-basics/level-1/numbers.ts'
import { columnSubtraction as subtraction } from '../generators/multi-digit-subtraction-practice/level-4/numbers.ts'
import { markResponse } from '../marking/mark.ts'
import { item } from '../values/items.ts'
import { rational, whole } from '../values/rational.ts'
import { drawParams, generateQuestion, noteOf } from './generate.ts'
import { toPublicQuestion } from './public-question.ts'
import type { AnswerKey, TopicLevel } from '../topic-level.ts'

const exemplars: readonly TopicLevel<never>[] = [
  counting,
  equations,
  fractions,
  grid,
  shapes,
  subtraction,
] as unknown as TopicLevel<never>[]

/** A level as small as one can be: the answer is n, a whole number from 1 to 50. */
const tiny: TopicLevel<{ n: number }> = {
  key: 'counting_basics/1',
  version: 1,
  params: (chance) => ({ n: chance.int(1, 50) }),
  note: (p) => String(p.n),
  prompt: (p) => ({ text: 'Say it back.', latex: String(p.n) }),
  answer: (p) => whole(p.n),
  forms: ['numeric', 'choice'],
  distractors: (p) => [{ value: whole(p.n + 1), misconception: 'count_off_by_one', why: 'One too many.' }],
  hints: () => [{ text: 'Look.' }, { text: 'Look again.' }],
  solution: (p) => [
    { say: 'Look.', relation: 'next' },
    { say: 'Say it.', value: whole(p.n), relation: 'next' },
  ],
  load: (p) => p.n,
}

/** The wrong answers that are on offer. */
const offered = (key: AnswerKey): AnswerKey['wrong'] => key.wrong.filter((w) => w.optionId !== undefined)

describe('a question', () => {
  it('is the same for the same level, version, seed, difficulty and form, and another for another seed or version', () => {
    const bytes = (version: number, seed: number): string =>
      JSON.stringify(generateQuestion({ ...subtraction, version }, seed, { difficulty: 0.4 }), (_, v: unknown) =>
        typeof v === 'bigint' ? `${v}` : v,
      )
    expect(bytes(1, 7)).toBe(bytes(1, 7))
    expect(bytes(1, 7)).not.toBe(bytes(1, 8))
    expect(bytes(1, 7)).not.toBe(bytes(2, 7).replace('"version":2', '"version":1'))
  })

  it('new wording leaves the numbers and the options alone', () => {
    const reworded: typeof tiny = {
      ...tiny,
      prompt: (p, words) => ({ text: words.pick(['Say it.', 'Read it.']), latex: String(p.n) }),
    }
    const [a, b] = [tiny, reworded].map((level) => generateQuestion(level, 5, { difficulty: 0, form: 'choice' }))
    expect(b?.widget).toEqual(a?.widget)
    expect(b?.note).toBe(a?.note)
  })

  it('refuses a form that the level does not accept and a difficulty outside 0 to 1', () => {
    expect(() => generateQuestion(tiny, 1, { difficulty: 0, form: 'matrix' })).toThrow(
      'counting_basics/1 cannot be answered as matrix',
    )
    expect(() => generateQuestion(tiny, 1, { difficulty: 1.2 })).toThrow(RangeError)
    expect(() => generateQuestion(tiny, 1, { difficulty: Number.NaN })).toThrow(RangeError)
  })

  it('draws again when numbers are rejected, and gives up with key, seed and reason', () => {
    const even: typeof tiny = { ...tiny, reject: (p) => (p.n % 2 === 1 ? 'odd' : null) }
    for (let seed = 0; seed < 50; seed++) expect(drawParams(even, seed, 0).n % 2).toBe(0)
    const never: typeof tiny = { ...tiny, reject: () => 'not this one' }
    expect(() => drawParams(never, 42, 0.5)).toThrow(/counting_basics\/1 seed 42 .*not this one/)
  })

  it('has the note that noteOf promises without building it', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(noteOf(fractions, seed, 0.5)).toBe(generateQuestion(fractions, seed, { difficulty: 0.5 }).note)
    }
  })

  it('speaks its text and its line of maths', () => {
    expect(generateQuestion(tiny, 3, { difficulty: 0 }).prompt.speech).toMatch(/^Say it back\. \d+$/)
  })
})

describe('a picture among options', () => {
  it('is named by the letter at which it stands, since the titles of pictures are alike', () => {
    const graphs = derivatives as unknown as TopicLevel<never>
    for (let seed = 0; seed < 20; seed++) {
      const { widget, key } = generateQuestion(graphs, seed, { difficulty: 0.5, form: 'choice' })
      if (widget.widget !== 'choice') throw new Error('not a choice')
      const place = widget.options.findIndex(({ id }) => id === key.rightOptionIds[0])
      expect(key.shown.text).toBe(`picture ${'ABCDE'[place]}`)
    }
  })
})

describe('options', () => {
  const options = (level: TopicLevel<never>, seed: number): ReturnType<typeof generateQuestion> =>
    generateQuestion(level, seed, { difficulty: (seed % 10) / 10, form: 'choice' })

  it('are four by default, of which marking calls exactly one right, the one the key names', () => {
    for (const level of exemplars) {
      for (let seed = 0; seed < 60; seed++) {
        const { widget, key } = options(level, seed)
        if (widget.widget !== 'choice') throw new Error('not a choice')
        expect(widget.options.map((o) => o.id)).toEqual(['a', 'b', 'c', 'd'])
        expect(widget.options.filter((o) => markResponse(key, o.id).verdict === 'right').map((o) => o.id)).toEqual(
          key.rightOptionIds,
        )
        expect(new Set(widget.options.map((o) => o.text)).size).toBe(4)
      }
    }
  })

  it('are topped up with near values when the level names too few, and say so', () => {
    const { key, widget } = generateQuestion(tiny, 9, { difficulty: 0, form: 'choice' })
    expect(widget.widget === 'choice' && widget.options).toHaveLength(4)
    expect(
      offered(key)
        .map((w) => w.misconception)
        .toSorted(),
    ).toEqual(['count_off_by_one', 'near', 'near'])
  })

  it('drop a wrong answer that equals the answer, or another one, by value or as shown', () => {
    const doubled: typeof tiny = {
      ...tiny,
      distractors: (p) => [
        { value: whole(p.n), misconception: 'count_off_by_one', why: 'The answer itself.' },
        { value: rational(2 * p.n, 2), misconception: 'count_off_by_one', why: 'The answer again.' },
        { value: whole(p.n + 1), misconception: 'count_off_by_one', why: 'One more.' },
        { value: whole(p.n + 1), misconception: 'count_off_by_one', why: 'One more again.' },
      ],
    }
    const { key } = generateQuestion(doubled, 4, { difficulty: 0, form: 'choice' })
    expect(key.wrong.map((w) => w.why)).toContain('One more.')
    expect(key.wrong.map((w) => w.why)).not.toContain('The answer itself.')
    expect(key.wrong.map((w) => w.why)).not.toContain('The answer again.')
  })

  it('prefer named misconceptions to near values', () => {
    const level: typeof tiny = {
      ...tiny,
      distractors: (p) => [
        { value: whole(p.n + 7), misconception: 'near', why: 'Near.' },
        { value: whole(p.n + 1), misconception: 'count_off_by_one', why: 'One.' },
        { value: whole(p.n + 2), misconception: 'count_off_by_one', why: 'Two.' },
        { value: whole(p.n + 3), misconception: 'count_off_by_one', why: 'Three.' },
      ],
    }
    const { key } = generateQuestion(level, 4, { difficulty: 0, form: 'choice' })
    expect(
      offered(key)
        .map((w) => w.why)
        .toSorted(),
    ).toEqual(['One.', 'Three.', 'Two.'])
  })

  it('are up to five from grade 9, when four misconceptions are named', () => {
    const level: typeof tiny = {
      ...tiny,
      key: 'polynomials_practice/1',
      distractors: (p) =>
        [1, 2, 3, 4].map((k) => ({ value: whole(p.n + k), misconception: 'square_of_sum', why: 'Not so.' })),
    }
    const count = (key: typeof tiny.key): number => {
      const { widget } = generateQuestion({ ...level, key }, 1, { difficulty: 0, form: 'choice' })
      return widget.widget === 'choice' ? widget.options.length : 0
    }
    expect(count('polynomials_practice/1')).toBe(5)
    expect(count('counting_basics/1')).toBe(4)
  })

  it('of comparison are the three signs, of yes and no two, both in their order', () => {
    const signs = generateQuestion(
      {
        ...tiny,
        fixedOrder: true,
        forms: ['comparison', 'choice'],
        answer: () => ({ kind: 'comparison', sign: '>' }),
        distractors: () => [],
      } as typeof tiny,
      1,
      { difficulty: 0, form: 'choice' },
    )
    expect(signs.widget.widget === 'choice' && signs.widget.options.map((o) => o.text.replace(/\\[()]/g, ''))).toEqual([
      '<',
      '=',
      '>',
    ])
    const yes = item('yes', 'True')
    const question = {
      ...tiny,
      fixedOrder: true,
      forms: ['true_false', 'choice'],
      answer: () => item('no', 'False'),
      distractors: () => [{ value: yes, misconception: 'near', why: 'Look again.' }],
    } as typeof tiny
    const choice = generateQuestion(question, 1, { difficulty: 0, form: 'choice' })
    expect(choice.widget.widget === 'choice' && choice.widget.options.map((o) => o.text)).toEqual(['True', 'False'])
    const typed = generateQuestion(question, 1, { difficulty: 0 })
    expect(typed.widget).toEqual({ widget: 'yes_no', yes: 'True', no: 'False' })
    expect(markResponse(typed.key, 'no').verdict).toBe('right')
    expect(markResponse(typed.key, 'yes').verdict).toBe('wrong')
  })

  it('in fixed order stand lowest first', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { widget } = generateQuestion({ ...tiny, fixedOrder: true }, seed, { difficulty: 0, form: 'choice' })
      if (widget.widget !== 'choice') throw new Error('not a choice')
      const shown = widget.options.map((o) => Number(o.text.replace(/\\[()]/g, '')))
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      expect(widget.fixedOrder).toBe(true)
    }
  })
})

describe('the public question', () => {
  it('holds no part of the key: not the answer, its marks, its reasons, its hints or its steps', () => {
    for (const level of exemplars) {
      for (const form of level.forms) {
        const question = generateQuestion(level, 77, { difficulty: 0.6, form })
        const text = JSON.stringify(toPublicQuestion(question))
        for (const secret of [
          'rightOptionIds',
          'misconception',
          'wrong',
          'solution',
          'hints',
          'seed',
          'note',
          'rules',
          'facts',
          '"key"',
          'isCorrect',
        ]) {
          expect(text, `${level.key} ${form}`).not.toContain(secret)
        }
        for (const wrong of question.key.wrong) expect(text).not.toContain(JSON.stringify(wrong.why).slice(1, -1))
        for (const hint of question.hints) expect(text).not.toContain(JSON.stringify(hint.text).slice(1, -1))
        for (const step of question.solution) expect(text).not.toContain(JSON.stringify(step.say).slice(1, -1))
      }
    }
  })

  it('a typed answer appears nowhere in what the browser gets', () => {
    const level: typeof tiny = { ...tiny, answer: (p) => whole(p.n + 777_000), prompt: () => ({ text: 'A secret.' }) }
    const question = generateQuestion(level, 5, { difficulty: 0 })
    expect(question.key.shown.text).toMatch(/777/)
    expect(JSON.stringify(toPublicQuestion(question))).not.toMatch(/777/)
  })

  it('says how it is rendered: Svg with a figure, LaTex with a line, else Text', () => {
    const kind = (level: TopicLevel<never>, form: 'choice' | 'graph_point'): string =>
      toPublicQuestion(generateQuestion(level, 1, { difficulty: 0, form })).questionRenderType
    expect(kind(counting as unknown as TopicLevel<never>, 'choice')).toBe('Svg')
    expect(kind(subtraction as unknown as TopicLevel<never>, 'choice')).toBe('LaTex')
    expect(kind(grid as unknown as TopicLevel<never>, 'graph_point')).toBe('Text')
  })
})
