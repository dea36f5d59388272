import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import { offersSecondTry, secondTryHours, secondTryOptions } from '@polyhex/contract/exercises/second-try'
import type { AnswerKey } from '@polyhex/curriculum'

/** Forms with so few answers that, one of them being wrong, hardly anything is left to think about. */
const fewAnswers: readonly string[] = ['true_false', 'comparison']

/** What decides whether a wrong answer may be mended. */
interface WrongAnswer {
  readonly type: RunType
  readonly form: string
  /** The kind of the task; null where it has none. */
  readonly kind: string | null
  readonly key: AnswerKey
}

/** Whether a wrong answer leaves something to think about: enough other answers, and no mistake that it has shown already. */
function mayBeMended({ type, form, kind, key }: WrongAnswer): boolean {
  if (!offersSecondTry.includes(type) || fewAnswers.includes(form) || kind === 'find_error') return false
  // Every option of a choice but the right one is among its wrong answers.
  return form !== 'choice' || key.wrong.filter(({ optionId }) => optionId !== undefined).length + 1 >= secondTryOptions
}

/** Until when a second try is offered after a wrong answer given `now`; null where it is not. */
export function secondTryUntil(wrong: WrongAnswer, now: Date): Date | null {
  return mayBeMended(wrong) ? new Date(now.getTime() + secondTryHours * 3_600_000) : null
}
