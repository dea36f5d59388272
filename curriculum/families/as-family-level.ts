import { legacyTaskOf, type TaskLevel } from '../tasks/task.ts'
import { type ContestFamily, familyKey, familyProcedure } from './family.ts'

/** A family as a level of one task, so that runs and stored questions treat it like any other. */
export function asFamilyLevel(family: ContestFamily<unknown>): TaskLevel {
  const task = legacyTaskOf(familyProcedure(family), 'apply', true)
  return {
    key: familyKey(family.code),
    version: family.version,
    tasks: [{ ...task, seconds: family.targetSeconds }],
  }
}
