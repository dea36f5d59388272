import { furtherMisconceptions } from './misconceptions-further.ts'
import { numberMisconceptions } from './misconceptions-number.ts'
import type { Misconception } from './misconception.ts'

/** Every misconception the curriculum knows. */
export const misconceptions: readonly Misconception[] = [...numberMisconceptions, ...furtherMisconceptions]

const byId = new Map(misconceptions.map((m) => [m.id, m]))

/** The misconception of an id, or null. */
export function misconception(id: string): Misconception | null {
  return byId.get(id) ?? null
}

/** The misconceptions that a topic's wrong answers may name, commonest first. */
export function misconceptionsOfTopic(topicCode: string): readonly Misconception[] {
  return misconceptions.filter((m) => m.topicCodes.includes(topicCode))
}
