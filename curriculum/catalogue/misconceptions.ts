import { furtherHelp } from './misconception-help-further.ts'
import { numberHelp } from './misconception-help-number.ts'
import { contestHelp, contestMisconceptions, contestTopic } from './misconceptions-contest.ts'
import { furtherMisconceptions } from './misconceptions-further.ts'
import { generalMisconceptions } from './misconceptions-general.ts'
import { numberMisconceptions } from './misconceptions-number.ts'
import type { Misconception } from './misconception.ts'

/** Every misconception of particular topics. */
export const misconceptions: readonly Misconception[] = [...numberMisconceptions, ...furtherMisconceptions]

const byId = new Map([...misconceptions, ...generalMisconceptions, ...contestMisconceptions].map((m) => [m.id, m]))

/** The misconception of an id, of a topic or general, or null. */
export function misconception(id: string): Misconception | null {
  return byId.get(id) ?? null
}

/** The misconceptions that a topic's wrong answers may name, commonest first; general slips come on top of them. */
export function misconceptionsOfTopic(topicCode: string): readonly Misconception[] {
  return misconceptions.filter((m) => m.topicCodes.includes(topicCode))
}

/**
 * True when a level of this topic may name the misconception: it lists the topic, or is a slip known everywhere. Contest
 * problems join topics, so that they may name all.
 */
export function mayName(topicCode: string, id: string): boolean {
  const found = byId.get(id)
  if (found === undefined) return false
  return topicCode === contestTopic || found.topicCodes.length === 0 || found.topicCodes.includes(topicCode)
}

/** What helps a child with a misconception: one thing to do at home or in class, in a sentence; null for an unknown id. */
export function misconceptionHelp(id: string): string | null {
  return numberHelp[id] ?? furtherHelp[id] ?? contestHelp[id] ?? null
}
