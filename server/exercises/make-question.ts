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
  type TopicLevel,
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

interface WantedQuestion {
  readonly id: string
  readonly difficulty: number
  /** Entries of questions not to be asked again, oldest first. */
  readonly notes: readonly string[]
  /** Names the chance: the same stream, difficulty and notes give the same question. */
  readonly stream: string
}

/**
 * Makes one question of a level that repeats none of the notes, as far as the level has others. Throws
 * no_questions_returned when it has failed and 10 further tries have failed too (L-153).
 */
export function questionOfLevel(level: TopicLevel<unknown>, wanted: WantedQuestion): NewQuestion {
  const recentNotes = notesOfLevel(wanted.notes, level.key)
  const chance = openChance(wanted.stream)
  for (let retry = 0; retry <= fetchRetries; retry++) {
    try {
      const seed = nextSeed(level, { difficulty: wanted.difficulty, recentNotes, chance })
      const question = generateQuestion(level, seed, { difficulty: wanted.difficulty })
      const shown = toPublicQuestion(question)
      return {
        id: wanted.id,
        topicCodeLevel: level.key,
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
      // A level that finds no good numbers for one seed may find some for the next.
      if (!(error instanceof Error)) throw error
    }
  }
  throw new Refusal('no_questions_returned')
}

/** Makes one question of a topic level. Throws topic_level_not_ready, no_questions_returned. */
export async function makeQuestion(wanted: WantedQuestion & { topicCodeLevel: string }): Promise<NewQuestion> {
  const key = wanted.topicCodeLevel as TopicLevelKey
  if (!isReady(key)) throw new Refusal('topic_level_not_ready')
  return questionOfLevel(await loadTopicLevel(key), wanted)
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
