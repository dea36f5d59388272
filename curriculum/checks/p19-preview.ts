import { markResponse } from '../marking/mark.ts'
import { splitRichText } from '../notation/rich-text.ts'
import { previewLatex } from '../reading/preview-latex.ts'
import { readTolerant } from '../reading/read-tolerant.ts'
import { rightResponses } from './responses.ts'
import type { Sweep } from './check.ts'
import type { GeneratedQuestion } from '../topic-level.ts'

/** Seeds that are looked at: what is printed depends on the form more than on the numbers. */
const looked = 60

/** The shown answer as LaTeX, without its dollar sign brackets. */
function shownLatex(question: GeneratedQuestion): string {
  return splitRichText(question.key.shown.text)
    .map((part) => (part.kind === 'text' ? part.value : `\\(${part.value}\\)`))
    .join('')
}

function checkTyped(sweep: Sweep, seed: number, question: GeneratedQuestion, thorough: boolean): void {
  const { widget, key } = question
  const mark = (text: string, what: string): void => {
    const { verdict } = markResponse(key, text)
    if (verdict !== 'right') sweep.fail('P19', seed, `${key.form}: ${what} "${text}" is ${verdict}`)
  }
  mark(shownLatex(question), 'the shown answer')
  if (widget.widget !== 'expression') return
  const reads = widget.reads ?? { form: key.form, letters: [] }
  for (const way of thorough ? rightResponses(key) : rightResponses(key).slice(0, 3)) {
    const { pieces, sentence } = readTolerant(way, reads)
    if (sentence !== null)
      sweep.fail('P19', seed, `${key.form}: of the right answer "${way}" the preview says "${sentence}"`)
    mark(previewLatex(pieces), `the preview of ${way}`)
  }
}

/** P19: what we print we read. The shown answer and the preview of every accepted spelling are marked right when they are typed. */
export function checkPreview(sweep: Sweep): void {
  for (const [i, sample] of sweep.samples.slice(0, looked).entries()) {
    for (const question of sample.byForm.values()) {
      const { widget } = question.widget
      const isTyped = ['expression', 'numeric', 'fraction', 'mixed_number', 'money', 'clock'].includes(widget)
      if (isTyped) checkTyped(sweep, sample.seed, question, i % 6 === 0)
    }
  }
}
