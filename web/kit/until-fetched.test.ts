import { describe, expect, it } from 'vitest'
import { untilFetched } from './until-fetched.ts'

describe('a part of the page that cannot be had', () => {
  it('is asked for again until it comes', async () => {
    const waits: number[] = []
    let asked = 0
    const load = async (): Promise<string> => {
      asked += 1
      if (asked < 3) throw new TypeError('Failed to fetch')
      return 'clock'
    }
    const part = await untilFetched(load, async (ms) => {
      waits.push(ms)
    })
    expect(part).toBe('clock')
    expect(waits).toEqual([2000, 2000])
  })

  it('is given up after a minute, with the failure', async () => {
    let asked = 0
    const load = async (): Promise<never> => {
      asked += 1
      throw new TypeError(`Failed to fetch ${asked}`)
    }
    await expect(untilFetched(load, async () => {})).rejects.toThrow('Failed to fetch 30')
  })
})
