import { type GeneratedQuestion, topicLevel, unit } from '@polyhex/curriculum'
import { drawQuestions, type SheetSubject, topicWants, unitWants } from './draw-questions.ts'
import { lookOfGrade, workingHeight } from './layout/look.ts'
import type { AskedQuestion } from './layout/question-block.ts'
import type { Paper, Section, Sheet } from './layout/sheet-pages.ts'

/** Everything that decides a sheet: the same order makes the same sheet. */
export interface SheetOrder {
  readonly subject: SheetSubject
  readonly seed: number
  readonly count: number
  readonly paper: Paper
}

/** Changes whenever the same order no longer makes the same pages; it is part of the name under which a sheet is kept. */
export const sheetVersion = 2

const gradeName = (grade: number): string => (grade === 0 ? 'Kindergarten' : `Grade ${grade}`)
const gradeRange = (low: number, high: number): string =>
  low === high ? gradeName(low) : low === 0 ? `Kindergarten to grade ${high}` : `Grades ${low} to ${high}`

function asked(question: GeneratedQuestion, grade: number): AskedQuestion {
  return { question, working: workingHeight(topicLevel(question.topicCodeLevel)?.targetSeconds ?? 16, grade) }
}

async function section(
  heading: string | null,
  wanted: Parameters<typeof drawQuestions>[0],
  stream: string,
  grade: number,
): Promise<Section[]> {
  if (wanted.length === 0) return []
  const questions = await drawQuestions(wanted, stream)
  return [{ heading, questions: questions.map((question) => asked(question, grade)) }]
}

/** What the foot of a sheet says, and what makes it again: subject and seed. */
export function codeOf({ subject, seed, count }: SheetOrder): string {
  const name = subject.kind === 'topic' ? subject.key : subject.unitCode
  return `Sheet ${name}, ${count} questions, version ${seed}`
}

/**
 * The sheet of an order, its questions drawn but not yet set. Throws a RangeError for a subject that is not in the
 * catalogue; the caller has looked it up.
 */
export async function makeSheet(order: SheetOrder): Promise<Sheet> {
  const { subject, seed, count } = order
  const code = codeOf(order)
  if (subject.kind === 'topic') {
    const level = topicLevel(subject.key)
    if (level === null) throw new RangeError(`${subject.key} is no topic level`)
    const sections = await section(null, topicWants(subject.key, count), `sheet|${subject.key}|${seed}`, level.gradeMin)
    const under = `Level ${level.level} · ${gradeRange(level.gradeMin, level.gradeMax)}`
    return { title: level.name, under, code, look: lookOfGrade(level.gradeMin), sections }
  }
  const entry = unit(subject.unitCode)
  if (entry === null) throw new RangeError(`${subject.unitCode} is no unit`)
  const grade = entry.lowestGradeLevel
  const { own, review } = unitWants(subject.unitCode, count)
  const stream = `sheet|${subject.unitCode}|${seed}`
  const sections = [
    ...(await section(review.length === 0 ? null : 'In this unit', own, `${stream}|own`, grade)),
    ...(await section('From earlier units', review, `${stream}|review`, grade)),
  ]
  const under = `Unit worksheet · ${gradeRange(grade, entry.highestGradeLevel)}`
  return { title: entry.unitName, under, code, look: lookOfGrade(grade), sections }
}
