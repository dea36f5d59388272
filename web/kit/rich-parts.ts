import { plainLatex } from '@polyhex/curriculum/notation/plain-latex'
import { readLatex } from '@polyhex/curriculum/notation/read-latex'
import { splitRichText, type RichPart } from '@polyhex/curriculum/notation/rich-text'

/** Words and maths of a sentence. A sentence with a bracket too many is shown as it is rather than not at all. */
export function richParts(text: string): RichPart[] {
  try {
    return splitRichText(text)
  } catch {
    return [{ kind: 'text', value: text }]
  }
}

/** Maths in ordinary signs, which stands there for the blink before the typesetter has come. */
export function plainSigns(latex: string): string {
  try {
    return plainLatex(readLatex(latex))
  } catch {
    return latex
  }
}
