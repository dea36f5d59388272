import { skill, themeLevelName } from '@polyhex/curriculum'

/** A topic inside a sentence: 'place value'. */
const topicInSentence = (topicCode: string): string => (skill(topicCode)?.skillName ?? topicCode).toLowerCase()

/**
 * What a theme level means, in plain sentences: 'Level 9 (grade 4, second half). Strongest: place value. Practice next:
 * equivalent fractions. We are 72% sure, from 14 answers.' `confidence` is 0 to 1; the topics are topic codes, and left out
 * where none stands out. Source: D-053.
 */
export function themeLevelWords(found: {
  readonly level: number
  readonly confidence: number
  readonly answers: number
  readonly strongest: string | null
  readonly weakest: string | null
}): string {
  const { level, confidence, answers, strongest, weakest } = found
  const topics =
    strongest === null || weakest === null
      ? ''
      : ` Strongest: ${topicInSentence(strongest)}. Practice next: ${topicInSentence(weakest)}.`
  const behind = `from ${answers} ${answers === 1 ? 'answer' : 'answers'}`
  return `${themeLevelName(level)}.${topics} We are ${Math.round(100 * confidence)}% sure, ${behind}.`
}
