import { widgetSet } from '@polyhex/contract/exercises/widget-set'
import {
  generateQuestion,
  type GeneratedQuestion,
  isReady,
  loadTopicLevel,
  mayBeAsked,
  nextTask,
  noteOf,
  openChance,
  support,
  taskEntry,
  topicLevel,
  type TopicLevelKey,
  unit,
} from '@polyhex/curriculum'

/** What a sheet is of. */
export type SheetSubject =
  | { readonly kind: 'topic'; readonly key: TopicLevelKey }
  | { readonly kind: 'unit'; readonly unitCode: string }

/**
 * Seeds of questions on paper begin here. Runs, contests and samples ask with seeds of 32 bits, so none of them ever asks
 * the question whose answer stands in the key of a sheet.
 */
export const firstSheetSeed = 0x1_0000_0000

const mostTries = 40

interface Wanted {
  readonly key: TopicLevelKey
  readonly difficulty: number
}

/** Different questions for the levels and difficulties wanted, the tasks of a level in turn, all decided by `stream`. A level with few questions repeats the one used longest ago. */
export async function drawQuestions(wanted: readonly Wanted[], stream: string): Promise<GeneratedQuestion[]> {
  const chance = openChance(stream)
  const seen = new Map<string, string[]>()
  const questions: GeneratedQuestion[] = []
  const asked: string[] = []
  for (const { key, difficulty } of wanted) {
    const level = await loadTopicLevel(key)
    const occasion = { type: 'worksheet', topicCodeLevel: key, widgetSet } as const
    const each = nextTask(level, asked, difficulty, openChance(`${stream}|${questions.length}|task`), (one) =>
      mayBeAsked(one, occasion),
    )
    asked.push(taskEntry(key, each.id))
    const procedure = each.procedure(support(difficulty, false))
    const notes = seen.get(key) ?? []
    let best = { seed: firstSheetSeed, place: Number.POSITIVE_INFINITY }
    for (let i = 0; i < mostTries && best.place >= 0; i++) {
      const seed = firstSheetSeed + chance.bits()
      const place = notes.lastIndexOf(noteOf(procedure, seed, difficulty))
      if (place < best.place) best = { seed, place }
    }
    const question = generateQuestion(procedure, best.seed, { difficulty })
    seen.set(key, [...notes, question.note])
    questions.push(question)
  }
  return questions
}

/** Questions of one level, from easy to harder. */
export function topicWants(key: TopicLevelKey, count: number): Wanted[] {
  return Array.from({ length: count }, (_, i) => ({ key, difficulty: 0.15 + (0.7 * i) / Math.max(1, count - 1) }))
}

/** Levels in turn, those of one level together, from easy to harder. */
function spread(keys: readonly TopicLevelKey[], count: number): Wanted[] {
  return keys.flatMap((key, place) => {
    const own = Math.floor(count / keys.length) + (place < count % keys.length ? 1 : 0)
    return Array.from({ length: own }, (_, i) => ({ key, difficulty: own === 1 ? 0.5 : 0.25 + (0.5 * i) / (own - 1) }))
  })
}

/** Of the questions of a unit, how many repeat earlier units. */
const reviewShare = 0.25

/** Questions of a unit's own levels, and of the levels that it repeats, as far as they are ready. */
export function unitWants(unitCode: string, count: number): { own: Wanted[]; review: Wanted[] } {
  const entry = unit(unitCode)
  const ready = (entry?.topicLevels ?? []).filter((key) => isReady(key))
  const byDifficulty = (keys: readonly TopicLevelKey[]): TopicLevelKey[] =>
    keys.toSorted((a, b) => (topicLevel(a)?.difficulty ?? 0) - (topicLevel(b)?.difficulty ?? 0))
  const own = byDifficulty(ready.filter((key) => entry?.reviewTopicLevels.includes(key) !== true))
  const review = byDifficulty((entry?.reviewTopicLevels ?? []).filter((key) => isReady(key)))
  if (own.length === 0) return { own: spread(review, review.length === 0 ? 0 : count), review: [] }
  const reviewed = review.length === 0 ? 0 : Math.max(1, Math.round(count * reviewShare))
  return { own: spread(own, count - reviewed), review: spread(review, reviewed) }
}
