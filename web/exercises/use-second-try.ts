import { useEffect, useRef } from 'react'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { LearningSettings } from '@polyhex/contract/exercises/learning-settings'
import { callServer } from '../call/call-server.ts'
import { useOnline } from '../call/network.ts'
import { mayPass } from '../call/problems.ts'
import { afterWrongOf } from './after-wrong.ts'
import { resendPauseMs } from './open-exercise.ts'
import type { RunEvent, RunState } from './run-state.ts'
import { toReveal } from './second-try-state.ts'

interface SecondTrySettings {
  /** As the account has chosen. */
  afterWrong: LearningSettings['afterWrong']
  reread: (runId: string) => void
}

/**
 * Sends a second try, some times where nobody replies, and asks for the answers of questions that were gone on from without one:
 * in the background, since nobody waits for them.
 */
export function useSecondTry(state: RunState, dispatch: (event: RunEvent) => void, settings: SecondTrySettings): void {
  const runId = state.run?.runId
  const latest = useRef({ run: state.run, settings })
  latest.current = { run: state.run, settings }
  const questionId = state.again?.questionId
  const sending = state.again?.sending ?? null
  useEffect(() => {
    if (sending === null || runId === undefined || questionId === undefined) return
    const controller = new AbortController()
    const attempt = async () => {
      try {
        const outcome = await send(runId, questionId, sending.response, controller.signal)
        const { run, settings: chosen } = latest.current
        const afterWrong = afterWrongOf(run, chosen.afterWrong)
        dispatch({ type: 'second-marked', questionId, outcome, now: Date.now(), afterWrong })
      } catch (problem) {
        if (controller.signal.aborted) return
        if (mayPass(problem)) dispatch({ type: 'second-failed' })
        // It is over: the next question was answered in another tab, or a day has passed.
        else latest.current.settings.reread(runId)
      }
    }
    const timer = setTimeout(() => void attempt(), resendPauseMs(sending.failures))
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [sending, runId, questionId, dispatch])

  const online = useOnline()
  const passed = toReveal(state).join(',')
  useEffect(() => {
    if (runId === undefined || passed === '' || !online) return
    const controller = new AbortController()
    for (const id of passed.split(',')) {
      send(runId, id, null, controller.signal).then(
        (outcome) => dispatch({ type: 'second-marked', questionId: id, outcome, now: Date.now(), afterWrong: 'wait' }),
        // It is asked for again with the next answer, and when the run is opened again.
        () => {},
      )
    }
    return () => controller.abort()
  }, [runId, passed, online, dispatch])
}

async function send(runId: string, storedQuestionId: string, response: string | null, signal: AbortSignal) {
  const call = { params: { runId, storedQuestionId }, body: { response } }
  return callServer(exerciseOperations.secondTry, call, signal)
}
