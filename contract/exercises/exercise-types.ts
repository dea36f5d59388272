import { z } from 'zod'
import { TopicCodeLevel } from '../curriculum/curriculum.ts'

/** Kinds of exercise. */
export const exerciseTypes = ['practice', 'speed', 'unit_mastery', 'levelling', 'contest_problems'] as const
export const ExerciseType = z.enum(exerciseTypes)
export type ExerciseType = z.infer<typeof ExerciseType>

/** The kinds that are a run of questions: on a topic level, a unit, a theme (levelling), a paper of contest problems, or those of a game. */
export const runTypes = ['practice', 'speed', 'unit_mastery', 'levelling', 'contest_problems', 'game'] as const
export const RunType = z.enum(runTypes)
export type RunType = z.infer<typeof RunType>

export const UnitCode = z.string().min(1).max(100)

export const ThemeCode = z.string().min(1).max(100)

/**
 * What a run is about. `timed` of a levelling says whether it ends 300 s after its first answer; left out, it is as the
 * account's learning settings say, and a visitor is timed. `contestPlayerGuid` names the entry of a contest that the
 * paper is answered for. */
export const ExerciseTarget = z.discriminatedUnion('type', [
  z.object({ type: z.literal('practice'), topicCodeLevel: TopicCodeLevel }),
  z.object({ type: z.literal('speed'), topicCodeLevel: TopicCodeLevel }),
  z.object({ type: z.literal('unit_mastery'), unitCode: UnitCode }),
  z.object({ type: z.literal('levelling'), themeCode: ThemeCode, timed: z.boolean().optional() }),
  z.object({
    type: z.literal('contest_problems'),
    /** Left out for a paper about a focus area, which always belongs to a contest entry. */
    unitCode: UnitCode.optional(),
    contestPlayerGuid: z.uuid('This is not a contest entry.').optional(),
  }),
])
export type ExerciseTarget = z.infer<typeof ExerciseTarget>

/**
 * The path that the redirect screen goes to: `type=unitmastery` appends unit-mastery, `speed` and `speedplay` append
 * speed-play, anything else is appended as given; the other query values stay. L-021.
 * `path` ends with or without a slash; `query` is what stands after the question mark, encoded as it is in the address.
 */
export function redirectByType(path: string, query: string): string {
  const parts = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
  const given = parts.find((part) => part.startsWith('type='))
  const type = given?.slice('type='.length).replace(/\+/g, ' ') ?? null
  const rest = parts.filter((part) => part !== 'type' && !part.startsWith('type=')).join('&')
  const base = path.endsWith('/') ? path : `${path}/`
  const tail = rest === '' ? '' : `?${rest}`
  if (type === null || type === '') return `${base}${tail}`
  const known: Record<string, string> = { unitmastery: 'unit-mastery', speed: 'speed-play', speedplay: 'speed-play' }
  const segment = Object.hasOwn(known, type) ? known[type] : type
  return `${base}${segment}/${tail}`
}

/**
 * Where the practice page of a topic level goes instead when the level does not support focus: the same route without
 * the topic level code (L-033); null when it may stay.
 */
export function practiceRedirect(supportsFocus: boolean): string | null {
  return supportsFocus ? null : '/math/topics/'
}
