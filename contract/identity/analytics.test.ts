import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AnalyticsRange } from './analytics-operations.ts'
import { VisitorGuid } from './analytics-events.ts'
import { isCrawler } from './crawlers.ts'
import { randomIdentifier } from './random-identifier.ts'

describe('a random identifier', () => {
  const from = (values: readonly number[]) => {
    let next = 0
    return randomIdentifier((bytes) => {
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = values[next++ % values.length] ?? 0
    })
  }
  it('has 20 alphanumeric characters, whatever chance gives [A-309]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 60 }), (values) => {
        fc.pre(values.some((value) => value < 248))
        const id = from(values)
        expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
        expect(VisitorGuid.safeParse(id).success).toBe(true)
      }),
    )
  })
  it('favors no letter: bytes that would are drawn again', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = from(byte < 248 ? [byte] : [byte, 61])[0] ?? ''
      if (byte < 248) counts.set(letter, (counts.get(letter) ?? 0) + 1)
      else expect(letter).toBe('9')
    }
    expect(counts.size).toBe(62)
    expect(new Set(counts.values())).toEqual(new Set([4]))
  })
})

describe('crawlers', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse',
    'curl/8.5.0',
    'python-requests/2.31',
    '',
    '  ',
  ])('are known by what they call themselves: %s [A-281]', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(true)
  })
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X18) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  ])('are none of those whom people use: %s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(false)
  })
})

describe('the range of a report', () => {
  it('goes forward and over 400 days at most', () => {
    const fits = (from: string, to: string) => AnalyticsRange.safeParse({ from, to }).success
    expect(fits('2026-11-01', '2026-11-01')).toBe(true)
    expect(fits('2026-11-02', '2026-11-01')).toBe(false)
    expect(fits('2025-10-01', '2026-11-04')).toBe(true)
    expect(fits('2025-10-01', '2026-11-05')).toBe(false)
    expect(fits('2026-02-30', '2026-03-01')).toBe(false)
  })
})
