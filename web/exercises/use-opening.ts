import { useCallback, useEffect, useRef } from 'react'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { callServer } from '../call/call-server.ts'
import { hasNoNetwork } from '../call/network.ts'
import { mayPass, UnreachableProblem, wordsOf } from '../call/problems.ts'
import { forgetRun, keptRunAbout } from '../offline/kept-runs.ts'
import type { KeptRun } from '../offline/offline-database.ts'
import { answersOf } from '../offline/queue-state.ts'
import { keptQueue } from '../offline/queue-store.ts'
import { syncAnswers } from '../offline/sync-answers.ts'
import { arrivalOf, forgetFinishedRun, readFinishedRun } from './finished-run.ts'
import { openExercise } from './open-exercise.ts'
import type { KeptAnswers, RunEvent } from './run-state.ts'
import { readStoredExercise } from './stored-exercise.ts'

interface Opening {
  /** Reads the run anew by its id. */
  reread: (runId: string) => void
  open: (restart: boolean) => void
}

/**
 * Opens the run when the screen comes, and again when asked. Answers that wait for it are sent first, so that the server
 * knows how far it is; without a connection the run goes on from what this device holds.
 */
export function useOpening(
  target: ExerciseTarget,
  owner: string,
  path: string,
  dispatch: (event: RunEvent) => void,
): Opening {
  const attempt = useRef<AbortController>(undefined)
  const whose = useRef(owner)
  whose.current = owner
  const begin = useCallback(
    (load: (signal: AbortSignal) => Promise<void>) => {
      attempt.current?.abort()
      const controller = new AbortController()
      attempt.current = controller
      load(controller.signal).catch((problem: unknown) => {
        if (!controller.signal.aborted) {
          dispatch({ type: 'open-failed', words: wordsOf(problem), passing: mayPass(problem) })
        }
      })
    },
    [dispatch],
  )
  const open = useCallback(
    (restart: boolean) => {
      dispatch({ type: 'opening' })
      begin(async (signal) => dispatch(await opened(target, whose, restart, signal)))
    },
    [begin, dispatch, target],
  )
  const reread = useCallback(
    (runId: string) => {
      begin(async (signal) => {
        const { results, ...run } = await readRun(runId, signal)
        const kept = await keptAnswers(whose.current, runId, [], { drafts: {}, sending: null })
        dispatch({ type: 'opened', open: run, results, kept, now: Date.now() })
      })
    },
    [begin, dispatch],
  )
  useEffect(() => {
    const finished = readFinishedRun(sessionStorage, path, arrivalOf(performance))
    if (finished) reread(finished)
    else open(false)
    return () => {
      attempt.current?.abort()
      if (location.pathname !== path) forgetFinishedRun(sessionStorage)
    }
  }, [open, reread, path])
  return { reread, open }
}

async function readRun(runId: string, signal: AbortSignal) {
  return callServer(exerciseOperations.getExercise, { params: { runId } }, signal)
}

async function opened(
  target: ExerciseTarget,
  whose: { readonly current: string },
  restart: boolean,
  signal: AbortSignal,
): Promise<RunEvent> {
  const before = await keptRunAbout(whose.current, target, Date.now())
  const isWaiting = before !== null && answersOf(await keptQueue.read(), before.owner, before.runId).length > 0
  if (isWaiting && !restart) await syncAnswers()
  const stored = readStoredExercise(localStorage, target, Date.now())
  try {
    if (before !== null && hasNoNetwork()) throw new UnreachableProblem()
    const open = await openExercise(target, restart, signal)
    const same = before?.runId === open.run.runId ? before : null
    if (before !== null && same === null) await forgetRun(before.runId)
    const kept = await keptAnswers(whose.current, open.run.runId, same?.ahead ?? [], stored)
    if (open.run.finishedAt === null) return { type: 'opened', open, results: null, kept, now: Date.now() }
    // A contest entry has one paper: when it is finished, opening it shows its results.
    const { results, ...run } = await readRun(open.run.runId, signal)
    return { type: 'opened', open: run, results, kept, now: Date.now() }
  } catch (problem) {
    const held = before ?? (await keptRunAbout(whose.current, target, Date.now()))
    signal.throwIfAborted()
    if (held === null || restart || !(problem instanceof UnreachableProblem)) throw problem
    return await openedFrom(held, stored)
  }
}

/** The run as this device holds it. */
async function openedFrom(held: KeptRun, stored: KeptAnswers): Promise<RunEvent> {
  const kept = await keptAnswers(held.owner, held.runId, held.ahead, stored)
  return { type: 'opened', open: held.open, results: null, kept, now: Date.now() }
}

async function keptAnswers(
  owner: string,
  runId: string,
  ahead: KeptRun['ahead'],
  stored: KeptAnswers,
): Promise<KeptAnswers> {
  const queued = answersOf(await keptQueue.read(), owner, runId)
  return { ...stored, queued, ahead }
}
