import { speakLatex, speakRichText } from '../notation/speak.ts'
import { linesOf, textsOf, widgetItems } from './pieces.ts'
import type { Sweep } from './check.ts'

const unspeakable = /[\\{}_^]/

/** P14: every text and every line of maths can be said: no backslash, brace or raised sign is left. */
export function checkSpeech(sweep: Sweep): void {
  const known = new Set<string>()
  for (const [i, { choice, question, seed }] of sweep.samples.entries()) {
    const said = [
      question.prompt.speech,
      question.key.shown.speech,
      ...widgetItems(choice).map((item) => item.speech),
      ...textsOf(choice)
        .filter((p) => i % 4 === 0 || p.where === 'prompt')
        .map((p) => speakRichText(p.text)),
      ...linesOf(choice)
        .filter((p) => i % 4 === 0 || p.where === 'prompt line')
        .map((p) => speakLatex(p.text)),
    ]
    for (const speech of said) {
      if (known.has(speech)) continue
      known.add(speech)
      if (speech.trim() === '') sweep.fail('P14', seed, 'something has no speech')
      else if (unspeakable.test(speech)) sweep.fail('P14', seed, `cannot be said: ${speech}`)
    }
  }
}
