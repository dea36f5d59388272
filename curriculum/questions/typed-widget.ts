import { entryGuides, entryKeys } from './entry-guides.ts'
import { symbolsOf } from './symbols.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { AnswerWidget } from '@polyhex/contract/exercises/questions'
import type { MarkingRules, WidgetSettings } from '../topic-level.ts'
import { shownUnit } from '../words/units.ts'
import type { Rational, Value } from '../values/values.ts'

export interface TypedSettings {
  readonly grade: number
  readonly answer: Value
  readonly rules: MarkingRules
  readonly settings: Partial<WidgetSettings>
}

/** Children meet numbers below zero in grade 6; until then a minus key would only stand in the way. */
const firstGradeWithNegatives = 6
/** Decimals come in grade 4. */
const firstGradeWithDecimals = 4

const asRational = (value: Value): Rational | null =>
  value.kind === 'rational' ? value : value.kind === 'decimal' ? value.value : null

/** By grade, not by answer, so that the keys tell nothing; a level of a lower grade that needs one is still answerable. */
function mayBeNegative({ grade, answer, settings }: TypedSettings): boolean {
  const r = asRational(answer)
  return grade >= firstGradeWithNegatives || (settings.keys ?? []).includes('-') || (r !== null && r.n < 0n)
}

function mayBeDecimal(form: AnswerForm, { grade, answer, settings }: TypedSettings): boolean {
  const r = asRational(answer)
  return (
    form === 'decimal' ||
    grade >= firstGradeWithDecimals ||
    (settings.keys ?? []).includes('.') ||
    (r !== null && r.d > 1n)
  )
}

function affixesOf({ settings, rules }: TypedSettings, defaultAfter = ''): { before?: string; after?: string } {
  const after = settings.after ?? (defaultAfter || shownUnit(rules.unit ?? ''))
  return {
    ...(settings.before === undefined ? {} : { before: settings.before }),
    ...(after === undefined || after === '' ? {} : { after }),
  }
}

function tableWidget(form: 'table' | 'matrix', { answer, settings }: TypedSettings): AnswerWidget {
  if (answer.kind !== 'matrix') throw new RangeError(`the form ${form} cannot hold a ${answer.kind}`)
  return {
    widget: 'table',
    rows: answer.rows.length,
    columns: answer.rows[0]?.length ?? 1,
    rowLabels: [...(settings.rowLabels ?? [])],
    columnLabels: [...(settings.columnLabels ?? [])],
    brackets: form === 'matrix',
  }
}

function numberLineWidget({ settings }: TypedSettings): AnswerWidget {
  const { from, to, step } = settings
  if (from === undefined || to === undefined || step === undefined)
    throw new RangeError('a number line needs from, to and step')
  return { widget: 'number_line', from, to, step, labels: [...(settings.columnLabels ?? [])] }
}

const defaultGrid = { xMin: -10, xMax: 10, yMin: -10, yMax: 10, step: 1 }

function expressionWidget(form: AnswerForm, from: TypedSettings): AnswerWidget {
  const letters = [
    ...new Set([...(from.rules.variable === undefined ? [] : [from.rules.variable]), ...symbolsOf(from.answer)]),
  ]
  return {
    widget: 'expression',
    keys: [...new Set([...letters, ...(entryKeys[form] ?? []), ...(from.settings.keys ?? [])])],
    guide: entryGuides[form] ?? 'Type your answer.',
    ...affixesOf(from),
  }
}

/** The widget of a form in which the child types, sets hands or plots. Throws a RangeError when the settings lack what it needs. */
export function typedWidget(form: AnswerForm, from: TypedSettings): AnswerWidget {
  switch (form) {
    case 'numeric':
    case 'decimal':
      return { widget: 'numeric', negative: mayBeNegative(from), decimal: mayBeDecimal(form, from), ...affixesOf(from) }
    case 'angle':
      return { widget: 'numeric', negative: false, decimal: mayBeDecimal(form, from), ...affixesOf(from, '°') }
    case 'fraction':
      return { widget: 'fraction', negative: mayBeNegative(from), ...affixesOf(from) }
    case 'mixed_number':
      return { widget: 'mixed_number', negative: mayBeNegative(from), ...affixesOf(from) }
    case 'money':
      return { widget: 'money', symbol: from.settings.before ?? '$' }
    case 'time':
      return { widget: 'clock', face: from.answer.kind === 'time' ? from.answer.face : 12 }
    case 'comparison':
      return { widget: 'comparison', left: from.settings.before ?? '', right: from.settings.after ?? '' }
    case 'number_line':
      return numberLineWidget(from)
    case 'graph_point':
    case 'graph_line':
      return { widget: form, grid: from.settings.grid ?? defaultGrid }
    case 'table':
    case 'matrix':
      return tableWidget(form, from)
    default:
      return expressionWidget(form, from)
  }
}
