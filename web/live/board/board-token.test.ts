import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServerProblem, UnreachableProblem } from '../../call/problems.ts'
import { boardTokens } from './board-token.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks for a token of the board again while the line is gone or the server starts, and gives up where it is refused', async () => {
  const answers = [new UnreachableProblem(), new ServerProblem(503, {}), new ServerProblem(429, {}), 'token']
  const ask = vi.fn(async () => {
    const answer = answers.shift()
    if (typeof answer === 'string') return answer
    throw answer ?? new ServerProblem(404, { detail: 'Not yours.' })
  })
  const tokens = boardTokens(ask)
  const first = tokens.next()
  await vi.advanceTimersByTimeAsync(250 + 500 + 1000)
  expect(await first).toBe('token')
  await expect(tokens.next()).rejects.toThrow('Not yours.')
  expect(ask).toHaveBeenCalledTimes(5)
})

it('answers the newest question alone, and asks no more once it is over', async () => {
  const ask = vi.fn(async (): Promise<string> => {
    throw new UnreachableProblem()
  })
  const tokens = boardTokens(ask)
  const settled = vi.fn()
  void tokens.next().finally(settled)
  void tokens.next().finally(settled)
  await vi.advanceTimersByTimeAsync(250)
  expect(ask).toHaveBeenCalledTimes(3)
  tokens.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([ask.mock.calls.length, settled.mock.calls.length]).toEqual([3, 0])
})
