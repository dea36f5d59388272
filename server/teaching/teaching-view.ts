import type { Segment, SkillPackage, StudentHint } from '@polyhex/contract/teaching/teaching'
import {
  exampleTurn,
  type GeneratedQuestion,
  type Lesson,
  type LessonSegment,
  loadLesson,
  loadTaskLesson,
  skill,
  solutionSegments,
  topicLevel,
} from '@polyhex/curriculum'
import { speakRichText } from '@polyhex/curriculum/notation/speak'

/** One part of a lesson or solution as the browser sees it; `speechId` is where its recording is. */
export function toSegment(part: LessonSegment, speechId: string): Segment {
  return {
    heading: part.heading,
    say: part.say,
    speech: part.speech,
    ...(part.latex === undefined ? {} : { latex: part.latex }),
    ...(part.figure === undefined ? {} : { svg: part.figure.svg }),
    seconds: part.seconds,
    speechId,
  }
}

const total = (segments: readonly Segment[]): number =>
  Math.round(segments.reduce((sum, { seconds }) => sum + seconds, 0))

/** A lesson as a tab of Teach Me; none when the topic has no lesson or the level is not in its range. */
function packageOf(topicCode: string, level: number, lesson: Lesson | null, speechId: string): SkillPackage[] {
  const entry = skill(topicCode)
  if (entry === null || lesson === null || level < entry.minLevel || level > entry.maxLevel) return []
  const segments = lesson.segments.map((part, place) => toSegment(part, `${speechId}_${place + 1}`))
  return [
    {
      skillCode: entry.skillCode,
      skillName: entry.skillName,
      shortName: topicLevel(`${topicCode}/${level}`)?.shortName ?? entry.skillName,
      minLevel: entry.minLevel,
      maxLevel: entry.maxLevel,
      description: entry.description,
      segments,
      seconds: total(segments),
    },
  ]
}

/** The lesson of a topic, with an example of the level. */
export async function packagesOf(topicCode: string, level: number): Promise<SkillPackage[]> {
  return packageOf(topicCode, level, await loadLesson(topicCode, level), `l_${topicCode}_${level}`)
}

/**
 * The lesson beside a question: of the level, with how to go about the kind of its task and an example of the same task that
 * asks something else. The lesson of the level for a question of before there were tasks, or that is not made any more.
 */
export async function packagesBeside(
  topicCode: string,
  level: number,
  task: string | null,
  question: GeneratedQuestion | null,
): Promise<SkillPackage[]> {
  if (task === null || question === null) return packagesOf(topicCode, level)
  const turn = await exampleTurn(topicCode, level, task, question.note)
  const lesson = await loadTaskLesson(topicCode, level, task, turn)
  if (lesson === null) return packagesOf(topicCode, level)
  return packageOf(topicCode, level, lesson, `l_${topicCode}_${level}_${task}_${turn}`)
}

/** 'The Solution' of a question. To be shown only once it is answered. */
export function solutionOf(question: GeneratedQuestion, questionId: string): { segments: Segment[]; seconds: number } {
  const segments = solutionSegments(question).map((part, place) =>
    toSegment(part, `q_${questionId}_solution_${place + 1}`),
  )
  return { segments, seconds: total(segments) }
}

/** The first `count` hints of a question. */
export function hintsOf(question: GeneratedQuestion, questionId: string, count: number): StudentHint[] {
  return question.hints.slice(0, count).map((hint, place) => {
    const id = `q_${questionId}_hint_${place + 1}`
    return {
      hintId: id,
      sequence: place + 1,
      hintMessage: hint.text,
      speech: speakRichText(hint.text),
      speechId: id,
      ...(hint.figure === undefined ? {} : { hintSvg: hint.figure.svg }),
    }
  })
}
