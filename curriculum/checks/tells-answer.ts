import { plainText } from '../notation/rich-text.ts'
import { holdsNumber } from './numbers-in.ts'
import type { Sample } from './check.ts'

const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\\[()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The answer as words or digits that could stand in a sentence; null when it has no such short form. */
function spelled(sample: Sample): { readonly number?: string; readonly words?: string } | null {
  const { answer } = sample
  if (answer.kind === 'rational' && answer.d === 1n) return { number: String(answer.n < 0n ? -answer.n : answer.n) }
  const words = flat(answer.kind === 'item' ? plainText(answer.text) : sample.question.key.shown.text)
  return words.length === 0 || (answer.kind === 'item' && words.length < 3) ? null : { words }
}

const holdsWords = (text: string, words: string): boolean => {
  const at = flat(text).indexOf(words)
  if (at < 0) return false
  const after = flat(text)[at + words.length] ?? ' '
  const before = flat(text)[at - 1] ?? ' '
  return !/[a-z0-9]/.test(after) && !/[a-z0-9]/.test(before)
}

/** Tally marks in words, 5+5+2: none of the bundles is what they are together. */
const bundles = /\d+(?:\+\d+)+/g

/** True when a text holds the answer and the question itself does not: then it tells more than it should. */
export function tellsAnswer(sample: Sample, text: string): boolean {
  const answer = spelled(sample)
  if (answer === null) return false
  const { prompt } = sample.whole ?? sample.question
  const asked = `${prompt.text} ${prompt.latex ?? ''}`
  const holds = (t: string): boolean =>
    answer.number !== undefined
      ? holdsNumber(t.replace(bundles, ' '), answer.number)
      : holdsWords(t, answer.words ?? '')
  return holds(text) && !holds(asked)
}

/** A small answer may stand in a text by coincidence; told in more than this share of the seeds, it is given away. */
export const coincidence = 0.2
