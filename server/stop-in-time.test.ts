import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { stopInTime, stopLimits } from './stop-in-time.ts'

const limits = { drain: 0, answer: 100, rest: 200 }

/** A server with a caller who begins a body and never ends it. */
async function withStuckCaller() {
  const server = createServer((request, response) => void request.resume().on('end', () => response.end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const caller = connect(port, '127.0.0.1')
  caller.on('error', () => {})
  caller.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc')
  await once(server, 'request')
  return { server, caller }
}

it('cuts a caller who never ends, and then ends the rest', async () => {
  const { server, caller } = await withStuckCaller()
  const order: string[] = []
  const code = await stopInTime(
    {
      drain: () => void order.push('drain'),
      closeServer: () => new Promise((resolve) => server.close(() => resolve())),
      cut: () => {
        order.push('cut')
        server.closeAllConnections()
      },
      rest: [async () => order.push('work'), async () => order.push('database')],
    },
    limits,
  )
  expect([code, order]).toEqual([3, ['drain', 'cut', 'work', 'database']])
  await (caller.closed || once(caller, 'close'))
})

it('ends with 0 when everything ended by itself, and goes past what hangs or fails', async () => {
  const order: string[] = []
  const ends = (name: string) => async () => void order.push(name)
  const stopping = { drain: ends('drain'), closeServer: ends('server'), cut: ends('cut') }
  expect(await stopInTime({ ...stopping, rest: [ends('work')] }, limits)).toBe(0)
  expect(order).toEqual(['drain', 'server', 'work'])
  const hangs = async (): Promise<never> => new Promise(() => {})
  const fails = async (): Promise<never> => Promise.reject(new Error('no'))
  expect(await stopInTime({ ...stopping, rest: [hangs, fails, ends('database')] }, limits)).toBe(3)
  expect(order.slice(3)).toEqual(['drain', 'server', 'database'])
})

it('takes at most 30 s, and waits for a proxy only where there is one', () => {
  const { drain, answer, rest } = stopLimits(true)
  expect(drain + answer + rest).toBeLessThanOrEqual(30_000)
  expect(stopLimits(false).drain).toBe(0)
})
