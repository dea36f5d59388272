import { topicLevels } from './topic-levels.ts'
import { topicNames } from './topic-names.ts'

/** A skill has one assistance package, its lesson, and covers every level of its topic. L-104. */
export interface Skill {
  readonly skillCode: string
  readonly skillName: string
  readonly minLevel: number
  readonly maxLevel: number
  readonly description: string
}

function everySkill(): Skill[] {
  const found = new Map<string, Skill>()
  for (const level of topicLevels) {
    const before = found.get(level.topicCode)
    const skillName = topicNames[level.topicCode] ?? level.name
    found.set(level.topicCode, {
      skillCode: level.topicCode,
      skillName,
      minLevel: 1,
      maxLevel: Math.max(before?.maxLevel ?? 1, level.level),
      description: before?.description ?? level.description,
    })
  }
  return [...found.values()]
}

/** One skill for each topic, in the order of the catalog. */
export const skills: readonly Skill[] = everySkill()

const byCode = new Map(skills.map((s) => [s.skillCode, s]))

/** The skill of a topic code, or null. */
export function skill(code: string): Skill | null {
  return byCode.get(code) ?? null
}
