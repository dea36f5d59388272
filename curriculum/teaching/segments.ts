import { speakLatex, speakRichText } from '../notation/speak.ts'
import type { LessonPart, LessonSegment } from './lesson-plan.ts'

/** Words a minute of a calm voice that explains. */
const wordsPerMinute = 140
const shortest = 3

/** Seconds that a text takes to say, at least 3, to a tenth. */
export function secondsToSay(speech: string): number {
  const words = speech.split(/\s+/).filter((w) => w !== '').length
  return Math.max(shortest, Math.round((words / wordsPerMinute) * 600) / 10)
}

/** Adds the speech and its length. The line of maths is spoken after the text only where the text does not hold maths itself. */
export function toSegment(part: LessonPart): LessonSegment {
  const said = speakRichText(part.say)
  const speech = part.latex === undefined || part.say.includes('\\(') ? said : `${said} ${speakLatex(part.latex)}`
  return { ...part, speech, seconds: secondsToSay(speech) }
}
