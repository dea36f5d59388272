import { expect, it } from 'vitest'
import { waitForDatabase } from './wait-for-database.ts'

const address = 'postgresql://polyhex:secret-42@db.example:6432/learn'
const fault = (code: string): Error => Object.assign(new Error('no'), { code })

/** Tries with these outcomes in turn, the last one again and again, on a clock that only pausing moves. */
async function wait(...outcomes: readonly (Error | null)[]) {
  const said: string[] = []
  let [now, tries] = [0, 0]
  const reach = async (): Promise<void> => {
    const outcome = outcomes[Math.min(tries++, outcomes.length - 1)]
    if (outcome instanceof Error) throw outcome
  }
  const pause = async (ms: number): Promise<void> => void (now += ms)
  const words = await waitForDatabase(address, reach, { say: (one) => said.push(one), now: () => now, pause }).then(
    () => 'there',
    (error: Error) => `${error.constructor.name}: ${error.message}`,
  )
  return { words, said, seconds: now / 1000, tries }
}

it('waits for a database that comes, and says so once', async () => {
  const nobody = fault('ECONNREFUSED')
  expect(await wait(nobody, nobody, fault('57P03'), null)).toEqual({
    words: 'there',
    said: [
      'The database at db.example:6432/learn cannot be reached: nothing listens there (ECONNREFUSED). Trying again for 60 s.',
      'The database at db.example:6432/learn cannot be reached: it is starting or stopping (57P03). Trying again for 60 s.',
    ],
    seconds: 6,
    tries: 4,
  })
})

it('gives up after 60 s, in words without the password', async () => {
  const { words, seconds } = await wait(new AggregateError([fault('ECONNREFUSED')]))
  expect(words).toBe(
    'CannotStart: The database at db.example:6432/learn cannot be reached: nothing listens there (ECONNREFUSED).\nTried for 60 s. Check DATABASE_URL, and that the database runs.',
  )
  expect(seconds).toBe(60)
})

it('does not wait where waiting does not help', async () => {
  for (const [code, why] of [
    ['28P01', 'the password is not accepted (28P01)'],
    ['3D000', 'there is no database of this name (3D000)'],
  ] as const) {
    const { words, seconds } = await wait(fault(code))
    expect([words, seconds]).toEqual([
      `CannotStart: The database at db.example:6432/learn cannot be reached: ${why}.\nCheck DATABASE_URL.`,
      0,
    ])
  }
})
