import type { AnswerKey } from '@polyhex/curriculum'

/** A text without what only sets it: the marks of maths, braces, thin spaces, capitals. */
const bare = (text: string): string =>
  text
    .replace(/\\[(),]|[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether a text holds another as a word or number of its own: 12 is neither in 112 nor in 12.5. */
function holds(text: string, wanted: string): boolean {
  if (wanted === '') return false
  const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])${literal}(?![\p{L}\p{N}]|[.,]\d)`, 'u').test(text)
}

/**
 * What may be said of a mistake while the right answer is held back: the sentence, or null where it holds the right answer of the
 * question or of one of its parts. One sentence in a hundred does, as "That number lies between 900 and 1000."
 */
export function sayableWhy(why: string | null, key: AnswerKey): string | null {
  if (why === null) return null
  const said = bare(why)
  return [key, ...(key.parts ?? [])].some(({ shown }) => holds(said, bare(shown.text))) ? null : why
}
