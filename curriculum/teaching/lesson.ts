import { hashText } from '../chance.ts'
import { plainText } from '../notation/rich-text.ts'
import { generateQuestion, noteOf } from '../questions/generate.ts'
import { figureOf } from '../surfaces/figure-of.ts'
import { isSurface, surfaceOf } from '../surfaces/surface-of.ts'
import { inBand, type AnyTask } from '../tasks/task.ts'
import { board } from './board.ts'
import { kindPart } from './kind-parts.ts'
import { toSegment } from './segments.ts'
import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import type { GeneratedQuestion, TopicLevel } from '../topic-level.ts'
import type { TaskKind } from '../tasks/task-kinds.ts'
import type { Figure } from '../values/values.ts'
import type { Lesson, LessonPart, LessonPlan } from './lesson-plan.ts'

/** Easy, but not the easiest: what the worked example of a lesson is drawn at. */
const exampleDifficulty = 0.2

/** Which of the examples of a task: another one where the first asks what the child is asked. */
export type ExampleTurn = 0 | 1

/** The question that a topic's lesson works through: always the same for a key; as a choice, since that form has its figure. */
export function exampleQuestion(level: TopicLevel<unknown>): GeneratedQuestion {
  return generateQuestion(level, hashText(`lesson|${level.key}`), { difficulty: exampleDifficulty, form: 'choice' })
}

/** The question that the lesson of a task works through: easy, with all its support, always the same for a turn. */
export function taskExample(key: string, task: AnyTask, turn: ExampleTurn): GeneratedQuestion {
  return generateQuestion(task.procedure('full'), exampleSeed(key, task, turn), {
    difficulty: inBand(task, exampleDifficulty),
  })
}

const exampleSeed = (key: string, task: AnyTask, turn: ExampleTurn): number =>
  hashText(`lesson|${key}|${task.id}|${turn}`)

/** The note of the first example of a task, without making the whole of it: asked whenever Teach Me is opened. */
export const exampleNote = (key: string, task: AnyTask): string =>
  noteOf(task.procedure('full'), exampleSeed(key, task, 0), inBand(task, exampleDifficulty))

function withLatexAndFigure(
  part: { heading: string; say: string },
  latex: string | undefined,
  figure: Figure | undefined,
): LessonPart {
  return { ...part, ...(latex === undefined ? {} : { latex }), ...(figure === undefined ? {} : { figure }) }
}

/** A longer answer is told by the steps alone. */
const mostWordsOfAnswer = 16

const wordsIn = (text: string): number => plainText(text).trim().split(/\s+/).length

/** Ends with the answer, unless the last step has said it. A picture is shown, not named: an example has no letters. */
function withAnswer(say: string, { widget, key }: GeneratedQuestion, kind: TaskKind): string {
  const answer = key.shown.text
  // Of a mistake that is found, the last step says how the line should read: its answer is the wrong line.
  const isSaid =
    kind === 'find_error' || plainText(say).includes(plainText(answer)) || wordsIn(answer) > mostWordsOfAnswer
  return isSaid || ofPictures(widget) ? say : `${say} The answer is ${answer.replace(/\.$/, '')}.`
}

const ofPictures = (widget: AnswerWidget): boolean =>
  widget.widget === 'choice' && widget.options.some(({ svg }) => svg !== undefined)

/** More words of choices than a lesson reads aloud. */
const mostWordsOfChoices = 70

/** What there is to choose from in a question that cannot be understood without it; in several parts, that of the first. */
function choicesOf(widget: AnswerWidget): readonly string[] {
  if (widget.widget === 'parts') return widget.parts[0] === undefined ? [] : choicesOf(widget.parts[0].widget)
  return widget.widget === 'choice' && !ofPictures(widget) ? widget.options.map(({ text }) => text) : []
}

function askedIn({ prompt, widget }: GeneratedQuestion): string {
  const choices = choicesOf(widget)
    .map((text) => text.replace(/\.$/, ''))
    .join('; ')
  return choices === '' || wordsIn(choices) > mostWordsOfChoices ? prompt.text : `${prompt.text} ${choices}.`
}

/**
 * What an example shows before and after it is worked through: of a drawing made by hand, its start and what it has to become;
 * of pictures to choose from, the right one.
 */
function drawings({ figure, widget, key }: GeneratedQuestion): {
  readonly asked: Figure | undefined
  readonly made: Figure | undefined
} {
  if (key.answer.kind === 'item' && key.answer.figure !== undefined) return { asked: figure, made: key.answer.figure }
  if (!isSurface(widget)) return { asked: figure, made: figure }
  const surface = surfaceOf(widget)
  const state = surface.stateOf(widget, key.answer) ?? surface.blank(widget)
  const shown = (at: unknown): Figure => figureOf(surface.draw(widget, at, 'shown'), {})
  return { asked: figure ?? shown(surface.blank(widget)), made: shown(state) }
}

/** The question, the way, and the last step: three parts of one worked example. */
function exampleParts(question: GeneratedQuestion, kind: TaskKind): LessonPart[] {
  const { prompt, solution } = question
  const way = solution.slice(0, -1)
  const last = solution[solution.length - 1]
  if (last === undefined || way.length === 0)
    throw new RangeError(`${question.topicCodeLevel} has too few steps for a lesson`)
  const { asked, made } = drawings(question)
  const lines = way.flatMap((step) => (step.latex === undefined ? [] : [step.latex]))
  const latex = lines.length > 1 ? `\\begin{gathered}${lines.join(' \\\\ ')}\\end{gathered}` : lines[0]
  const figure = way.findLast((step) => step.figure !== undefined)?.figure ?? asked
  return [
    withLatexAndFigure({ heading: 'An example', say: askedIn(question) }, prompt.latex, asked),
    withLatexAndFigure({ heading: 'Step by step', say: way.map((step) => step.say).join(' ') }, latex, figure),
    withLatexAndFigure(
      { heading: 'The answer', say: withAnswer(last.say, question, kind) },
      last.latex,
      last.figure ?? made,
    ),
  ]
}

/** Every part has something to see: its drawing, its maths, or a board with its words. */
const seen = (part: LessonPart): LessonPart =>
  part.figure === undefined && part.latex === undefined ? { ...part, figure: board(part) } : part

function lessonOf(
  plan: LessonPlan,
  { key, grade, kind }: { readonly key: string; readonly grade: number; readonly kind: TaskKind },
  question: GeneratedQuestion,
): Lesson {
  if (!key.startsWith(`${plan.topicCode}/`)) throw new RangeError(`the lesson is of ${plan.topicCode}, not of ${key}`)
  const number = Number(key.slice(plan.topicCode.length + 1))
  const written = plan.levels?.find(({ of }) => of.includes(number)) ?? plan
  const { misconception: _, ...mistake } = written.mistake
  // How to go about the kind takes the place of the part that not every topic has: no lesson is longer than 8 parts.
  const approach = kindPart(kind, grade)
  const extra = approach === null ? written.extra : undefined
  const parts = [
    written.what,
    written.picture,
    ...(approach === null ? [] : [approach]),
    ...exampleParts(question, kind),
    mistake,
    ...(extra === undefined ? [] : [extra]),
    written.check,
  ]
  return { topicCode: plan.topicCode, segments: parts.map((part) => toSegment(seen(part))) }
}

/**
 * The lesson of a topic: what it is, a picture, a worked example in three parts, the commonest mistake mended, how to check.
 * `level` is the one that is worked through, and whose parts are told: the level that is practiced, or the one that the plan
 * names. Throws a RangeError when it is of another topic. Source: D-044.
 */
export function buildLesson(plan: LessonPlan, level: TopicLevel<unknown>): Lesson {
  return lessonOf(plan, { key: level.key, grade: 0, kind: 'do' }, exampleQuestion(level))
}

/**
 * The lesson beside a question of a task: as that of its level, with how to go about its kind, and an example of the same task.
 * `grade` is that of the level. Throws a RangeError when the level is of another topic. Source: design of tasks, section 5.5; decision 69.
 */
export function buildTaskLesson(
  plan: LessonPlan,
  of: { readonly key: string; readonly grade: number; readonly task: AnyTask; readonly turn: ExampleTurn },
): Lesson {
  const { key, grade, task, turn } = of
  return lessonOf(plan, { key, grade, kind: task.kind }, taskExample(key, task, turn))
}
