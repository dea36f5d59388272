import { z } from 'zod'

/** Stored types of stack items; the short names of the specification are accepted and mapped (decision L-109). */
export const stackItemTypes = [
  'unit_game',
  'unit_homework',
  'unit_levelling',
  'topic_level_practice',
  'topic_level_speed_play',
] as const
export type StackItemType = (typeof stackItemTypes)[number]

const shortNames: Record<string, StackItemType> = {
  'unit game': 'unit_game',
  'topic practice': 'topic_level_practice',
  'topic speed play': 'topic_level_speed_play',
}

/** The stored type of a name from either vocabulary, or null when the type is not supported. */
export function stackItemType(name: string): StackItemType | null {
  const known = stackItemTypes.find((type) => type === name)
  return known ?? (Object.hasOwn(shortNames, name) ? (shortNames[name] ?? null) : null)
}

export const StackItem = z.object({
  id: z.string(),
  accountId: z.uuid(),
  /** Order on the stack, lowest first. */
  sequence: z.number().int(),
  unitCode: z.string().nullable(),
  topicCode: z.string().nullable(),
  level: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  type: z.enum(stackItemTypes),
  /** Why it makes sense now, in one plain sentence to the child; null where nothing is known that speaks for it. */
  why: z.string().nullable(),
})
export type StackItem = z.infer<typeof StackItem>

/** Empty codes and levels of 0 or lower count as absent (L-111). */
export function presentParts(given: {
  unitCode?: string | null | undefined
  topicCode?: string | null | undefined
  level?: number | null | undefined
}): { unitCode: string | null; topicCode: string | null; level: number | null } {
  const text = (code: string | null | undefined): string | null => (code === undefined || code === '' ? null : code)
  const { level } = given
  return {
    unitCode: text(given.unitCode),
    topicCode: text(given.topicCode),
    level: level === undefined || level === null || level <= 0 ? null : level,
  }
}

/** A card of 'Today's Math': a stack item with what the card shows. */
export const TodaysMathCard = StackItem.extend({
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  /** One of the kinds of exercise that can be started from the card. */
  exercise: z.enum(['practice', 'speed', 'unit_mastery']),
  questionCount: z.number().int(),
  /** Estimated seconds, for 'Length {n} min'. */
  seconds: z.number(),
})
export type TodaysMathCard = z.infer<typeof TodaysMathCard>
