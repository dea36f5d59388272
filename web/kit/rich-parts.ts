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

/** A part of a sentence; maths carries the mark that follows it, so that no line begins with a period or a comma. */
export type GluedPart = { kind: 'text'; value: string } | { kind: 'maths'; value: string; stop: string }

/** Moves the marks at the start of each text to the maths before it. */
export function glued(parts: readonly RichPart[]): GluedPart[] {
  return parts.flatMap((part, i): GluedPart[] => {
    if (part.kind === 'maths') {
      const next = parts[i + 1]
      return [{ kind: 'maths', value: part.value, stop: next?.kind === 'text' ? leadingMarks(next.value) : '' }]
    }
    const rest = parts[i - 1]?.kind === 'maths' ? part.value.slice(leadingMarks(part.value).length) : part.value
    return rest === '' ? [] : [{ kind: 'text', value: rest }]
  })
}

function leadingMarks(text: string): string {
  return /^[.,;:?!)%°]+/.exec(text)?.[0] ?? ''
}
