import { learningSettingsOperations, type LearningSettings } from '@polyhex/contract/exercises/learning-settings'
import type { QuestionAnswer } from '@polyhex/contract/exercises/answers'
import { advanceAfter, readingMs } from '@polyhex/contract/exercises/limits'
import type { Run } from '@polyhex/contract/exercises/runs'
import { useAsk } from '../call/ask.ts'
import { useAccount } from '../shell/session.ts'

/** What follows a wrong answer: the learner goes on, the exercise does after a time to read, or it does soon, by the specification. */
export type AfterWrong = LearningSettings['afterWrong'] | 'soon'

/** Where a clock or a rank runs, a wrong answer holds nobody up; elsewhere it is as the account has chosen. */
export function afterWrongOf(
  run: Pick<Run, 'type' | 'progress'> | null,
  chosen: LearningSettings['afterWrong'],
): AfterWrong {
  if (run?.type === 'speed' || run?.type === 'contest_problems') return 'soon'
  if (run?.type === 'levelling') return run.progress.secondsAllowed === null ? 'wait' : 'soon'
  return chosen
}

/** What the account has chosen; waiting while nobody is signed in, or it is not known. */
export function useAfterWrong(): LearningSettings['afterWrong'] {
  const account = useAccount()
  const call = account === null ? null : { params: { accountId: account.accountId } }
  return useAsk(learningSettingsOperations.getLearningSettings, call).data?.afterWrong ?? 'wait'
}

/** Milliseconds until the exercise goes on by itself after a wrong answer; null: it does not. */
export function afterWrongMs(how: AfterWrong, answer: QuestionAnswer): number | null {
  if (how === 'wait') return null
  if (how === 'soon') return advanceAfter.incorrect
  const whys = answer.parts?.map((part) => part.said ?? '').join(' ') ?? answer.misconception?.why ?? ''
  const said = `${whys} ${answer.rightAnswer?.text ?? ''}`
  return readingMs(said.split(/\s+/).filter((word) => word !== '').length)
}
