import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { ExerciseResults } from '@polyhex/contract/exercises/runs'
import { callServer } from '../../call/call-server.ts'

/**
 * Sends the results of a finished run and, for an account, what they earn. Both were recorded when the run ended, so a
 * failure loses nothing and is only a warning in the console [L-150, L-239].
 */
export async function submitResults(results: ExerciseResults, signedIn: boolean): Promise<void> {
  const { runId, correct, incorrect, skipped, answered, timeTakenSeconds } = results
  try {
    await callServer(exerciseOperations.postResults, {
      body: {
        questionSetGuid: runId,
        totalQuestions: results.total ?? answered + skipped,
        correct,
        incorrect,
        skipped,
        timeTakenMs: Math.round(timeTakenSeconds * 1000),
      },
    })
    if (!signedIn) return
    await callServer(coinOperations.submitAssetsEarned, {
      body: {
        questionSetGuid: runId,
        activity: results.type,
        hasViewedHelp: results.hasViewedHelp,
        percentCorrect: answered === 0 ? 0 : (100 * correct) / answered,
      },
    })
  } catch (problem) {
    // oxlint-disable-next-line no-console -- the specification asks for this line in the console
    console.warn('The results could not be submitted', problem)
  }
}
