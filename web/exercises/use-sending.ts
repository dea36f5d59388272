import { useEffect, useRef } from 'react'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { LearningSettings } from '@polyhex/contract/exercises/learning-settings'
import { heldAhead } from '@polyhex/contract/exercises/limits'
import { callServer } from '../call/call-server.ts'
import { hasNoNetwork, isOnline } from '../call/network.ts'
import { mayPass } from '../call/problems.ts'
import { answersOf } from '../offline/queue-state.ts'
import { keptQueue } from '../offline/queue-store.ts'
import { keepAnswer } from '../offline/sync-answers.ts'
import { afterWrongOf } from './after-wrong.ts'
import { resendPauseMs } from './open-exercise.ts'
import type { RunEvent, RunState, Sending } from './run-state.ts'

/** After so many tries without an answer the child goes on offline instead of waiting. */
const triesBeforeKeeping = 2

interface SendingSettings {
  owner: string
  path: string
  testFirst: boolean
  /** As the account has chosen. */
  afterWrong: LearningSettings['afterWrong']
  reread: (runId: string) => void
}

/**
 * Sends the waiting answer, again and again with growing pauses, at once when the browser is back online. A run that can
 * go on offline does not wait for that: its answer is kept on this device, in the order in which it was given.
 */
export function useSending(state: RunState, dispatch: (event: RunEvent) => void, settings: SendingSettings): void {
  const { sending, run } = state
  const { testFirst, reread } = settings
  const runId = run?.runId
  const latest = useRef({ state, settings })
  latest.current = { state, settings }
  useEffect(() => {
    if (!sending || !runId) return
    const controller = new AbortController()
    const attempt = async () => {
      try {
        if (mustKeep(latest.current.state) || (await isQueued(latest.current.state, latest.current.settings))) {
          await keep(latest.current.state, latest.current.settings)
          if (!controller.signal.aborted) dispatch({ type: 'kept', questionId: sending.questionId, now: Date.now() })
          return
        }
        const outcome = await send(runId, sending, !testFirst, controller.signal)
        const afterWrong = afterWrongOf(latest.current.state.run, latest.current.settings.afterWrong)
        dispatch({ type: 'answered', questionId: sending.questionId, outcome, now: Date.now(), testFirst, afterWrong })
      } catch (problem) {
        if (controller.signal.aborted) return
        if (mayPass(problem)) dispatch({ type: 'send-failed' })
        // The run has moved on elsewhere, in another tab perhaps: what the server holds is shown.
        else reread(runId)
      }
    }
    const pause = mustKeep(latest.current.state) ? 0 : resendPauseMs(sending.failures)
    const timer = setTimeout(() => void attempt(), pause)
    const onChange = () => {
      clearTimeout(timer)
      void attempt()
    }
    if (sending.failures > 0) {
      window.addEventListener('online', onChange)
      window.addEventListener('offline', onChange)
    }
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', onChange)
      window.removeEventListener('offline', onChange)
      controller.abort()
    }
  }, [sending, runId, dispatch, testFirst, reread])
}

/**
 * Whether the answer is kept on this device rather than sent by itself: there is no network, nobody answers, or others of
 * its run wait already and go before it.
 */
function mustKeep({ run, sending, waiting }: RunState): boolean {
  if (run === null || sending === null || !heldAhead.includes(run.type)) return false
  return Object.keys(waiting).length > 0 || hasNoNetwork() || (!isOnline() && sending.failures >= triesBeforeKeeping)
}

/** Whether something of the run is in the queue still: the very answer that is being mended, perhaps. */
async function isQueued({ run }: RunState, { owner }: SendingSettings): Promise<boolean> {
  if (run === null || !heldAhead.includes(run.type)) return false
  return answersOf(await keptQueue.read(), owner, run.runId).length > 0
}

async function keep({ run, sending, questions, ahead }: RunState, { owner, path }: SendingSettings): Promise<void> {
  if (run === null || sending === null) return
  const { questionId, response, timeTakenMs } = sending
  const place = questions.findIndex((question) => question.storedQuestionId === questionId)
  const next = questions[place + 1] ?? ahead[0]
  await keepAnswer({
    answerId: crypto.randomUUID(),
    owner,
    runId: run.runId,
    runName: run.name,
    path,
    questionId,
    position: questions[place]?.position ?? run.progress.answered + 1,
    response,
    timeTakenMs,
    answeredAt: Date.now(),
    nextQuestionId: next?.storedQuestionId ?? null,
    remark: null,
  })
}

async function send(
  runId: string,
  { questionId, response, timeTakenMs }: Sending,
  secondTry: boolean,
  signal: AbortSignal,
) {
  const params = { runId, storedQuestionId: questionId }
  return response === null
    ? callServer(exerciseOperations.skipQuestion, { params, body: { timeTakenMs } }, signal)
    : callServer(exerciseOperations.answerQuestion, { params, body: { response, timeTakenMs, secondTry } }, signal)
}
