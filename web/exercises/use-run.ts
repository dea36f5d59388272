import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { callServer } from '../call/call-server.ts'
import { useOwner } from '../shell/session.ts'
import { useAfterWrong } from './after-wrong.ts'
import { forgetFinishedRun, keepFinishedRun } from './finished-run.ts'
import { useTimeUp } from './levelling/use-time-up.ts'
import { firstRunState, nextRunState, shownQuestion, type RunEvent, type RunState } from './run-state.ts'
import { clearStoredExercise, storeExercise } from './stored-exercise.ts'
import { useHeld } from './use-held.ts'
import { useOpening } from './use-opening.ts'
import { useSecondTry } from './use-second-try.ts'
import { useSending } from './use-sending.ts'
import type { WidgetAnswer } from './widgets/widget-props.ts'

export interface RunActions {
  draft: (questionId: string, answer: WidgetAnswer) => void
  submit: (questionId: string, response: string) => void
  skip: () => void
  /** Opens the answer of a question once more, for its second try. */
  tryAgain: (questionId: string) => void
  /** Sends the second try; null has the answer shown instead. */
  submitAgain: (questionId: string, response: string | null) => void
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
  const owner = useOwner()
  const { reread, open } = useOpening(target, owner, path, dispatch)
  const afterWrong = useAfterWrong()
  useSending(state, dispatch, { owner, path, testFirst, afterWrong, reread })
  useSecondTry(state, dispatch, { afterWrong, reread })
  useHeld(state, dispatch, { target, owner, path })
  useAdvance(state, dispatch)
  useTimeUp(state, reread)
  useEffect(() => storeExercise(localStorage, target, state, Date.now()), [target, state])

  // A levelling is kept from its beginning: its time may be over before the page is reloaded.
  const keptId = state.phase === 'done' || state.run?.type === 'levelling' ? state.run?.runId : undefined
  useEffect(() => {
    if (keptId) keepFinishedRun(sessionStorage, { runId: keptId, path, shownBy: performance.timeOrigin })
  }, [keptId, path])

  const draft = useCallback(
    (questionId: string, answer: WidgetAnswer) => dispatch({ type: 'drafted', questionId, answer }),
    [],
  )
  const submit = useCallback((questionId: string, response: string) => {
    dispatch({ type: 'submitted', questionId, response, now: Date.now() })
  }, [])
  const tryAgain = useCallback((questionId: string) => dispatch({ type: 'try-again', questionId }), [])
  const submitAgain = useCallback((questionId: string, response: string | null) => {
    dispatch({ type: 'second-submitted', questionId, response })
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
  return [state, { draft, submit, skip, tryAgain, submitAgain, go, next, hold, refresh, restart, retryOpening }]
}

async function refreshQuestion({ questionSetGuid, storedQuestionId }: StoredQuestion): Promise<StoredQuestion> {
  const call = { params: { runId: questionSetGuid, storedQuestionId } }
  return (await callServer(exerciseOperations.refreshQuestion, call)).question
}

function useAdvance(state: RunState, dispatch: (event: RunEvent) => void) {
  const { advanceAt } = state
  useEffect(() => {
    if (advanceAt === null) return
    const timer = setTimeout(() => dispatch({ type: 'advanced', now: Date.now() }), Math.max(0, advanceAt - Date.now()))
    return () => clearTimeout(timer)
  }, [advanceAt, dispatch])
}
