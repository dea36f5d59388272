import { keyFromJson, loadTopicLevel, type TaskLevel } from '@polyhex/curriculum'
import { expect, it } from 'vitest'
import { nextDifficulty } from './difficulty.ts'
import { makeQuestion, noteEntry, questionAgain, questionOfLevel } from './make-question.ts'

const key = 'multi_digit_subtraction_practice/4'
const wish = { asked: [], type: 'practice', widgetSet: 1 } as const
const wanted = { id: 'q', difficulty: 0.3, notes: [], stream: '1|1|0', wish }

/** A level that fails so many times before it makes a question. */
async function failing(times: number): Promise<{ level: TaskLevel; tries: () => number }> {
  const level = await loadTopicLevel(key)
  const [main] = level.tasks
  const real = main.procedure()
  let tries = 0
  const params: typeof real.params = (chance, difficulty) => {
    tries++
    if (tries <= times) throw new Error('no good numbers')
    return real.params(chance, difficulty)
  }
  return { level: { ...level, tasks: [{ ...main, procedure: () => ({ ...real, params }) }] }, tries: () => tries }
}

it('tries 10 more times when a question cannot be made, then says so [L-153]', async () => {
  const patient = await failing(10)
  expect(questionOfLevel(patient.level, wanted).topicCodeLevel).toBe(key)
  const hopeless = await failing(1000)
  expect(() => questionOfLevel(hopeless.level, wanted)).toThrow('We could not make a new question just now.')
  expect(hopeless.tries()).toBe(11)
})

it('makes the same question for the same stream, and avoids the notes it is given', async () => {
  const first = await makeQuestion({ ...wanted, topicCodeLevel: key })
  expect(await makeQuestion({ ...wanted, topicCodeLevel: key })).toEqual(first)
  const other = await makeQuestion({ ...wanted, topicCodeLevel: key, notes: [noteEntry(key, first.note)] })
  expect(other.note).not.toBe(first.note)
  const elsewhere = [noteEntry('counting_basics/2', first.note)]
  expect((await makeQuestion({ ...wanted, topicCodeLevel: key, notes: elsewhere })).note).toBe(first.note)
})

it('makes a stored question again, with its solution, unless its level has been written anew', async () => {
  const { task, version, seed, difficulty, form, ...made } = await makeQuestion({ ...wanted, topicCodeLevel: key })
  const { key: stored, shown } = made
  const again = await questionAgain({ topicCodeLevel: key, task, version, seed, difficulty, form })
  expect(again?.key).toEqual(keyFromJson(stored))
  expect(again?.prompt.text).toBe(shown.questionText)
  expect(await questionAgain({ topicCodeLevel: key, task, version: version + 1, seed, difficulty, form })).toBeNull()
  expect(await questionAgain({ topicCodeLevel: key, task: 'gone', version, seed, difficulty, form })).toBeNull()
  expect(await questionAgain({ topicCodeLevel: 'nope/1', task, version, seed, difficulty, form })).toBeNull()
})

it('goes up after right answers and three times as far down after wrong ones, in hundredths from 0 to 1', () => {
  expect(nextDifficulty(0.3, 'right')).toBe(0.36)
  expect(nextDifficulty(0.3, 'wrong')).toBe(0.12)
  expect(nextDifficulty(0.3, 'skipped')).toBe(0.21)
  expect(nextDifficulty(0.98, 'right')).toBe(1)
  expect(nextDifficulty(0.05, 'wrong')).toBe(0)
})

it('a question stored before levels had tasks is made again by the old procedure of its level', async () => {
  const old = { topicCodeLevel: key, task: null, version: 1, seed: 12345, difficulty: 0.3, form: 'numeric' }
  const again = await questionAgain(old)
  expect(again?.note).toBe('309-262')
  expect(again?.prompt.latex).toBe('309 - 262')
  expect(await questionAgain({ ...old, task: 'main' })).toEqual(again)
})
