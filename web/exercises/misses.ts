import type { StoredQuestion } from '@polyhex/contract/exercises/answers'

/** An idea that several missed questions of a run share. */
export interface Miss {
  topicCodeLevel: string
  name: string
  count: number
  /** What went wrong most often, in one kind sentence. */
  why: string | null
  /** Place of the first such question in the run. */
  first: number
}

/** The missed questions by topic level, most missed first; equal counts stay in the order of the run. */
export function missesByTopic(questions: readonly StoredQuestion[]): Miss[] {
  const misses = new Map<string, Miss>()
  questions.forEach((question, place) => {
    if (question.answer?.outcome !== 'wrong') return
    const why = question.answer.misconception?.why ?? null
    const miss = misses.get(question.topicCodeLevel)
    if (miss) misses.set(question.topicCodeLevel, { ...miss, count: miss.count + 1, why: miss.why ?? why })
    else {
      misses.set(question.topicCodeLevel, {
        topicCodeLevel: question.topicCodeLevel,
        name: question.questionDefinition,
        count: 1,
        why,
        first: place,
      })
    }
  })
  return [...misses.values()].sort((one, other) => other.count - one.count)
}

/** The longest row of right answers of a run. */
export function longestRun(questions: readonly StoredQuestion[]): number {
  let longest = 0
  let row = 0
  for (const question of questions) {
    row = question.answer?.outcome === 'right' ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}
