import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { clockEnvironment } from './run-clock.ts'

/** What the machine's clock says, also in a run under another one. */
const machineTime = (): Date => new Date(Date.now() - Number(process.env['TEST_CLOCK_AHEAD_MS'] ?? 0))

const asked = `
  const { Worker } = require('node:worker_threads')
  const say = () => {
    const made = structuredClone(new Date('2027-01-01T00:00Z'))
    class Own extends Date {}
    return [new Date(), new Date(Date.now()), new Own(), new Date(Date()), made].map((date) => date instanceof Date && date.getTime())
  }
  const inThread = 'import { parentPort } from "node:worker_threads"; parentPort.postMessage(Date.now())'
  const worker = new Worker(new URL('data:text/javascript,' + encodeURIComponent(inThread)))
  worker.on('message', (there) => console.log(JSON.stringify([...say(), there, new Date(2027, 0, 1).getTime()])))`

it('sets the clock of a process, its threads and its children, and their local time', () => {
  const env = clockEnvironment({ clock: '2028-02-29T12:00Z', zone: 'Asia/Tokyo' }, machineTime())
  const parent = `console.log(require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(asked)}]) + '')`
  const said = execFileSync(process.execPath, ['-e', parent], { env: { ...process.env, ...env }, encoding: 'utf8' })
  const [begun, now, own, called, cloned, inThread, local] = JSON.parse(said) as number[]
  const noon = Date.parse('2028-02-29T12:00Z')
  for (const at of [begun, now, own, called, inThread]) {
    expect(at).toBeGreaterThanOrEqual(noon - 1000)
    expect(at).toBeLessThan(noon + 60_000)
  }
  expect(cloned).toBe(Date.parse('2027-01-01T00:00Z'))
  expect(local).toBe(Date.parse('2026-12-31T15:00Z'))
})

it('changes nothing when nothing is asked, and says in words what it cannot read', () => {
  expect(clockEnvironment({}, new Date())).toEqual({})
  for (const clock of ['Sunday', '2026-11-22', '2026-13-22T22:30Z', '2026-11-22T22:30']) {
    expect(() => clockEnvironment({ clock }, new Date())).toThrow(
      `--clock must look like 2026-11-22T22:30Z, but is '${clock}'`,
    )
  }
  expect(() => clockEnvironment({ zone: 'Tokyo' }, new Date())).toThrow('--zone must be a time zone such as Asia/Tokyo')
})
