import { isAsked } from './run-places.ts'
import { shownQuestion, type RunState } from './run-state.ts'
import { answersAtOnce } from './widgets/answers-at-once.ts'

/** What the middle of the toolbar offers for the question on show. */
export type MainStep = 'choose' | 'check' | 'saving' | 'next'

/** A tap answers a choice; other widgets have Check; an answered question has Next. */
export function mainStep(state: RunState): MainStep {
  const question = shownQuestion(state)
  if (question && state.again?.questionId === question.storedQuestionId) {
    if (state.again.sending) return 'saving'
    return answersAtOnce(question.widget.widget) ? 'choose' : 'check'
  }
  if (!question || !isAsked(question, state.waiting)) return 'next'
  if (state.sending?.questionId === question.storedQuestionId) return 'saving'
  return answersAtOnce(question.widget.widget) ? 'choose' : 'check'
}
