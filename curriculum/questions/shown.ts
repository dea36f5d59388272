import { tileIn } from '@polyhex/contract/exercises/responses/slots'
import { writtenWithGiven } from '../marking/mark-given-part.ts'
import { showValue } from '../notation/show-value.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import type { MarkingRules } from '../topic-level.ts'
import type { RichText, Value } from '../values/values.ts'

const choosing: ReadonlySet<AnswerForm> = new Set([
  'choice',
  'multi_choice',
  'true_false',
  'graph_point',
  'graph_line',
  'number_line',
])

/** The form whose notation options and answers are shown in: the level's first that is written rather than chosen. */
export function formShown(forms: readonly AnswerForm[]): AnswerForm {
  return forms.find((form) => !choosing.has(form)) ?? forms[0] ?? 'choice'
}

/** From this grade on a product of a number and a bracket is written without a sign: 3(8 + 5). */
const firstGradeWithoutSigns = 7

/**
 * An answer or an option as text with inline maths and as speech, with the unit that the level's rules name and the notation of
 * the grade.
 */
export function showAnswer(
  value: Value,
  form: AnswerForm,
  rules: MarkingRules,
  grade = firstGradeWithoutSigns,
): { text: RichText; latex: string; speech: string } {
  const given = rules.shownOver === undefined ? rules.given : ({ part: 'denominator', value: rules.shownOver } as const)
  const parts = given !== undefined && value.kind === 'rational' ? writtenWithGiven(value, given) : null
  return showValue(value, form, {
    ...(rules.cents === true ? { cents: true } : {}),
    ...(rules.written === 'decimal' ? { decimals: true } : {}),
    ...(grade < firstGradeWithoutSigns ? { signs: true } : {}),
    ...(parts === null ? {} : { parts }),
    ...(rules.unit === undefined ? {} : { unit: rules.unit }),
    ...(rules.variable === undefined ? {} : { variable: rules.variable }),
  })
}

/**
 * A picture among options is named by its letter, as it stands on the screen: its title says the same of each of them. Null for
 * every other answer.
 */
export function shownPicture(
  answer: Value,
  widget: AnswerWidget,
  rightOptionIds: readonly string[],
): { text: RichText; speech: string } | null {
  if (answer.kind !== 'item' || answer.text !== '' || widget.widget !== 'choice') return null
  const place = widget.options.findIndex((option) => option.id === rightOptionIds[0])
  if (place < 0) return null
  const name = `picture ${String.fromCodePoint(65 + place)}`
  return { text: name, speech: answer.speech === undefined ? name : `${name}. ${answer.speech}` }
}

/** A sentence with its blanks filled, line after line, in the first way that is right. Null for every other answer. */
export function shownSentence(answer: Value, widget: AnswerWidget): { text: RichText; speech: string } | null {
  if (answer.kind !== 'filled' || widget.widget !== 'slots') return null
  const way = answer.ways[0] ?? []
  let place = 0
  const lines = widget.lines.map((line) =>
    line.map((piece): { text: RichText; speech: string } => {
      if (piece.piece === 'text') return piece
      place += 1
      return tileIn(widget, place - 1, way[place - 1] ?? '') ?? { text: '', speech: '' }
    }),
  )
  return {
    text: lines.map((line) => joinedMaths(line.map(({ text }) => text))).join('; '),
    speech: lines.map((line) => line.map(({ speech }) => speech).join(' ')).join('. '),
  }
}

/** Pieces of maths beside each other are one piece; no gap comes before a mark that ends a sentence. */
const joinedMaths = (texts: readonly RichText[]): RichText =>
  texts
    .join(' ')
    .replaceAll('\\) \\(', ' ')
    .replace(/ ([.,;:?!])/g, '$1')

/** What an option looks like once spaces, sizes of brackets and empty groups are gone: two alike are one to a child. */
export function looksLike(text: RichText, svg?: string): string {
  const words = text
    .replace(/\\left|\\right|\\[,;:! ]|\\dfrac/g, (m) => (m === '\\dfrac' ? '\\frac' : ''))
    .replace(/\{,\}/g, ',')
    .replace(/\\[()]/g, '')
    .replace(/\s+/g, '')
    .toLowerCase()
  return svg === undefined ? words : `${words}|${svg}`
}
