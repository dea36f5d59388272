import { z } from 'zod'

/** The ways in which a question can be answered; the first form of a topic level is its default. Source: curriculum map. */
export const answerForms = [
  'choice',
  'multi_choice',
  'true_false',
  'comparison',
  'numeric',
  'decimal',
  'fraction',
  'mixed_number',
  'money',
  'time',
  'angle',
  'ratio',
  'scientific',
  'pi_multiple',
  'complex',
  'expression',
  'equation',
  'inequality',
  'interval',
  'set',
  'coordinate',
  'vector',
  'matrix',
  'table',
  'number_line',
  'graph_point',
  'graph_line',
  'ordering',
  'matching',
  'groups',
  'counters',
  'parts_of_whole',
  'base_ten',
  'coins',
  'plot',
  'parts',
] as const

export const AnswerForm = z.enum(answerForms)
export type AnswerForm = z.infer<typeof AnswerForm>
