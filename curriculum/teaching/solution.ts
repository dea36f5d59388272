import { board } from './board.ts'
import { toSegment } from './segments.ts'
import type { GeneratedQuestion, Step } from '../topic-level.ts'
import type { LessonPart, LessonSegment } from './lesson-plan.ts'

/** A step with its own drawing, or the question's in the first step, or a board. */
function partOf(step: Step, i: number, question: GeneratedQuestion): LessonPart {
  const figure = step.figure ?? (i === 0 ? question.figure : undefined)
  const part: LessonPart = {
    heading: `Step ${i + 1}`,
    say: step.say,
    ...(step.latex === undefined ? {} : { latex: step.latex }),
    ...(figure === undefined ? {} : { figure }),
  }
  return part.latex === undefined && part.figure === undefined ? { ...part, figure: board(part) } : part
}

/** 'The Solution': the steps of the question at hand, each with something to see. */
export function solutionSegments(question: GeneratedQuestion): LessonSegment[] {
  return question.solution.map((step, i) => toSegment(partOf(step, i, question)))
}
