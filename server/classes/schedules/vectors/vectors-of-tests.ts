import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WeeklyRule } from '../occurrences.ts'

/** One step of a sequence: what is done, and the classes of the schedule after it. */
export interface RegenerationStep {
  readonly do:
    | 'generate'
    | 'generateConcurrently'
    | 'moveSlot'
    | 'deleteSlot'
    | 'addSkipDate'
    | 'removeSkipDate'
    | 'updateSchedule'
    | 'signUp'
  readonly now?: string
  readonly days?: number
  readonly workers?: number
  readonly created?: number
  readonly createdTotal?: number
  readonly date?: string
  readonly startingAt?: string
  readonly patch?: Record<string, unknown>
  readonly slots?: 'unchanged' | [date: string, startingAt: string, status: string][]
}

interface Vectors {
  readonly cases: {
    readonly id: string
    readonly schedule: WeeklyRule & { readonly skipDates: string[] }
    readonly generate: { readonly now: string; readonly days: number }
    readonly expect: { date: string; local: string; startingAt: string; endingAt: string }[]
  }[]
  readonly tzdataCanaries: {
    readonly cases: {
      readonly timeZone: string
      readonly minute: number
      readonly expect: { date: string; startingAt: string; withOldTzdata: string }[]
    }[]
  }
  readonly viewer: {
    readonly cases: {
      readonly id: string
      readonly scheduleTimeZone: string
      readonly date: string
      readonly minute: number
      readonly startingAt: string
      readonly viewerTimeZone: string
      readonly viewerDate: string
      readonly viewerTime: string
      readonly viewerDay: number
      readonly skipDateToStore: string
    }[]
  }
  readonly joinWindow: {
    readonly cases: {
      readonly duration: number
      readonly startingAt: string
      readonly now: string
      readonly isPast: boolean
      readonly isJoinable: boolean
      readonly literal45Past: boolean
    }[]
  }
  readonly evaluationWindows: {
    readonly cases: { readonly id: string; readonly now: string; readonly windows: [string, string][] }[]
  }
  readonly regeneration: {
    readonly cases: { readonly id: string; readonly schedule: WeeklyRule; readonly steps: RegenerationStep[] }[]
  }
  readonly invalid: { readonly cases: { readonly why: string; readonly patch: Record<string, unknown> }[] }
}

/** The cases that fix how class times are computed; three independent programs agree on each. */
export function readVectors(): Vectors {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'schedule-vectors.json'), 'utf8')) as Vectors
}
