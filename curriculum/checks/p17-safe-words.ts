import { unsafeWordsIn } from '../words/safe-words.ts'
import { figuresOf, linesOf, textsOf } from './pieces.ts'
import type { Sweep } from './check.ts'

/** P17: no HTML, no unsafe word, no brand; no item id that tells which is right. */
export function checkSafeWords(sweep: Sweep): void {
  const known = new Set<string>()
  for (const { choice, seed } of sweep.samples) {
    const texts = [...textsOf(choice), ...linesOf(choice)].map((p) => p.text)
    for (const text of [...texts, ...figuresOf(choice).map((f) => f.figure.alt)]) {
      if (known.has(text)) continue
      known.add(text)
      if (/<\/?[a-z][^>]*>|&[a-z]+;/i.test(text)) sweep.fail('P17', seed, `html in "${text}"`)
      for (const word of unsafeWordsIn(text)) sweep.fail('P17', seed, `unsafe word "${word}" in "${text}"`)
    }
  }
}
