import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { callServer } from '../call/call-server.ts'
import { mayPass, wordsOf } from '../call/problems.ts'
import { forgetFinishedRun, keepFinishedRun, readFinishedRun } from './finished-run.ts'
import { openExercise, resendPauseMs } from './open-exercise.ts'
import { firstRunState, nextRunState, shownQuestion, type RunEvent, type RunState, type Sending } from './run-state.ts'
import { useTimeUp } from './levelling/use-time-up.ts'
import { clearStoredExercise, readStoredExercise, storeExercise } from './stored-exercise.ts'
import type { WidgetAnswer } from './widgets/widget-props.ts'

export interface RunActions {
  draft: (questionId: string, answer: WidgetAnswer) => void
  submit: (questionId: string, response: string) => void
  skip: () => void
  go: (to: number) => void
  /** Leaves the answered question for the one that waits, or for the results. */
  next: () => void
  /** Stops the exercise from going on by itself, because the child is reading. */
  hold: () => void
  refresh: () => Promise<void>
  restart: () => void
  retryOpening: () => void
}

interface RunSettings {
  /** The query value test_first: go on at once after each answer. */
  testFirst: boolean
  /** The page's own path, by which a reload finds the results it showed. */
  path: string
}

/**
 * One exercise from opening to results. Every answer is sent until the server acknowledges it (sent again, it gives the
 * same verdict), so neither a reload nor a stopped server loses one.
 */
export function useRun(target: ExerciseTarget, { testFirst, path }: RunSettings): [RunState, RunActions] {
  const [state, dispatch] = useReducer(nextRunState, firstRunState)
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  const [opening, open] = useOpening(target, path, dispatch)
  useSending(state, dispatch, testFirst, opening)
  useAdvance(state, dispatch)
  useTimeUp(state, opening)
  useEffect(() => storeExercise(localStorage, target, state, Date.now()), [target, state])

  // A levelling is kept from its beginning: its time may be over before the page is reloaded.
  const keptId = state.phase === 'done' || state.run?.type === 'levelling' ? state.run?.runId : undefined
  useEffect(() => {
    if (keptId) keepFinishedRun(sessionStorage, { runId: keptId, path })
  }, [keptId, path])

  const draft = useCallback(
    (questionId: string, answer: WidgetAnswer) => dispatch({ type: 'drafted', questionId, answer }),
    [],
  )
  const submit = useCallback((questionId: string, response: string) => {
    dispatch({ type: 'submitted', questionId, response, now: Date.now() })
  }, [])
  const go = useCallback((to: number) => dispatch({ type: 'went', to, now: Date.now() }), [])
  const next = useCallback(() => dispatch({ type: 'advanced', now: Date.now() }), [])
  const hold = useCallback(() => dispatch({ type: 'held' }), [])
  const skip = useCallback(() => {
    const question = shownQuestion(latest.current)
    if (question)
      dispatch({ type: 'submitted', questionId: question.storedQuestionId, response: null, now: Date.now() })
  }, [])
  const refresh = useCallback(async () => {
    const question = shownQuestion(latest.current)
    if (!question || question.answer) return
    const fresh = await refreshQuestion(question)
    dispatch({ type: 'refreshed', question: fresh, now: Date.now() })
  }, [])
  const restart = useCallback(() => {
    clearStoredExercise(localStorage)
    forgetFinishedRun(sessionStorage)
    open(true)
  }, [open])
  const retryOpening = useCallback(() => open(false), [open])
  return [state, { draft, submit, skip, go, next, hold, refresh, restart, retryOpening }]
}

async function finishedRun(runId: string, signal: AbortSignal) {
  return callServer(exerciseOperations.getExercise, { params: { runId } }, signal)
}

async function refreshQuestion({ questionSetGuid, storedQuestionId }: StoredQuestion): Promise<StoredQuestion> {
  const call = { params: { runId: questionSetGuid, storedQuestionId } }
  return (await callServer(exerciseOperations.refreshQuestion, call)).question
}

/** Opens the run when the screen comes, and again when asked; gives the way to read the run anew by its id. */
function useOpening(target: ExerciseTarget, path: string, dispatch: (event: RunEvent) => void) {
  const attempt = useRef<AbortController>(undefined)
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
      begin(async (signal) => {
        const run = await openExercise(target, restart, signal)
        // A contest entry has one paper: when it is finished, opening it shows its results.
        const finished = run.run.finishedAt === null ? null : await finishedRun(run.run.runId, signal)
        const kept = readStoredExercise(localStorage, target, Date.now())
        dispatch({ type: 'opened', open: finished ?? run, results: finished?.results ?? null, kept, now: Date.now() })
      })
    },
    [begin, dispatch, target],
  )
  const reread = useCallback(
    (runId: string) => {
      begin(async (signal) => {
        const { results, ...run } = await callServer(exerciseOperations.getExercise, { params: { runId } }, signal)
        dispatch({ type: 'opened', open: run, results, kept: { drafts: {}, sending: null }, now: Date.now() })
      })
    },
    [begin, dispatch],
  )
  useEffect(() => {
    const finished = readFinishedRun(sessionStorage, path)
    if (finished) reread(finished)
    else open(false)
    return () => {
      attempt.current?.abort()
      if (location.pathname !== path) forgetFinishedRun(sessionStorage)
    }
  }, [open, reread, path])
  return [reread, open] as const
}

/** Sends the waiting answer, again and again with growing pauses, at once when the browser is back online. */
function useSending(
  state: RunState,
  dispatch: (event: RunEvent) => void,
  testFirst: boolean,
  reread: (runId: string) => void,
) {
  const { sending, run } = state
  const runId = run?.runId
  useEffect(() => {
    if (!sending || !runId) return
    const controller = new AbortController()
    const attempt = async () => {
      try {
        const outcome = await send(runId, sending, controller.signal)
        dispatch({ type: 'answered', questionId: sending.questionId, outcome, now: Date.now(), testFirst })
      } catch (problem) {
        if (controller.signal.aborted) return
        if (mayPass(problem)) dispatch({ type: 'send-failed' })
        // The run has moved on elsewhere, in another tab perhaps: what the server holds is shown.
        else reread(runId)
      }
    }
    const timer = setTimeout(() => void attempt(), resendPauseMs(sending.failures))
    const onOnline = () => {
      clearTimeout(timer)
      void attempt()
    }
    if (sending.failures > 0) window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', onOnline)
      controller.abort()
    }
  }, [sending, runId, dispatch, testFirst, reread])
}

async function send(runId: string, { questionId, response, timeTakenMs }: Sending, signal: AbortSignal) {
  const params = { runId, storedQuestionId: questionId }
  return response === null
    ? callServer(exerciseOperations.skipQuestion, { params, body: { timeTakenMs } }, signal)
    : callServer(exerciseOperations.answerQuestion, { params, body: { response, timeTakenMs } }, signal)
}

function useAdvance(state: RunState, dispatch: (event: RunEvent) => void) {
  const { advanceAt } = state
  useEffect(() => {
    if (advanceAt === null) return
    const timer = setTimeout(() => dispatch({ type: 'advanced', now: Date.now() }), Math.max(0, advanceAt - Date.now()))
    return () => clearTimeout(timer)
  }, [advanceAt, dispatch])
}
