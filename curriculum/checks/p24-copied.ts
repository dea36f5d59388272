import { markResponse } from '../marking/mark.ts'
import { isSurface } from '../surfaces/surface-of.ts'
import { copyInto } from './copy-robot.ts'
import type { Sweep } from './check.ts'
import type { GeneratedQuestion } from '../topic-level.ts'

/** A robot that puts the hands, the point or the pieces of the figure into the widget; it must have nothing to do. */
function isCopied({ figure, widget, key }: GeneratedQuestion): boolean {
  if (figure === undefined) return false
  if (widget.widget === 'clock') return true
  if (isSurface(widget)) {
    const copy = copyInto(widget, figure.facts)
    return copy !== null && markResponse(key, copy).verdict === 'right'
  }
  return widget.widget === 'number_line' && Array.isArray(figure.facts['points']) && figure.facts['points'].length > 0
}

/** P24: what a figure shows is not answered by setting the same thing once more. */
export function checkCopied(sweep: Sweep): void {
  for (const { seed, question } of sweep.samples) {
    if (isCopied(question)) sweep.fail('P24', seed, `the figure can be copied into the ${question.widget.widget}`)
  }
}
