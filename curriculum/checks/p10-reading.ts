import { plainText, splitRichText } from '../notation/rich-text.ts'
import type { Sweep } from './check.ts'

/** The most words that a prompt may have, kindergarten to grade 8, and from grade 9. */
const mostWords = [8, 12, 18, 25, 30, 35, 40, 45, 50] as const
const mostWordsLater = 60
const sentenceWords = (grade: number): number => (grade <= 3 ? 12 : 20)

/** Words as a child reads them: a piece of maths counts as one. */
function wordsIn(text: string): number {
  const joined = splitRichText(text)
    .map((piece) => (piece.kind === 'maths' ? '1' : piece.value))
    .join('')
  return joined.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}

/** P10: prompts and sentences short enough for the grade, and always something to hear. */
export function checkReading(sweep: Sweep): void {
  const grade = sweep.entry.gradeMin
  const most = mostWords[grade] ?? mostWordsLater
  for (const { question, seed } of sweep.samples) {
    const { text, speech } = question.prompt
    const words = wordsIn(text)
    if (words > most) sweep.fail('P10', seed, `${words} words in the prompt, at most ${most}: ${text}`)
    for (const sentence of text.split(/(?<=[.?!])\s+/)) {
      if (wordsIn(sentence) > sentenceWords(grade))
        sweep.fail('P10', seed, `a sentence of ${wordsIn(sentence)} words: ${sentence}`)
    }
    if (plainText(text).trim() === '' || speech.trim() === '') sweep.fail('P10', seed, 'nothing to read or to hear')
  }
}
