import { addDays } from '@polyhex/contract/calendar-dates'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeZones } from '@polyhex/contract/accounts/time-zones'
import { addYear, dateAt, instantAt, localAt, weekdayOf, zoneNameAt } from '../../wall-clock.ts'
import { occurrences, type WeeklyRule } from './occurrences.ts'
import { readVectors } from './vectors/vectors-of-tests.ts'
import { zonesComputedWrongly } from './zone-canaries.ts'

const program = pathToFileURL(join(import.meta.dirname, 'vectors', 'vector-failures-of-tests.ts')).href

/** What a server whose own clock is set to `TZ` gets wrong, with the hour it calls noon in London. */
async function failuresIn(zone: string): Promise<{ hour: number; failures: string[] }> {
  const words = `const { vectorFailures } = await import(${JSON.stringify(program)})
    console.log(JSON.stringify({ hour: new Date('2027-01-04T12:00:00Z').getHours(), failures: vectorFailures() }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', words], {
    env: { ...process.env, TZ: zone },
  })
  return JSON.parse(stdout) as { hour: number; failures: string[] }
}

describe('the times of weekly classes', () => {
  it.each([
    ['UTC', 12],
    ['Asia/Kolkata', 17],
    ['America/Vancouver', 5],
  ])('are those of the 216 cases on a server set to %s', { timeout: 60_000 }, async (zone, hour) => {
    expect(await failuresIn(zone)).toEqual({ hour, failures: [] })
  })

  it('are tried by as many cases as there are', () => {
    const vectors = readVectors()
    expect([vectors.cases.length, vectors.viewer.cases.length, vectors.joinWindow.cases.length]).toEqual([216, 18, 19])
    expect([vectors.evaluationWindows.cases.length, vectors.regeneration.cases.length]).toEqual([7, 10])
    expect(vectors.invalid.cases).toHaveLength(12)
  })

  const zones = Object.keys(timeZones)
  const rules: fc.Arbitrary<WeeklyRule> = fc.record({
    timeZone: fc.constantFrom(...zones),
    day: fc.integer({ min: 0, max: 6 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    duration: fc.constantFrom(30, 45, 60, 75, 90, 180),
    startingOn: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-06-01', days)),
    endingOn: fc.option(fc.integer({ min: 401, max: 900 }).map((days) => addDays('2026-06-01', days))),
  })
  const instants = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2028, 3, 1) }).map((at) => new Date(at))

  it('are the same set whenever and however often they are computed', () => {
    fc.assert(
      fc.property(
        rules,
        instants,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (rule, now, a, b) => {
          const later = new Date(now.getTime() + b * 86_400_000)
          const whole = occurrences(rule, new Set(), now, 200)
          const both = [...occurrences(rule, new Set(), now, a + b), ...occurrences(rule, new Set(), later, a + b)]
          const end = addDays(dateAt(later, rule.timeZone), a + b)
          const merged = new Map(both.map((one) => [one.date, one.startingAt.getTime()]))
          const expected = whole.filter((one) => one.date < end)
          expect([...merged].sort()).toEqual(expected.map((one) => [one.date, one.startingAt.getTime()]).sort())
        },
      ),
      { numRuns: 60 },
    )
  })

  it('are a week apart on the wall and once a week', () => {
    fc.assert(
      fc.property(rules, instants, (rule, now) => {
        const found = occurrences(rule, new Set(), now, 90)
        for (const [index, one] of found.entries()) {
          expect(weekdayOf(one.date)).toBe(rule.day)
          const before = found[index - 1]
          if (before !== undefined) expect(one.date).toBe(addDays(before.date, 7))
          expect(one.endingAt.getTime() - one.startingAt.getTime()).toBe(rule.duration * 60_000)
        }
        expect(occurrences(rule, new Set(found.map((one) => one.date)), now, 90)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('clocks on the wall', () => {
  it('say an instant in the zone of whoever looks, with the name of the zone at that instant [C-032]', () => {
    const winter = new Date('2027-03-08T21:00:00Z')
    expect([localAt(winter, 'America/New_York'), zoneNameAt(winter, 'America/New_York')]).toEqual([
      '2027-03-08T16:00',
      'EST',
    ])
    expect(localAt(winter, 'Asia/Kolkata')).toBe('2027-03-09T02:30')
    const names = Object.keys(timeZones).map((zone) => zoneNameAt(new Date('2027-07-05T12:00:00Z'), zone))
    expect(names).toEqual(
      (
        'HST AKDT PDT PDT MST MDT MDT CDT CDT EDT EDT ADT NDT GMT-3 BST CEST EEST GST GMT+5 IST GMT+6 GMT+8 GMT+8 ' +
        'GMT+9 AEST NZST'
      ).split(' '),
    )
  })

  it('end a year after 29 February on the 28th', () => {
    expect([addYear('2028-02-29'), addYear('2026-11-22')]).toEqual(['2029-02-28', '2027-11-22'])
  })

  it('are asked at the start whether their zone data is too old', () => {
    expect(zonesComputedWrongly()).toEqual([])
    // What data older than 2026c says: an hour later in both zones.
    const stale: typeof instantAt = (date, minute, zone) =>
      new Date(instantAt(date, minute, zone).getTime() + 3_600_000)
    expect(zonesComputedWrongly(stale)).toEqual(['America/Vancouver', 'America/Edmonton'])
  })
})
