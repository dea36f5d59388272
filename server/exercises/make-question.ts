import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import { fetchRetries } from '@polyhex/contract/exercises/limits'
import type { PublicQuestion } from '@polyhex/contract/exercises/questions'
import {
  type AnyTask,
  generateForGame,
  generateQuestion,
  type GeneratedQuestion,
  guessOf,
  inBand,
  isAskable,
  keyToJson,
  loadTopicLevel,
  mayBeAsked,
  nextSeed,
  nextTask,
  openChance,
  support,
  type TaskKind,
  type TaskLevel,
  taskOf,
  toPublicQuestion,
  type TopicLevelKey,
  withChoice,
} from '@polyhex/curriculum'
import { Refusal } from '../http/refusal.ts'
import { drillsOf, needsHelp } from './run-tasks.ts'

/** A question that is ready to be stored: what the browser gets and what it must not get, side by side. */
export interface NewQuestion {
  readonly id: string
  readonly topicCodeLevel: string
  readonly task: string
  /** What it has the child do; null where the level alone says how hard it is. */
  readonly kind: TaskKind | null
  /** The chance of a right guess in hundredths; null where the form says it. */
  readonly guess: number | null
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

/** What decides which task of a level is asked. */
export interface TaskWish {
  /** What the run has asked, oldest first. */
  readonly asked: readonly string[]
  readonly type: RunType
  readonly widgetSet: number
  /** The task to be asked once more, as by the first refresh. */
  readonly keep?: string | null
  /** How hard a task is to be asked; where left out, as hard as wanted. */
  readonly difficultyOf?: (task: AnyTask) => number
}

interface WantedQuestion {
  readonly id: string
  readonly difficulty: number
  /** Entries of questions not to be asked again, oldest first. */
  readonly notes: readonly string[]
  /** Names the chance: the same stream, difficulty, notes and tasks give the same question. */
  readonly stream: string
  readonly wish: TaskWish
}

/** Kinds of run whose difficulties were settled before it was known which task is asked. */
const settled: readonly RunType[] = ['levelling', 'contest_problems']

function taskFor(level: TaskLevel, { difficulty, stream, wish }: WantedQuestion, drills: number): AnyTask {
  const occasion = { type: wish.type, topicCodeLevel: level.key, widgetSet: wish.widgetSet, drills }
  const kept = wish.keep === undefined ? null : taskOf(level, wish.keep)
  if (kept !== null) return kept
  const chance = openChance(`${stream}|task`)
  return nextTask(level, wish.asked, difficulty, chance, (each) => mayBeAsked(each, occasion))
}

/** In hundredths inside the band of the task, unless it was settled before. */
function difficultyOfTask(each: AnyTask, { difficulty, wish }: WantedQuestion): number {
  if (each.legacy || settled.includes(wish.type)) return difficulty
  return inBand(each, wish.difficultyOf?.(each) ?? difficulty)
}

/** What the learner model needs to know of a question beyond its level and form. */
function learnerTerms(each: AnyTask, { form, widget }: GeneratedQuestion): Pick<NewQuestion, 'kind' | 'guess'> {
  if (each.legacy) return { kind: null, guess: null }
  const options = widget.widget === 'choice' ? widget.options.length : undefined
  return { kind: each.kind, guess: Math.round(100 * (each.guess ?? guessOf(form, options))) }
}

/**
 * Makes one question of a level that repeats none of the notes, as far as the level has others: of the task whose turn it is.
 * `drills` counts those of the run so far, for contests. Throws no_questions_returned when it has failed and 10 further tries
 * have failed too (L-153).
 */
export function questionOfLevel(level: TaskLevel, wanted: WantedQuestion, drills = 0): NewQuestion {
  const recentNotes = notesOfLevel(wanted.notes, level.key)
  const each = taskFor(level, wanted, drills)
  const difficulty = difficultyOfTask(each, wanted)
  const procedure = each.procedure(support(difficulty, needsHelp(wanted.wish.asked, level.key)))
  const chance = openChance(wanted.stream)
  for (let retry = 0; retry <= fetchRetries; retry++) {
    try {
      const seed = nextSeed(procedure, { difficulty, recentNotes, chance })
      const question =
        wanted.wish.type === 'game'
          ? generateForGame(procedure, seed, difficulty)
          : generateQuestion(procedure, seed, { difficulty })
      const shown = toPublicQuestion(question)
      return {
        id: wanted.id,
        topicCodeLevel: level.key,
        task: each.id,
        ...learnerTerms(each, question),
        version: question.version,
        seed: seed | 0,
        difficulty,
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

/** Makes one question of a topic level or a family. Throws topic_level_not_ready, no_questions_returned. */
export async function makeQuestion(wanted: WantedQuestion & { topicCodeLevel: string }): Promise<NewQuestion> {
  const key = wanted.topicCodeLevel as TopicLevelKey
  if (!isAskable(key)) throw new Refusal('topic_level_not_ready')
  const drills = wanted.wish.type === 'contest_problems' ? await drillsOf(wanted.wish.asked) : 0
  return questionOfLevel(await loadTopicLevel(key), wanted, drills)
}

/**
 * The whole question again, with hints and solution, from what is stored; null when its task has been written anew since, so
 * that the same seed is another question. One that was stored without a task is of the old procedure of its level.
 */
export async function questionAgain(stored: {
  topicCodeLevel: string
  task: string | null
  version: number
  seed: number
  difficulty: number
  form: string
}): Promise<GeneratedQuestion | null> {
  const key = stored.topicCodeLevel as TopicLevelKey
  if (!isAskable(key)) return null
  const each = taskOf(await loadTopicLevel(key), stored.task)
  if (each === null || each.version !== stored.version) return null
  const procedure = withChoice(each.procedure(support(stored.difficulty, false)))
  const form = procedure.forms.find((candidate) => candidate === stored.form)
  if (form === undefined) return null
  return generateQuestion(procedure, stored.seed >>> 0, { difficulty: stored.difficulty, form })
}
