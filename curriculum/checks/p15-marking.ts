import { markResponse } from '../marking/mark.ts'
import { malformedFor, rightResponses, wrongResponse } from './responses.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { Sample, Sweep } from './check.ts'
import type { AnswerKey, GeneratedQuestion } from '../topic-level.ts'

/** Every n-th seed has all malformed texts tried; the others one each. */
const thorough = 10

/** A number with what may stand around a right one: what is counted, a remainder of 0, another unit. None of it mends a wrong one. */
function dressedFor({ answer, rules }: AnswerKey, response: string): string[] {
  if (answer.kind !== 'rational' && answer.kind !== 'decimal') return []
  return [`${response} ${rules.counted ?? 'things'}`, `${response} R 0`, `${response} R 1`, `${response} h 0 min`]
}

function checkForm(sweep: Sweep, sample: Sample, form: AnswerForm, question: GeneratedQuestion, i: number): void {
  const { key } = question
  const fail = (detail: string): void => sweep.fail('P15', sample.seed, `${form}: ${detail}`)
  const ways = rightResponses(key)
  if (ways.length === 0) fail('there is no way to write the answer')
  for (const way of i % 4 === 0 ? ways : ways.slice(0, 2)) {
    const verdict = markResponse(key, way)
    if (verdict.verdict !== 'right') fail(`the answer written "${way}" is ${verdict.verdict}`)
  }
  for (const wrong of key.wrong) {
    const response = wrongResponse(key, wrong)
    if (response === null) continue
    const verdict = markResponse(key, response)
    if (verdict.verdict === 'right' || verdict.verdict === 'invalid')
      fail(`the wrong answer "${response}" is ${verdict.verdict}`)
    for (const dressed of dressedFor(key, response)) {
      if (markResponse(key, dressed).verdict === 'right') fail(`the wrong answer written "${dressed}" is right`)
    }
  }
  const malformed = malformedFor(form)
  for (const text of i % thorough === 0 ? malformed : [malformed[i % malformed.length] as string]) {
    const { verdict } = markResponse(key, text)
    if (verdict !== 'invalid') fail(`"${text}" is ${verdict}, not invalid`)
  }
}

/** P15: the answer in each spelling of each form is right, each wrong answer is not, and malformed texts are invalid. */
export function checkMarking(sweep: Sweep): void {
  for (const [i, sample] of sweep.samples.entries()) {
    for (const [form, question] of sample.byForm) checkForm(sweep, sample, form, question, i)
  }
}
