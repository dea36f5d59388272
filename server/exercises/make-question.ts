import { fetchRetries } from '@polyhex/contract/exercises/limits'
import type { PublicQuestion } from '@polyhex/contract/exercises/questions'
import {
  generateQuestion,
  type GeneratedQuestion,
  isReady,
  keyToJson,
  loadTopicLevel,
  nextSeed,
  openChance,
  toPublicQuestion,
  type TopicLevelKey,
} from '@polyhex/curriculum'
import { Refusal } from '../http/refusal.ts'

/** A question that is ready to be stored: what the browser gets and what it must not get, side by side. */
export interface NewQuestion {
  readonly id: string
  readonly topicCodeLevel: string
  readonly version: number
  /** A whole number of 32 bits with sign, as the database holds it. */
  readonly seed: number
  readonly difficulty: number
  readonly form: string
  readonly note: string
  readonly shown: PublicQuestion
  readonly public: string
  readonly key: string
}

/** Notes are kept with their level, so that one list serves a run over many levels. */
export function noteEntry(topicCodeLevel: string, note: string): string {
  return `${topicCodeLevel} ${note}`
}

const notesOfLevel = (entries: readonly string[], topicCodeLevel: string): string[] =>
  entries
    .filter((entry) => entry.startsWith(`${topicCodeLevel} `))
    .map((entry) => entry.slice(topicCodeLevel.length + 1))

/**
 * Makes one question of a level that repeats none of `notes` (entries, oldest first), as far as the level has others.
 * `stream` names the chance: the same stream, difficulty and notes give the same question.
 * Throws no_questions_returned after 10 further tries (L-153).
 */
export async function makeQuestion(wanted: {
  id: string
  topicCodeLevel: string
  difficulty: number
  notes: readonly string[]
  stream: string
}): Promise<NewQuestion> {
  const key = wanted.topicCodeLevel as TopicLevelKey
  if (!isReady(key)) throw new Refusal('topic_level_not_ready')
  const level = await loadTopicLevel(key)
  const recentNotes = notesOfLevel(wanted.notes, key)
  const chance = openChance(wanted.stream)
  for (let attempt = 0; attempt <= fetchRetries; attempt++) {
    try {
      const seed = nextSeed(level, { difficulty: wanted.difficulty, recentNotes, chance })
      const question = generateQuestion(level, seed, { difficulty: wanted.difficulty })
      const shown = toPublicQuestion(question)
      return {
        id: wanted.id,
        topicCodeLevel: key,
        version: question.version,
        seed: seed | 0,
        difficulty: wanted.difficulty,
        form: question.form,
        note: question.note,
        shown,
        public: JSON.stringify(shown),
        key: keyToJson(question.key),
      }
    } catch (error) {
      if (attempt === fetchRetries) throw new Refusal('no_questions_returned', [])
      if (!(error instanceof Error)) throw error
    }
  }
  throw new Refusal('no_questions_returned')
}

/**
 * The whole question again, with hints and solution, from what is stored; null when the level has been written anew
 * since, so that the same seed is another question.
 */
export async function questionAgain(stored: {
  topicCodeLevel: string
  version: number
  seed: number
  difficulty: number
  form: string
}): Promise<GeneratedQuestion | null> {
  const key = stored.topicCodeLevel as TopicLevelKey
  if (!isReady(key)) return null
  const level = await loadTopicLevel(key)
  if (level.version !== stored.version) return null
  const form = level.forms.find((candidate) => candidate === stored.form)
  if (form === undefined) return null
  return generateQuestion(level, stored.seed >>> 0, { difficulty: stored.difficulty, form })
}
