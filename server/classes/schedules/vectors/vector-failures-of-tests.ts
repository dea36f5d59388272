import { evaluationWindows } from '../../evaluations/evaluation-windows.ts'
import { instantAt, localAt, weekdayOf } from '../../../wall-clock.ts'
import { occurrences } from '../occurrences.ts'
import { dateOfClick } from '../viewer-dates.ts'
import { readVectors } from './vectors-of-tests.ts'

const told = (at: Date): string => at.toISOString().replace('.000Z', 'Z')

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function occurrenceFailures(): string[] {
  return readVectors()
    .cases.filter(({ schedule, generate, expect }) => {
      const found = occurrences(schedule, new Set(schedule.skipDates), new Date(generate.now), generate.days)
      return !same(
        found.map(({ date, startingAt, endingAt }) => ({
          date,
          local: localAt(startingAt, schedule.timeZone),
          startingAt: told(startingAt),
          endingAt: told(endingAt),
        })),
        expect.map(({ date, local, startingAt, endingAt }) => ({
          date,
          local: local.slice(0, 16),
          startingAt,
          endingAt,
        })),
      )
    })
    .map(({ id }) => id)
}

function viewerFailures(): string[] {
  return readVectors()
    .viewer.cases.filter((one) => {
      const rule = {
        timeZone: one.scheduleTimeZone,
        day: weekdayOf(one.date),
        minute: one.minute,
        duration: 45,
        startingOn: '2026-01-01',
        endingOn: null,
      }
      const startingAt = instantAt(one.date, one.minute, one.scheduleTimeZone)
      return (
        told(startingAt) !== one.startingAt ||
        localAt(startingAt, one.viewerTimeZone) !== `${one.viewerDate}T${one.viewerTime}` ||
        weekdayOf(one.viewerDate) !== one.viewerDay ||
        dateOfClick(rule, one.viewerDate, one.viewerTimeZone) !== one.skipDateToStore
      )
    })
    .map(({ id }) => `viewer ${id}`)
}

function windowFailures(): string[] {
  return readVectors()
    .evaluationWindows.cases.filter(({ now, windows }) => {
      const found = evaluationWindows(new Date(now)).map((one) => [told(one.start), told(one.end)])
      return !same(found, windows)
    })
    .map(({ id }) => `windows ${id}`)
}

function canaryFailures(): string[] {
  return readVectors()
    .tzdataCanaries.cases.flatMap(({ timeZone, minute, expect }) => expect.map((one) => ({ timeZone, minute, ...one })))
    .filter(({ timeZone, minute, date, startingAt }) => told(instantAt(date, minute, timeZone)) !== startingAt)
    .map(({ timeZone, date }) => `canary ${timeZone} ${date}`)
}

/** The cases about times that this process gets wrong, by name. */
export function vectorFailures(): string[] {
  return [...occurrenceFailures(), ...viewerFailures(), ...windowFailures(), ...canaryFailures()]
}
