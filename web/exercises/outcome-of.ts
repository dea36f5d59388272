import type { PartAnswer, QuestionAnswer } from '@polyhex/contract/exercises/answers'
import type { Outcome, PartOutcome } from './widgets/widget-props.ts'

/** What stands in the widget of an answered question: the second try, where there was one. */
export function responseOf(answer: QuestionAnswer): string {
  return answer.secondResponse ?? answer.response ?? ''
}

/** What a widget shows of an answer: right, wrong, or neither when the question was skipped, and the right options. */
export function outcomeOf(answer: QuestionAnswer): Outcome {
  return {
    ...(answer.outcome === 'skipped' ? {} : { right: answer.isCorrect || answer.secondTry === 'right' }),
    ...(answer.rightAnswer === null ? {} : { rightResponse: answer.rightAnswer.optionIds.join(',') }),
    ...(answer.parts ? { parts: answer.parts.map(partOutcome) } : {}),
  }
}

function partOutcome({ outcome, said, rightAnswer }: PartAnswer): PartOutcome {
  return {
    ...(outcome === 'skipped' ? {} : { right: outcome === 'right' }),
    ...(rightAnswer === null ? {} : { rightResponse: rightAnswer.optionIds.join(',') }),
    said,
    answer: rightAnswer === null ? null : rightAnswer.text,
  }
}
