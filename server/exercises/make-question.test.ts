import { keyFromJson, loadTopicLevel, type TopicLevel } from '@polyhex/curriculum'
import { expect, it } from 'vitest'
import { nextDifficulty } from './difficulty.ts'
import { makeQuestion, noteEntry, questionAgain, questionOfLevel } from './make-question.ts'

const key = 'multi_digit_subtraction_practice/4'
const wanted = { id: 'q', difficulty: 0.3, notes: [], stream: '1|1|0' }

/** A level that fails so many times before it makes a question. */
async function failing(times: number): Promise<{ level: TopicLevel<unknown>; tries: () => number }> {
  const real = await loadTopicLevel(key)
  let tries = 0
  const params: typeof real.params = (chance, difficulty) => {
    tries++
    if (tries <= times) throw new Error('no good numbers')
    return real.params(chance, difficulty)
  }
  return { level: { ...real, params }, tries: () => tries }
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
  const { version, seed, difficulty, form, key: stored, shown } = await makeQuestion({ ...wanted, topicCodeLevel: key })
  const again = await questionAgain({ topicCodeLevel: key, version, seed, difficulty, form })
  expect(again?.key).toEqual(keyFromJson(stored))
  expect(again?.prompt.text).toBe(shown.questionText)
  expect(await questionAgain({ topicCodeLevel: key, version: version + 1, seed, difficulty, form })).toBeNull()
  expect(await questionAgain({ topicCodeLevel: 'nope/1', version, seed, difficulty, form })).toBeNull()
})

it('goes up after right answers and three times as far down after wrong ones, in hundredths from 0 to 1', () => {
  expect(nextDifficulty(0.3, 'right')).toBe(0.36)
  expect(nextDifficulty(0.3, 'wrong')).toBe(0.12)
  expect(nextDifficulty(0.3, 'skipped')).toBe(0.21)
  expect(nextDifficulty(0.98, 'right')).toBe(1)
  expect(nextDifficulty(0.05, 'wrong')).toBe(0)
})
