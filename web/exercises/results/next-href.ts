import type { ExerciseResults } from '@polyhex/contract/exercises/runs'
import { paths } from '../../shell/paths.ts'

/** Where a passed run leads on: the next unit after a unit, the next topic after a topic; null at the end of the map. */
export function nextHref(results: ExerciseResults): { label: 'Next Unit' | 'Next Topic'; href: string } | null {
  const { type, nextUnitCode, nextTopicCodeLevel } = results
  if (type === 'unit_mastery') {
    return nextUnitCode === null ? null : { label: 'Next Unit', href: paths.unitMastery(nextUnitCode) }
  }
  const [topicCode, level] = nextTopicCodeLevel?.split('/') ?? []
  return topicCode && level ? { label: 'Next Topic', href: paths.practice(topicCode, Number(level)) } : null
}
