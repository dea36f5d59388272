import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { sweepLesson, sweepTaskLessons } from '../checks/sweep-lesson.ts'
import { exampleTurn, loadLesson, loadTaskLesson, loadTopicLevel } from '../curriculum.ts'
import { everyLesson } from '../generators/every-level.ts'
import { generateQuestion } from '../questions/generate.ts'
import { lesson as fractions } from '../generators/fractions-add-subtract-practice/lesson.ts'
import { exampleTask } from '../tasks/example-task.ts'
import { board } from './board.ts'
import { figureFaults } from '../figures/layout-check.ts'
import { buildLesson, exampleQuestion, taskExample } from './lesson.ts'
import { secondsToSay } from './segments.ts'
import { solutionSegments } from './solution.ts'
import type { LessonPlan } from './lesson-plan.ts'

const renderMaths = (latex: string): void =>
  void katex.renderToString(latex, { throwOnError: true, strict: 'error', output: 'html' })
const level = exampleTask(await loadTopicLevel('fractions_add_subtract_practice/4')).procedure()

describe('a lesson', () => {
  it('has 5 to 8 segments: what, picture, three of an example, the mistake, how to check', async () => {
    const lesson = await loadLesson('fractions_add_subtract_practice')
    expect(lesson?.segments.map((s) => s.heading)).toEqual([
      'Count parts of one size',
      'Make the parts match',
      'An example',
      'Step by step',
      'The answer',
      'Do not add the denominators',
      'Check with a half and a whole',
    ])
  })

  it('works through the question of a fixed seed and ends with its answer', () => {
    const { segments } = buildLesson(fractions, level)
    const question = exampleQuestion(level)
    expect(segments[2]?.latex).toBe(question.prompt.latex)
    expect(segments[4]?.say).toContain(question.key.shown.text)
    expect(buildLesson(fractions, level)).toEqual(buildLesson(fractions, level))
  })

  it('every segment has something to see, something to hear and a length', () => {
    const bare: LessonPlan = {
      ...fractions,
      what: { heading: 'Words alone', say: 'There is neither picture nor maths here.' },
    }
    const { segments } = buildLesson(bare, level)
    expect(segments[0]?.figure?.title).toBe('Words alone')
    for (const s of segments) {
      expect(s.figure !== undefined || s.latex !== undefined).toBe(true)
      expect(s.speech).not.toMatch(/[\\{}]/)
      expect(s.seconds).toBeGreaterThanOrEqual(3)
    }
  })

  it('of a level with a method of its own has parts of its own, and teaches nothing of later levels', async () => {
    const same = await loadLesson('fractions_add_subtract_practice', 1)
    expect(same?.segments.map((s) => s.heading)).toEqual([
      'Count parts of one size',
      'The parts keep their size',
      'An example',
      'Step by step',
      'The answer',
      'Do not add the denominators',
      'Check with one whole',
    ])
    const said = same?.segments.map((s) => `${s.say} ${s.latex ?? ''}`).join(' ') ?? ''
    expect(said).not.toMatch(/third|sixth|common denominator/)
  })

  it('works through the level that is practiced, and is refused for one of another topic', async () => {
    const practiced = exampleTask(await loadTopicLevel('fractions_add_subtract_practice/1')).procedure()
    expect(buildLesson(fractions, practiced).segments).toHaveLength(buildLesson(fractions, level).segments.length)
    expect(() => buildLesson({ ...fractions, topicCode: 'fractions_intro' }, level)).toThrow(
      'the lesson is of fractions_intro, not of fractions_add_subtract_practice/',
    )
    expect(await loadLesson('no_such_topic')).toBeNull()
  })

  it('every lesson that is there passes the checks', async () => {
    for (const [code, load] of Object.entries(everyLesson)) {
      const plan = await load()
      expect(plan.topicCode).toBe(code)
      expect(
        sweepLesson(plan, exampleTask(await loadTopicLevel(`${code}/${plan.example.level}`)).procedure(), renderMaths),
      ).toEqual([])
    }
  })

  it('the checks see a wrong misconception, bad maths and a figure that does not fit', () => {
    const details = (plan: LessonPlan): string =>
      sweepLesson(plan, level, renderMaths)
        .map((f) => f.detail)
        .join(' ')
    expect(details({ ...fractions, mistake: { ...fractions.mistake, misconception: 'matrix_entrywise' } })).toContain(
      'not a misconception of the topic',
    )
    expect(details({ ...fractions, check: { heading: 'Check', say: 'Look.', latex: '\\frac{1}{' } })).toContain(
      'open brace',
    )
    const figure = board({ heading: 'B', say: 'Some words for the board.' })
    expect(
      details({ ...fractions, picture: { heading: 'Cut', say: 'Look.', figure: { ...figure, width: 40 } } }),
    ).toContain('viewBox')
  })
})

describe('the lesson beside a question', () => {
  const headings = async (key: string, task: string): Promise<string[]> => {
    const [code = '', level] = key.split('/')
    const lesson = await loadTaskLesson(code, Number(level), task, 0)
    return lesson?.segments.map(({ heading }) => heading) ?? []
  }

  it('says how to go about its kind, and works through a question of the same task', async () => {
    const { tasks } = await loadTopicLevel('fractions_add_subtract_practice/4')
    const task = tasks.find(({ id }) => id === 'missing_fraction')
    if (task === undefined) throw new Error('no such task')
    const example = taskExample('fractions_add_subtract_practice/4', task, 0)
    const lesson = await loadTaskLesson('fractions_add_subtract_practice', 4, 'missing_fraction', 0)
    expect(lesson?.segments.map(({ heading }) => heading)).toEqual([
      'Count parts of one size',
      'Make the parts match',
      'Go backward, then test it',
      'An example',
      'Step by step',
      'The answer',
      'Do not add the denominators',
      'Check with a half and a whole',
    ])
    expect(lesson?.segments[3]?.latex).toBe(example.prompt.latex)
    expect(lesson?.segments[5]?.say).toContain(example.key.shown.text)
  })

  it('shows what is built by hand before and after, and the right one of pictures', async () => {
    const built = await loadTaskLesson('fractions_add_subtract_practice', 4, 'shade_sum', 0)
    const [asked, , made] = built?.segments.slice(3) ?? []
    expect(asked?.figure?.svg).not.toBe(made?.figure?.svg)
    const chosen = await loadTaskLesson('time_basics', 1, 'which_clock', 0)
    expect(chosen?.segments.find(({ heading }) => heading === 'The answer')?.figure?.title).toBe('Clock')
    expect(chosen?.segments.map(({ say }) => say).join(' ')).not.toMatch(/picture [A-D]/)
  })

  it('speaks to those who are read to in fewer words', async () => {
    expect(await headings('time_basics/1', 'set_clock')).toContain('Make it yourself')
    expect(await headings('fractions_add_subtract_practice/4', 'shade_sum')).toContain('Build it, then compare')
  })

  it('is that of the level for its old procedure, and none for a task that is not there', async () => {
    expect(await loadTaskLesson('time_basics', 1, 'main', 0)).toBe(await loadLesson('time_basics', 1))
    expect(await loadTaskLesson('time_basics', 1, 'no_such_task', 0)).toBeNull()
    expect(await loadTaskLesson('no_such_topic', 1, 'main', 0)).toBeNull()
  })

  it('has another example where the first asks what the child is asked', async () => {
    const key = 'fractions_add_subtract_practice/4'
    const task = (await loadTopicLevel(key)).tasks.find(({ id }) => id === 'missing_fraction')
    if (task === undefined) throw new Error('no such task')
    const { note } = taskExample(key, task, 0)
    const turn = (of: string): Promise<number> =>
      exampleTurn('fractions_add_subtract_practice', 4, 'missing_fraction', of)
    expect([await turn(note), await turn('another one')]).toEqual([1, 0])
    expect(taskExample(key, task, 1).note).not.toBe(note)
  })

  it('passes the checks, whatever the task', async () => {
    for (const key of ['fractions_add_subtract_practice/4', 'time_basics/3', 'equations_multi_step_practice/1']) {
      const plan = await everyLesson[key.split('/')[0] ?? '']?.()
      if (plan === undefined) throw new Error('no lesson')
      expect(sweepTaskLessons(plan, await loadTopicLevel(key), renderMaths)).toEqual([])
    }
  })
})

describe('the solution', () => {
  it('has a segment for each step of the question at hand', () => {
    const question = generateQuestion(level, 3, { difficulty: 0.5 })
    const segments = solutionSegments(question)
    expect(segments.map((s) => s.say)).toEqual(question.solution.map((s) => s.say))
    expect(segments[0]?.heading).toBe('Step 1')
    for (const s of segments) expect(s.figure !== undefined || s.latex !== undefined).toBe(true)
  })
})

it('boards hold their words, however many, without a fault', () => {
  for (const words of [3, 20, 60, 200]) {
    const figure = board({ heading: 'How it goes', say: `${'steady '.repeat(words)}end of it.` })
    expect(figureFaults(figure), `${words} words`).toEqual([])
  }
})

it('140 words last a minute, and nothing less than 3 seconds', () => {
  expect(secondsToSay('word '.repeat(140))).toBe(60)
  expect(secondsToSay('Yes.')).toBe(3)
})
