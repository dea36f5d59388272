import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { isStillStored } from '@polyhex/contract/exercises/limits'
import { z } from 'zod'
import type { KeptAnswers, RunState } from './run-state.ts'

/** Browser storage key of the answers begun [L-117]. */
export const storageKey = 'polyhex.exercise'

/** Stored exercise progress. The server holds the run; here is only what it has not acknowledged yet. */
const StoredExercise = z.object({
  activity: z.string(),
  /** The run, also called question set. */
  code: z.string().nullable(),
  focusAreaCode: z.string().nullable(),
  unitCode: z.string().nullable(),
  topicCodeLevel: z.string().nullable(),
  /** Of a levelling only. */
  themeCode: z.string().optional(),
  /** Of a contest paper only. */
  contestPlayerGuid: z.string().optional(),
  questions: z.array(
    z.object({
      storedQuestionId: z.string(),
      response: z.string(),
      complete: z.boolean(),
      /** Given up for sending; null `sent` means still being answered. */
      sent: z.object({ response: z.string().nullable(), timeTakenMs: z.number() }).nullable(),
    }),
  ),
  timeStamp: z.number(),
})
export type StoredExercise = z.infer<typeof StoredExercise>

interface Codes {
  unitCode: string | null
  topicCodeLevel: string | null
  themeCode?: string
  contestPlayerGuid?: string
}

/** What a target is about, each kind under its own name. */
function codesOf(target: ExerciseTarget): Codes {
  return {
    unitCode: 'unitCode' in target ? (target.unitCode ?? null) : null,
    topicCodeLevel: 'topicCodeLevel' in target ? target.topicCodeLevel : null,
    ...('themeCode' in target ? { themeCode: target.themeCode } : {}),
    ...(target.type === 'contest_problems' && target.contestPlayerGuid !== undefined
      ? { contestPlayerGuid: target.contestPlayerGuid }
      : {}),
  }
}

const nothing: KeptAnswers = { drafts: {}, sending: null }

/** Keeps the open answers of a run; a run that is over leaves nothing behind. `now` in ms since 1970. */
export function storeExercise(storage: Storage, target: ExerciseTarget, state: RunState, now: number): void {
  if (state.phase === 'done' || state.results) {
    clearStoredExercise(storage)
    return
  }
  if (state.phase !== 'open') return
  const questions = state.questions
    .filter((question) => !question.answer)
    .map(({ storedQuestionId }) => {
      const draft = state.drafts[storedQuestionId] ?? { response: '', complete: false }
      const { sending } = state
      const sent =
        sending?.questionId === storedQuestionId
          ? { response: sending.response, timeTakenMs: sending.timeTakenMs }
          : null
      return { storedQuestionId, ...draft, sent }
    })
  const stored: StoredExercise = {
    activity: target.type,
    code: state.run?.runId ?? null,
    focusAreaCode: null,
    ...codesOf(target),
    questions,
    timeStamp: now,
  }
  try {
    storage.setItem(storageKey, JSON.stringify(stored))
  } catch {
    // A full or forbidden storage only loses what was typed and not sent.
  }
}

/** What was kept for the same activity and target within the last 24 hours, else nothing [L-152]. */
export function readStoredExercise(storage: Storage, target: ExerciseTarget, now: number): KeptAnswers {
  const stored = parse(storage)
  if (!stored || !isStillStored(stored.timeStamp, now) || stored.activity !== target.type) return nothing
  const codes = codesOf(target)
  const same =
    stored.unitCode === codes.unitCode &&
    stored.topicCodeLevel === codes.topicCodeLevel &&
    stored.themeCode === codes.themeCode &&
    stored.contestPlayerGuid === codes.contestPlayerGuid
  if (!same) return nothing
  const waiting = stored.questions.find((question) => question.sent)
  return {
    drafts: Object.fromEntries(
      stored.questions.map(({ storedQuestionId, response, complete }) => [storedQuestionId, { response, complete }]),
    ),
    sending: waiting?.sent ? { questionId: waiting.storedQuestionId, ...waiting.sent, failures: 0 } : null,
  }
}

/** Forgets the stored answers, as Try Again does [L-151]. */
export function clearStoredExercise(storage: Storage): void {
  try {
    storage.removeItem(storageKey)
  } catch {
    // Nothing was kept then.
  }
}

function parse(storage: Storage): StoredExercise | undefined {
  try {
    const text = storage.getItem(storageKey)
    return text === null ? undefined : StoredExercise.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
