import { skill, themeLevelName } from '@polyhex/curriculum'

/** A topic inside a sentence: 'place value'. */
const topicInSentence = (topicCode: string): string => (skill(topicCode)?.skillName ?? topicCode).toLowerCase()

/**
 * What a theme level means, in one sentence: 'Level 9 (grade 4, second half). 72 % sure, from 14 answers; strongest: place
 * value, weakest: equivalent fractions'. `confidence` is 0 to 1; the topics are topic codes, and left out where none stands
 * out. Source: learning-content design, 5.3.
 */
export function themeLevelWords(found: {
  readonly level: number
  readonly confidence: number
  readonly answers: number
  readonly strongest: string | null
  readonly weakest: string | null
}): string {
  const { level, confidence, answers, strongest, weakest } = found
  const sure = `${themeLevelName(level)}. ${Math.round(100 * confidence)} % sure`
  const behind = `from ${answers} ${answers === 1 ? 'answer' : 'answers'}`
  if (strongest === null || weakest === null) return `${sure}, ${behind}`
  return `${sure}, ${behind}; strongest: ${topicInSentence(strongest)}, weakest: ${topicInSentence(weakest)}`
}
