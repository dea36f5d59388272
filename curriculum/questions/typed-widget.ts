import { baseKeys, keyName } from '../notation/entry-keys.ts'
import { guideFor } from './entry-guides.ts'
import { formKeys, inKeyOrder } from './form-keys.ts'
import { levelKeys, wholeLevels } from './level-keys.ts'
import { lettersOfTask } from '../reading/letters-of-task.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { SingleWidget } from '@polyhex/contract/exercises/questions'
import type { MarkingRules, WidgetSettings } from '../topic-level.ts'
import { shownUnit } from '../words/units.ts'
import type { Value } from '../values/values.ts'

export interface TypedSettings {
  readonly level: string
  readonly grade: number
  readonly answer: Value
  readonly rules: MarkingRules
  readonly settings: Partial<WidgetSettings>
  /** What the question counts, which may be typed behind the number; '' for nothing. */
  readonly noun?: string
}

function affixesOf({ settings, rules }: TypedSettings, defaultAfter = ''): { before?: string; after?: string } {
  const after = settings.after ?? (defaultAfter || shownUnit(rules.unit ?? ''))
  return {
    ...(settings.before === undefined ? {} : { before: settings.before }),
    ...(after === undefined || after === '' ? {} : { after }),
  }
}

function tableWidget(form: 'table' | 'matrix', { answer, settings }: TypedSettings): SingleWidget {
  // A vector or a pair of numbers is a table of one row: a labeled box for each number.
  const row = answer.kind === 'vector' ? answer.components.length : answer.kind === 'point' ? 2 : null
  if (answer.kind !== 'matrix' && row === null) throw new RangeError(`the form ${form} cannot hold a ${answer.kind}`)
  return {
    widget: 'table',
    rows: answer.kind === 'matrix' ? answer.rows.length : 1,
    columns: answer.kind === 'matrix' ? (answer.rows[0]?.length ?? 1) : (row ?? 1),
    rowLabels: [...(settings.rowLabels ?? [])],
    columnLabels: [...(settings.columnLabels ?? [])],
    brackets: form === 'matrix',
  }
}

function numberLineWidget({ settings }: TypedSettings): SingleWidget {
  const { from, to, step } = settings
  if (from === undefined || to === undefined || step === undefined)
    throw new RangeError('a number line needs from, to and step')
  return { widget: 'number_line', from, to, step, labels: [...(settings.columnLabels ?? [])] }
}

const onBase: ReadonlySet<string> = new Set<string>([...baseKeys.flat(), '='])
const defaultGrid = { xMin: -10, xMax: 10, yMin: -10, yMax: 10, step: 1 }

/** Those declared of the level, so that they tell nothing of the answer; a level without any has the letters of its answer. */
function ownKeys(form: AnswerForm, { level, grade, answer, rules, settings }: TypedSettings): string[] {
  const declared = levelKeys[level]?.split(' ').filter((key) => key !== '') ?? [
    ...lettersOfTask(answer, rules.variable),
    ...(settings.keys ?? []).map(keyName).filter((key) => !onBase.has(key)),
  ]
  return inKeyOrder([...formKeys(form, grade), ...declared])
}

function expressionWidget(form: AnswerForm, from: TypedSettings): SingleWidget {
  return {
    widget: 'expression',
    keys: ownKeys(form, from),
    guide: guideFor(from.answer, form, from.rules).text,
    reads: { form, letters: lettersOfTask(from.answer, from.rules.variable), ...nounOf(from) },
    ...affixesOf(from),
  }
}

function stepsWidget(from: TypedSettings): SingleWidget {
  const { from: first, variable: letter } = from.rules
  if (first === undefined || letter === undefined)
    throw new RangeError('the form steps needs the equation it starts from and its letter')
  return {
    widget: 'steps',
    first,
    letter,
    keys: ownKeys('steps', from),
    letters: lettersOfTask(from.answer, letter),
  }
}

const nounOf = ({ noun = '' }: TypedSettings): { noun?: string } => (noun === '' ? {} : { noun })

/** To this grade boxes of a fraction, and cents, are filled by digits alone. */
const lastGradeOfDigits = 2

/** The widget of a form in which the child types, sets hands or plots. Throws a RangeError when the settings lack what it needs. */
export function typedWidget(form: AnswerForm, from: TypedSettings): SingleWidget {
  switch (form) {
    case 'numeric':
    case 'decimal':
      return { widget: 'numeric', whole: wholeLevels.has(from.level), ...nounOf(from), ...affixesOf(from) }
    case 'angle':
      return { widget: 'numeric', whole: false, ...affixesOf(from, '°') }
    case 'fraction':
      return { widget: 'fraction', whole: from.grade <= lastGradeOfDigits, ...affixesOf(from) }
    case 'mixed_number':
      return { widget: 'mixed_number', whole: from.grade <= lastGradeOfDigits, ...affixesOf(from) }
    case 'money':
      return {
        widget: 'money',
        symbol: from.settings.before ?? '$',
        unit: from.rules.cents === true ? 'cents' : 'dollars',
        whole: from.grade <= lastGradeOfDigits,
      }
    case 'time': {
      const [large = 'Hours', small = 'Minutes'] = from.settings.columnLabels ?? []
      return { widget: 'time', face: from.answer.kind === 'time' ? from.answer.face : 12, large, small }
    }
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
    case 'steps':
      return stepsWidget(from)
    default:
      return expressionWidget(form, from)
  }
}
