import { expect, it } from 'vitest'
import { gatheredRead, gatherReads } from './gathered-reads.ts'
import type { Statement } from './statement.ts'

const read = gatheredRead<{ word: string }>('test_words', ['text', 'integer'], 'select $1 as word limit $2')

/** A database that answers when it is told to: every round trip stands in `trips` until then. */
function openSlowDatabase() {
  const trips: {
    name: string
    values: readonly unknown[]
    resolve: (rows: object[]) => void
    reject: (e: Error) => void
  }[] = []
  const run = <Row>({ name }: Statement<Row>, values: readonly unknown[]) =>
    new Promise<Row[]>((resolve, reject) => {
      trips.push({ name, values, resolve: (rows) => resolve(rows as Row[]), reject })
    })
  return { trips, ask: gatherReads(run) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

it('is written once and read for one or for many', () => {
  expect(read.one.text).toBe('select $1 as word limit $2')
  expect(read.many.text).toBe(
    'select w.nth::integer as nth, found.* from unnest((select $1::text[]), (select $2::integer[])) with ordinality as w (v1, v2, nth) ' +
      'cross join lateral (select w.v1 as word limit w.v2) found',
  )
})

it('takes along what is asked in the same turn, and gives everyone its own rows', async () => {
  const { trips, ask } = openSlowDatabase()
  const answers = Promise.all([ask(read, ['a', 1]), ask(read, ['b', 2]), ask(read, ['c', 1])])
  await turn()
  expect(trips.map(({ name, values }) => [name, values])).toEqual([
    [
      'test_words_many',
      [
        ['a', 'b', 'c'],
        [1, 2, 1],
      ],
    ],
  ])
  trips[0]?.resolve([
    { nth: 2, word: 'b1' },
    { nth: 1, word: 'a1' },
    { nth: 2, word: 'b2' },
  ])
  expect(await answers).toEqual([
    [{ nth: 1, word: 'a1' }],
    [
      { nth: 2, word: 'b1' },
      { nth: 2, word: 'b2' },
    ],
    [],
  ])
})

it('sends a read only after it was asked for, never giving it the rows of a round trip that had left before', async () => {
  const { trips, ask } = openSlowDatabase()
  const early = ask(read, ['a', 1])
  await turn()
  const late = ask(read, ['a', 1])
  await turn()
  expect(trips.length).toBe(1)
  trips[0]?.resolve([{ word: 'before' }])
  expect(await early).toEqual([{ word: 'before' }])
  await turn()
  expect(trips.map(({ name }) => name)).toEqual(['test_words', 'test_words'])
  trips[1]?.resolve([{ word: 'after' }])
  expect(await late).toEqual([{ word: 'after' }])
})

it('asks again one by one when a shared round trip fails, so that one fault is not that of all', async () => {
  const { trips, ask } = openSlowDatabase()
  const good = ask(read, ['a', 1])
  const bad = ask(read, ['b', 1])
  await turn()
  trips[0]?.reject(new Error('one of them is wrong'))
  await turn()
  expect(trips.slice(1).map(({ name, values }) => [name, values])).toEqual([
    ['test_words', ['a', 1]],
    ['test_words', ['b', 1]],
  ])
  trips[1]?.resolve([{ word: 'fine' }])
  trips[2]?.reject(new Error('this one is wrong'))
  expect(await good).toEqual([{ word: 'fine' }])
  await expect(bad).rejects.toThrow('this one is wrong')
})
