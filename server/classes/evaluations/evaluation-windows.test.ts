import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { evaluationWindows, windowLabels } from './evaluation-windows.ts'

const file = new URL('./evaluation-window-vectors.json', import.meta.url)
const { cases } = z
  .object({
    cases: z.array(
      z.object({
        id: z.string(),
        why: z.string(),
        now: z.string(),
        windows: z.array(z.tuple([z.string(), z.string()])),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')))

const spans = (now: string): string[][] =>
  evaluationWindows(new Date(now)).map(({ start, end }) =>
    [start, end].map((at) => at.toISOString().replace('.000', '')),
  )

describe('windows for an evaluation', () => {
  it.each(cases)(
    'are those of the weekdays among the 7 days from 2 days ahead, on the Eastern clock: $id, $why [C-256] [C-257]',
    ({ now, windows }) => {
      expect(spans(now)).toEqual(windows)
    },
  )

  it('are always 15, of three hours each', () => {
    for (let hour = 0; hour < 24 * 400; hour += 7) {
      const windows = evaluationWindows(new Date(Date.UTC(2027, 0, 1, hour)))
      expect(windows).toHaveLength(15)
      for (const { start, end } of windows) expect(end.getTime() - start.getTime()).toBe(3 * 3_600_000)
    }
  })

  it('are named on the Eastern clock, and on the own one where it shows another time', () => {
    const [morning] = evaluationWindows(new Date('2027-02-05T15:00:00Z'))
    if (morning === undefined) throw new Error('there are windows')
    expect(windowLabels(morning, 'America/Toronto')).toEqual({
      dayLabel: 'Mon, February 8',
      timeLabel: '9 AM to noon Eastern time (EST)',
      localLabel: null,
    })
    expect(windowLabels(morning, 'America/Los_Angeles').localLabel).toBe('Mon, February 8, 6 AM to 9 AM PST')
    expect(windowLabels(morning, 'Asia/Tokyo').localLabel).toBe('Mon, February 8, 11 PM to 2 AM GMT+9')
  })
})
