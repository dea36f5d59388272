import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followOnline, hasNoNetwork, isOnline, reportReach } from './network.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  reportReach(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('whether Polyhex can be reached', () => {
  it('a call without an answer means offline, and a look from time to time finds the way back', async () => {
    const told = vi.fn()
    const stop = followOnline(told)
    const fetched = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('no network'))
      .mockImplementation(async () => Response.json({ status: 'ok' }))
    vi.stubGlobal('fetch', fetched)
    reportReach(false)
    reportReach(false)
    expect([isOnline(), told.mock.calls.length]).toEqual([false, 1])
    await vi.advanceTimersByTimeAsync(2000)
    expect([isOnline(), fetched.mock.calls.length]).toEqual([false, 1])
    await vi.advanceTimersByTimeAsync(3999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect([isOnline(), told.mock.calls.length]).toEqual([true, 2])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(2)
    stop()
  })

  it('the browser’s own word counts at once, both ways', () => {
    const told = vi.fn()
    const stop = followOnline(told)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect([isOnline(), hasNoNetwork()]).toEqual([false, true])
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect([isOnline(), hasNoNetwork()]).toEqual([true, false])
    expect(told).toHaveBeenCalled()
    stop()
  })
})
