import { hashText } from '../chance.ts'
import { plainText } from '../notation/rich-text.ts'
import { generateQuestion } from '../questions/generate.ts'
import { board } from './board.ts'
import { toSegment } from './segments.ts'
import type { GeneratedQuestion, TopicLevel } from '../topic-level.ts'
import type { Figure } from '../values/values.ts'
import type { Lesson, LessonPart, LessonPlan } from './lesson-plan.ts'

/** Easy, but not the easiest: what the worked example of a lesson is drawn at. */
const exampleDifficulty = 0.2

/** The question that a topic's lesson works through: always the same for a key; as a choice, since that form has its figure. */
export function exampleQuestion(level: TopicLevel<unknown>): GeneratedQuestion {
  return generateQuestion(level, hashText(`lesson|${level.key}`), { difficulty: exampleDifficulty, form: 'choice' })
}

function withLatexAndFigure(
  part: { heading: string; say: string },
  latex: string | undefined,
  figure: Figure | undefined,
): LessonPart {
  return { ...part, ...(latex === undefined ? {} : { latex }), ...(figure === undefined ? {} : { figure }) }
}

/** Ends with the answer, unless the last step has said it. */
function withAnswer(say: string, answer: string): string {
  return plainText(say).includes(plainText(answer)) ? say : `${say} The answer is ${answer}.`
}

/** The question, the way, and the last step: three parts of one worked example. */
function exampleParts(question: GeneratedQuestion): LessonPart[] {
  const { prompt, solution } = question
  const way = solution.slice(0, -1)
  const last = solution[solution.length - 1]
  if (last === undefined || way.length === 0)
    throw new RangeError(`${question.topicCodeLevel} has too few steps for a lesson`)
  const lines = way.flatMap((step) => (step.latex === undefined ? [] : [step.latex]))
  const latex = lines.length > 1 ? `\\begin{gathered}${lines.join(' \\\\ ')}\\end{gathered}` : lines[0]
  const figure = way.findLast((step) => step.figure !== undefined)?.figure ?? question.figure
  return [
    withLatexAndFigure({ heading: 'An example', say: prompt.text }, prompt.latex, question.figure),
    withLatexAndFigure({ heading: 'Step by step', say: way.map((step) => step.say).join(' ') }, latex, figure),
    withLatexAndFigure(
      { heading: 'The answer', say: withAnswer(last.say, question.key.shown.text) },
      last.latex,
      last.figure ?? question.figure,
    ),
  ]
}

/** Every part has something to see: its drawing, its maths, or a board with its words. */
const seen = (part: LessonPart): LessonPart =>
  part.figure === undefined && part.latex === undefined ? { ...part, figure: board(part) } : part

/**
 * The lesson of a topic: what it is, a picture, a worked example in three parts, the commonest mistake mended, how to check.
 * `level` is the one that is worked through, and whose parts are told: the level that is practiced, or the one that the plan
 * names. Throws a RangeError when it is of another topic. Source: D-044.
 */
export function buildLesson(plan: LessonPlan, level: TopicLevel<unknown>): Lesson {
  if (!level.key.startsWith(`${plan.topicCode}/`))
    throw new RangeError(`the lesson is of ${plan.topicCode}, not of ${level.key}`)
  const number = Number(level.key.slice(plan.topicCode.length + 1))
  const written = plan.levels?.find(({ of }) => of.includes(number)) ?? plan
  const { misconception: _, ...mistake } = written.mistake
  const parts = [
    written.what,
    written.picture,
    ...exampleParts(exampleQuestion(level)),
    mistake,
    ...(written.extra === undefined ? [] : [written.extra]),
    written.check,
  ]
  return { topicCode: plan.topicCode, segments: parts.map((part) => toSegment(seen(part))) }
}
