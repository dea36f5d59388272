import type { StoredQuestion } from '@polyhex/contract/exercises/answers'

/** Something that several missed questions of a run share. */
export interface Miss {
  key: string
  /** Name of the topic, or the sentence that names the mistake; may hold maths. */
  name: string
  count: number
  /** Where to practise it, for topics. */
  topicCodeLevel: string | null
  /** Place of the first such question in the run. */
  first: number
}

/** Misconception code of a value that is merely near the right one: no idea to look at again. */
const nearValue = 'near'

/**
 * What the wrong answers of a run share, most missed first, equal counts in the order of the run: by topic level for a
 * run over many topics, by misconception for a run on one.
 */
export function sharedMisses(questions: readonly StoredQuestion[], by: 'topic' | 'idea'): Miss[] {
  const misses = new Map<string, Miss>()
  questions.forEach((question, first) => {
    if (question.answer?.outcome !== 'wrong') return
    const { misconception } = question.answer
    if (by === 'idea' && (!misconception || misconception.code === nearValue)) return
    const key = by === 'topic' ? question.topicCodeLevel : (misconception?.code ?? '')
    const known = misses.get(key)
    misses.set(key, {
      key,
      name: known?.name ?? (by === 'topic' ? question.questionDefinition : (misconception?.why ?? '')),
      count: (known?.count ?? 0) + 1,
      topicCodeLevel: by === 'topic' ? question.topicCodeLevel : null,
      first: known?.first ?? first,
    })
  })
  return [...misses.values()].toSorted((one, other) => other.count - one.count)
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
