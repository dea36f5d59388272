import { markResponse } from '../marking/mark.ts'
import { guideFor } from '../questions/entry-guides.ts'
import type { Sweep } from './check.ts'

/** P28: the example of a guide is read as an answer of the kind that is asked for, in the form asked for, and is not the answer. */
export function checkGuides(sweep: Sweep): void {
  for (const { seed, question } of sweep.samples) {
    const { key, widget } = question
    if (widget.widget !== 'expression') continue
    const { text, example } = guideFor(key.answer, key.form, key.rules)
    const { verdict } = markResponse(key, example)
    if (widget.guide !== text) sweep.fail('P28', seed, `the guide "${widget.guide}" does not belong to the answer`)
    if (verdict !== 'wrong') sweep.fail('P28', seed, `"${example}" is ${verdict} for ${key.shown.text}`)
  }
}
