import { writeParts } from '@polyhex/contract/exercises/responses/parts'
import { markResponse } from '../marking/mark.ts'
import { rightResponse } from '../marking/right-response.ts'
import { wrongResponse } from './responses.ts'
import type { Sweep } from './check.ts'
import type { AnswerKey } from '../topic-level.ts'

/** A response to a part that is readable and not right: a named mistake, where the widget can hold it. */
function flawed(key: AnswerKey): string | null {
  const texts = key.wrong.flatMap((wrong) => wrongResponse(key, wrong) ?? [])
  return texts.find((text) => markResponse(key, text).verdict === 'wrong') ?? null
}

/** P33: of an answer in parts all right is right with 100, one flaw is wrong with less, and nothing is no answer. */
export function checkCredit(sweep: Sweep): void {
  for (const { seed, question } of sweep.samples) {
    const { key } = question
    if (key.parts === undefined) continue
    const rights = key.parts.map(rightResponse)
    const all = markResponse(key, writeParts(rights))
    if (all.verdict !== 'right' || all.credit !== 100) sweep.fail('P33', seed, `all parts right is ${all.verdict}`)
    if (markResponse(key, '').verdict !== 'invalid') sweep.fail('P33', seed, 'nothing is an answer')
    for (const [i, part] of key.parts.entries()) {
      const wrong = flawed(part)
      if (wrong === null) continue
      const marked = markResponse(key, writeParts(rights.with(i, wrong)))
      if (marked.verdict !== 'wrong' || (marked.credit ?? 100) >= 100)
        sweep.fail('P33', seed, `with a flaw in part ${i + 1} it is ${marked.verdict}`)
    }
  }
}
