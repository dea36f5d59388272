import { firstWidgetSet, widgetSetOf } from '@polyhex/contract/exercises/widget-set'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'

const firstByHand: ReadonlySet<AnswerForm> = new Set([
  'multi_choice',
  'ordering',
  'matching',
  'groups',
  'number_line',
  'graph_point',
  'graph_line',
  'table',
])

/** Whether an answer is moved, drawn, built or filled in place by place: too slow for speed play, levelling and games. */
export const isByHand = (form: AnswerForm): boolean => firstByHand.has(form) || widgetSetOf(form) > firstWidgetSet

const tapped: ReadonlySet<AnswerForm> = new Set(['choice', 'comparison', 'true_false'])

/** Whether an answer is given by tapping one of the few that are shown. */
export const isTapped = (form: AnswerForm): boolean => tapped.has(form)

/** By hand, and yet with fields to type in. */
const withFields: ReadonlySet<AnswerForm> = new Set(['table', 'steps', 'parts'])

/** Whether nothing is typed: it is tapped, moved, drawn or built. */
export const isUntyped = (form: AnswerForm): boolean => tapped.has(form) || (!withFields.has(form) && isByHand(form))
