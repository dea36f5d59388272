import { isLettered } from '../questions/lettered.ts'
import type { Sweep } from './check.ts'

/** P37: options that are the letters of a figure stand at the places of these letters, so that A is A. */
export function checkLetters(sweep: Sweep): void {
  for (const { seed, question } of sweep.samples) {
    const { widget } = question
    if (widget.widget !== 'choice' && widget.widget !== 'multi_choice') continue
    const texts = widget.options.map((option) => option.text)
    if (isLettered(texts) && texts.join('') !== 'ABCDEFGHIJ'.slice(0, texts.length))
      sweep.fail('P37', seed, `the options A, B, C hold ${texts.join(', ')}`)
  }
}
