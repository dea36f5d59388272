import { readLatex } from './read-latex.ts'
import { plainLatex } from './plain-latex.ts'

/** A stretch of rich text: words, or LaTeX that stood between \( and \). */
export interface RichPart {
  readonly kind: 'text' | 'maths'
  readonly value: string
}

/** Cuts rich text into words and maths; empty stretches are left out. Throws a SyntaxError when a bracket has no partner. */
export function splitRichText(text: string): RichPart[] {
  const parts: RichPart[] = []
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('\\(', at)
    const words = text.slice(at, open < 0 ? text.length : open)
    if (words.includes('\\)')) throw new SyntaxError(`\\) without \\( in "${text}"`)
    if (words !== '') parts.push({ kind: 'text', value: words })
    if (open < 0) break
    const close = text.indexOf('\\)', open)
    const inside = close < 0 ? '' : text.slice(open + 2, close)
    if (close < 0 || inside.includes('\\(')) throw new SyntaxError(`\\( without \\) in "${text}"`)
    if (inside.trim() !== '') parts.push({ kind: 'maths', value: inside })
    at = close + 2
  }
  return parts
}

/** Rich text in one line of ordinary characters ('2/3 of x²'), to measure it and for alt texts. */
export function plainText(text: string): string {
  return splitRichText(text)
    .map((part) => (part.kind === 'text' ? part.value : plainLatex(readLatex(part.value))))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Words made safe for the inside of \text{}. */
export function textLatex(words: string): string {
  const safe = words.replace(/[\\{}$%&#_^~]/g, (sign) =>
    sign === '\\'
      ? '\\textbackslash{}'
      : sign === '^'
        ? '\\textasciicircum{}'
        : sign === '~'
          ? '\\textasciitilde{}'
          : `\\${sign}`,
  )
  return `\\text{${safe}}`
}

/** Rich text as one LaTeX expression. */
export function richTextLatex(text: string): string {
  return splitRichText(text)
    .map((part) => (part.kind === 'text' ? textLatex(part.value) : part.value))
    .join('')
}
