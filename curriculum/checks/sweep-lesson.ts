import { misconception } from '../catalogue/misconceptions.ts'
import { figureFaults } from '../figures/layout-check.ts'
import { splitRichText } from '../notation/rich-text.ts'
import { topicLevel } from '../catalogue/topic-levels.ts'
import { surfaceWidth } from '../surfaces/surface.ts'
import { buildLesson, buildTaskLesson, type ExampleTurn } from '../teaching/lesson.ts'
import { unsafeWordsIn } from '../words/safe-words.ts'
import type { Failure } from './check.ts'
import type { TaskLevel } from '../tasks/task.ts'
import type { Lesson, LessonPlan, LessonSegment } from '../teaching/lesson-plan.ts'
import type { TopicLevel } from '../topic-level.ts'

const longestSegment = 60
/** A drawing that is worked on by hand is made for the width of a phone, less what stands beside it, px. */
const phone = 340

function mathsFaults(segment: LessonSegment, renderMaths: (latex: string) => void): string[] {
  const pieces = splitRichText(segment.say).flatMap((p) => (p.kind === 'maths' ? [p.value] : []))
  if (segment.latex !== undefined) pieces.push(segment.latex)
  return pieces.flatMap((latex) => {
    try {
      renderMaths(latex)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}

function segmentFaults(segment: LessonSegment, renderMaths: (latex: string) => void): string[] {
  const faults = mathsFaults(segment, renderMaths)
  const { figure } = segment
  if (figure !== undefined) faults.push(...figureFaults(figure, figure.width >= surfaceWidth ? phone : undefined))
  if (segment.figure === undefined && segment.latex === undefined) faults.push('nothing to see')
  if (/[\\{}_^]/.test(segment.speech) || segment.speech.trim() === '') faults.push(`cannot be said: ${segment.speech}`)
  if (segment.seconds < 3 || segment.seconds > longestSegment) faults.push(`lasts ${segment.seconds} s`)
  if (segment.heading.trim() === '' || segment.heading.length > 40) faults.push(`heading "${segment.heading}"`)
  faults.push(...unsafeWordsIn(`${segment.heading} ${segment.say}`).map((word) => `unsafe word "${word}"`))
  return faults.map((fault) => `"${segment.heading}": ${fault}`)
}

/**
 * Builds a lesson and looks at every segment as P9, P13, P14 and P17 look at questions; 5 to 8 segments; the mistake names a
 * misconception that the topic has. The parts of single levels are looked at in the same way. Never throws for a bad lesson.
 */
export function sweepLesson(
  plan: LessonPlan,
  level: TopicLevel<unknown>,
  renderMaths: (latex: string) => void,
): Failure[] {
  const { levels = [], ...whole } = plan
  const own = levels.map(({ of: _, ...parts }): LessonPlan => ({ ...whole, ...parts }))
  return [whole, ...own].flatMap((one) => sweepParts(one, level, renderMaths))
}

function sweepParts(plan: LessonPlan, level: TopicLevel<unknown>, renderMaths: (latex: string) => void): Failure[] {
  const failures: Failure[] = []
  const fail = (detail: string): void =>
    void failures.push({ check: 'P9', key: `${plan.topicCode} lesson`, seed: null, detail })
  const known = misconception(plan.mistake.misconception)
  if (known === null || (known.topicCodes.length > 0 && !known.topicCodes.includes(plan.topicCode))) {
    fail(`${plan.mistake.misconception} is not a misconception of the topic`)
  }
  for (const fault of lessonFaults(() => buildLesson(plan, level), renderMaths)) fail(fault)
  return failures
}

function lessonFaults(build: () => Lesson, renderMaths: (latex: string) => void): string[] {
  try {
    const { segments } = build()
    const faults = segments.flatMap((segment) => segmentFaults(segment, renderMaths))
    return segments.length < 5 || segments.length > 8 ? [`${segments.length} segments`, ...faults] : faults
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Looks in the same way at the lessons beside the questions of each task of a level: both examples. Never throws. */
export function sweepTaskLessons(plan: LessonPlan, level: TaskLevel, renderMaths: (latex: string) => void): Failure[] {
  const grade = topicLevel(level.key)?.gradeMin ?? 0
  const turns: readonly ExampleTurn[] = [0, 1]
  return level.tasks
    .filter((task) => !task.legacy)
    .flatMap((task) =>
      turns.flatMap((turn) =>
        lessonFaults(() => buildTaskLesson(plan, { key: level.key, grade, task, turn }), renderMaths).map(
          (detail): Failure => ({ check: 'P9', key: `${level.key}#${task.id} lesson`, seed: null, detail }),
        ),
      ),
    )
}
