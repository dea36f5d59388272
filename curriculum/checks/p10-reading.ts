import { plainText, splitRichText } from '../notation/rich-text.ts'
import type { Sweep } from './check.ts'

/**
 * The most words that a prompt may have, kindergarten to grade 6, and from grade 7. There is room for whole sentences: prompts of
 * the first grades are heard as well as read, and a limit that is too tight makes telegrams of them.
 */
const mostWords = [20, 24, 30, 36, 40, 45, 50] as const
const mostWordsLater = 60
/** The most words of one sentence, kindergarten to grade 5, and from grade 6. */
const mostSentenceWords = [10, 10, 12, 12, 16, 16] as const
const mostSentenceWordsLater = 20
/** Of a contest problem, which is read once and thought about long; and of its sentences, kindergarten to grade 5. */
const mostWordsOfFamily = [30, 36, 42, 48, 52, 56, 60] as const
const mostWordsOfFamilyLater = 70
const mostSentenceWordsOfFamily = [16, 16, 16, 16, 20, 20] as const
const mostSentenceWordsOfFamilyLater = 28
const mostSentences = 4
const mostSentencesOfFamily = 6

/** Words as a child reads them: a piece of maths counts as one. */
export function wordsIn(text: string): number {
  const joined = splitRichText(text)
    .map((piece) => (piece.kind === 'maths' ? '1' : piece.value))
    .join('')
  return joined.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}

function limitsOf({ entry: { gradeMin: grade }, family }: Sweep): { most: number; longest: number; several: number } {
  return family === null
    ? {
        most: mostWords[grade] ?? mostWordsLater,
        longest: mostSentenceWords[grade] ?? mostSentenceWordsLater,
        several: mostSentences,
      }
    : {
        most: mostWordsOfFamily[grade] ?? mostWordsOfFamilyLater,
        longest: mostSentenceWordsOfFamily[grade] ?? mostSentenceWordsOfFamilyLater,
        several: mostSentencesOfFamily,
      }
}

/** P10: prompts and sentences short enough for the grade, and always something to hear. */
export function checkReading(sweep: Sweep): void {
  const { most, longest, several } = limitsOf(sweep)
  for (const { question, seed } of sweep.samples) {
    const { text, speech } = question.prompt
    const words = wordsIn(text)
    if (words > most) sweep.fail('P10', seed, `${words} words in the prompt, at most ${most}: ${text}`)
    const sentences = text.split(/(?<=[.?!])(?<!\b[ap]\.m\.)\s+|(?<=\b[ap]\.m\.)\s+(?=[A-Z])/)
    if (sentences.length > several)
      sweep.fail('P10', seed, `${sentences.length} sentences in the prompt, at most ${several}: ${text}`)
    for (const sentence of sentences) {
      if (wordsIn(sentence) > longest) sweep.fail('P10', seed, `a sentence of ${wordsIn(sentence)} words: ${sentence}`)
    }
    if (plainText(text).trim() === '' || speech.trim() === '') sweep.fail('P10', seed, 'nothing to read or to hear')
  }
}
