import { expect, it } from 'vitest'
import { chosenSteps, runSteps, totalLine, type Step } from './step.ts'

const passes = (name: string, extra: Partial<Step> = {}): Step => ({
  name,
  run: () => Promise.resolve({ passed: 1, failed: 0 }),
  ...extra,
})

it('says the total in one fixed form, naming skipped tests only when there are any', () => {
  expect(totalLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(totalLine({ passed: 3, failed: 2, skipped: 1 })).toBe('3 passed, 2 failed, 1 skipped')
})

it('goes on after a failure and adds everything up', async () => {
  const order: string[] = []
  const total = await runSteps(
    [
      { name: 'breaks', run: () => Promise.reject(new Error('no')) },
      { name: 'counts', run: () => Promise.resolve({ passed: 5, failed: 1, skipped: 2 }) },
      passes('last', { after: ['breaks', 'counts'] }),
    ],
    2,
    ({ name }) => order.push(name),
  )
  expect(total).toEqual({ passed: 6, failed: 2, skipped: 2 })
  expect(order.at(-1)).toBe('last')
})

it('does not run a step whose need has failed, and counts it as failed', async () => {
  let ran = false
  const total = await runSteps(
    [
      { name: 'build', run: () => Promise.resolve({ passed: 0, failed: 1 }) },
      passes('journeys', {
        needs: ['build'],
        run: () => {
          ran = true
          return Promise.resolve({ passed: 1, failed: 0 })
        },
      }),
    ],
    2,
    () => undefined,
  )
  expect(ran).toBe(false)
  expect(total.failed).toBe(2)
})

it('never runs more steps at once than there are lanes', async () => {
  let active = 0
  const seen: number[] = []
  const watched = (name: string): Step => ({
    name,
    run: async () => {
      active += 1
      seen.push(active)
      await new Promise((resolve) => setImmediate(resolve))
      active -= 1
      return { passed: 1, failed: 0 }
    },
  })
  await runSteps(['a', 'b', 'c', 'd'].map(watched), 2, () => undefined)
  expect(seen).toHaveLength(4)
  expect(Math.max(...seen)).toBe(2)
})

it('refuses steps that wait for each other', async () => {
  const steps = [passes('a', { after: ['b'] }), passes('b', { after: ['a'] })]
  await expect(runSteps(steps, 2, () => undefined)).rejects.toThrow('wait for each other: a, b')
})

it('chooses steps with what they need, in the order of the list', () => {
  const steps = [passes('a'), passes('b'), passes('c', { needs: ['b'] }), passes('d', { uses: ['c'], after: ['a'] })]
  expect(chosenSteps(steps, ['d']).map((step) => step.name)).toEqual(['b', 'c', 'd'])
  expect(() => chosenSteps(steps, ['e'])).toThrow("no step 'e'")
})
