import { equalValues } from '../values/equal.ts'
import type { TopicLevel, TopicLevelKey, Hint } from '../topic-level.ts'
import type { AreaCode } from './areas.ts'
import type { IdeaKey } from './ideas.ts'

/** A letter for the strand and two digits, never used again: `N01`. */
export type FamilyCode = `${Uppercase<string>}${number}`

/**
 * A family of contest problems: one archetype whose solution needs one idea that no topic hands over. Its members that it
 * shares with a topic level mean the same, so that the same machinery asks, marks, explains and checks it.
 * Source: design of contest problems, sections 1 and 3.
 */
export interface ContestFamily<P> extends Omit<
  TopicLevel<P>,
  'key' | 'task' | 'grade' | 'hints' | 'items' | 'parts' | 'formsLeftOut'
> {
  readonly code: FamilyCode
  /** For adults and reports. Never shown before the answer: it would tell the idea. */
  readonly name: string
  readonly idea: IdeaKey
  /** From the easiest to the hardest draw: the grade at which 6 of 10 children have it right without help. */
  readonly reach: readonly [lowest: number, highest: number]
  /** Focus areas that it belongs to; the first is its home. */
  readonly areas: readonly [AreaCode, ...AreaCode[]]
  /** 45 to 240. */
  readonly targetSeconds: number
  /** Wrong answers with a name that every question needs, all different; 3 unless a small world has only 2. */
  readonly leastNamed?: 2
  /** A look in the right direction, then the key step with numbers; never the answer. */
  hints(p: P): readonly [Hint, Hint]
}

/** What is known of a family without loading it. */
export type FamilyFacts = Pick<
  ContestFamily<unknown>,
  'code' | 'idea' | 'reach' | 'areas' | 'targetSeconds' | 'space'
> & {
  /** Asked with options rather than typed. */
  readonly chosen: boolean
  /** Words of its longest prompt. */
  readonly words: number
}

/** The number after the sign; every family is one level of its own. */
const onlyLevel = 1

/** The key under which questions of a family are made, stored and marked: `family:N01/1`. */
export function familyKey(code: FamilyCode): TopicLevelKey {
  return `family:${code}/${onlyLevel}`
}

/** The code of a family from the key of its questions; null for keys of topic levels. */
export function familyCodeOf(key: string): FamilyCode | null {
  const code = /^family:([A-Z]\d{2})\/1$/.exec(key)?.[1]
  return code === undefined ? null : (code as FamilyCode)
}

/** The grade, 0 to 12, for which a family is worded: the nearest to its lowest reach. */
export function gradeOfFamily({ reach: [lowest] }: Pick<FamilyFacts, 'reach'>): number {
  return Math.min(12, Math.max(0, Math.round(lowest)))
}

/** Wrong answers with a name that differ from the answer and from one another. */
function namedIn<P>(family: ContestFamily<P>, p: P): number {
  const answer = family.answer(p)
  const named = family.distractors(p).filter(({ misconception }) => misconception !== 'near')
  const values = named.map(({ value }) => value).filter((value) => !equalValues(value, answer))
  return values.filter((value, i) => !values.slice(0, i).some((before) => equalValues(before, value))).length
}

/** A family as the procedure that makes, shows and marks its questions. Numbers at which mistakes fall together are refused. */
export function familyProcedure<P>(family: ContestFamily<P>): TopicLevel<P> {
  const least = family.leastNamed ?? 3
  const reject = (p: P): string | null => {
    const fault = family.reject?.(p) ?? null
    if (fault !== null) return fault
    return namedIn(family, p) < least ? 'mistakes that give the same number' : null
  }
  return { ...family, key: familyKey(family.code), grade: gradeOfFamily(family), reject }
}
