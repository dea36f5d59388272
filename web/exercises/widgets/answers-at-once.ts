import type { AnswerWidget } from '@polyhex/contract/exercises/questions'

/** Whether a tap on an option already answers, so that no Check button is needed. */
export function answersAtOnce(kind: AnswerWidget['widget']): boolean {
  return kind === 'choice' || kind === 'yes_no' || kind === 'comparison'
}
