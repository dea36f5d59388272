import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { RunState } from './run-state.ts'

/** Whether a question is still to be answered: neither marked nor kept on this device for marking. */
export function isAsked(question: StoredQuestion, waiting: RunState['waiting']): boolean {
  return question.answer === null && !Object.hasOwn(waiting, question.storedQuestionId)
}

/** Place of the question that waits for an answer, or of the last one when none does. */
export function latestPlace({ questions, waiting }: Pick<RunState, 'questions' | 'waiting'>): number {
  const pending = questions.findIndex((question) => isAsked(question, waiting))
  return pending < 0 ? Math.max(0, questions.length - 1) : pending
}
