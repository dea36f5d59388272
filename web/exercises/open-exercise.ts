import { widgetSet } from '@polyhex/contract/exercises/widget-set'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { fetchRetries } from '@polyhex/contract/exercises/limits'
import type { OpenRun } from '@polyhex/contract/exercises/runs'
import { callServer } from '../call/call-server.ts'
import { ServerProblem } from '../call/problems.ts'

const pauseMs = 400

/**
 * Opens a run and fetches its first question, trying again up to 10 times when none came [L-153]. Each empty answer is a
 * warning in the console [L-240]; the last one an error. Throws what the server said when it will not change.
 */
export async function openExercise(target: ExerciseTarget, restart: boolean, signal: AbortSignal): Promise<OpenRun> {
  for (let tries = 0; ; tries += 1) {
    const open = await started(target, restart && tries === 0, signal)
    if (open && open.questions.length > 0) return open
    // oxlint-disable-next-line no-console -- the specification asks for this line in the console
    console.warn('No questions returned')
    if (tries >= fetchRetries) {
      // oxlint-disable-next-line no-console -- the specification asks for this line in the console
      console.error(`No questions after ${fetchRetries} retries`)
      throw new ServerProblem(503, { detail: 'We could not make a new question just now. Please try again.' })
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    signal.throwIfAborted()
  }
}

async function started(target: ExerciseTarget, restart: boolean, signal: AbortSignal): Promise<OpenRun | undefined> {
  try {
    return await callServer(exerciseOperations.startExercise, { body: { target, restart, widgetSet } }, signal)
  } catch (problem) {
    if (problem instanceof ServerProblem && problem.code === 'no_questions_returned') return undefined
    throw problem
  }
}

/** How long to wait before an unacknowledged answer is sent again, in ms: 1 s, doubling, at most 15 s. */
export function resendPauseMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(15_000, 1000 * 2 ** (failures - 1))
}
