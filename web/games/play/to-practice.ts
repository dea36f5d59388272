import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { paths } from '../../shell/paths.ts'

/** Practice of the topic level that was missed most in a game, else of the one asked last; null where nothing was answered. */
export function toPractice(answered: readonly StoredQuestion[]): string | null {
  const missed = Map.groupBy(
    answered.filter(({ answer }) => answer?.isCorrect === false),
    ({ topicCodeLevel }) => topicCodeLevel,
  )
  const [most] = [...missed].toSorted(([, a], [, b]) => b.length - a.length)
  const key = most?.[0] ?? answered.at(-1)?.topicCodeLevel
  const [topicCode, level] = key?.split('/') ?? []
  return topicCode === undefined || level === undefined ? null : paths.practice(topicCode, Number(level))
}
