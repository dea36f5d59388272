import { showValue } from '../notation/show-value.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
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

/** An answer or an option as text with inline maths and as speech, with the unit that the level's rules name. */
export function showAnswer(
  value: Value,
  form: AnswerForm,
  rules: MarkingRules,
): { text: RichText; latex: string; speech: string } {
  return showValue(value, form, {
    ...(rules.unit === undefined ? {} : { unit: rules.unit }),
    ...(rules.variable === undefined ? {} : { variable: rules.variable }),
  })
}

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
