import { generateQuestion } from '../questions/generate.ts'
import { isByHand, isTapped } from './hand-forms.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { GeneratedQuestion, TopicLevel } from '../topic-level.ts'
import type { AnyTask } from './task.ts'

/** Fewer options than this are a coin thrown, unless the question itself is a yes or no. */
const leastOptions = 3

/** A procedure that can also be asked with options: what is typed has wrong answers with their reasons, and they become options. */
export function withChoice<P>(procedure: TopicLevel<P>): TopicLevel<P> {
  const [first, ...others] = procedure.forms
  if (procedure.forms.includes('choice') || isByHand(first)) return procedure
  return { ...procedure, forms: [first, ...others, 'choice'] }
}

/** Forms in which a game can ask a procedure, the best first: tapping one of several, then typing. None where it is made by hand. */
function quickForms<P>({ forms }: TopicLevel<P>): AnswerForm[] {
  const [first] = forms
  if (isTapped(first)) return [first]
  if (isByHand(first)) return forms.includes('choice') ? ['choice'] : []
  return ['choice', first]
}

/** Whether a game can ask a task: its answer is tapped or typed, and nothing is moved, drawn or built. */
export const isQuick = (each: AnyTask): boolean => quickForms(each.procedure()).length > 0

/** Any of several answers may be right, so that an option taken for wrong could be another of them. */
const hasManyAnswers = ({ key: { rules } }: GeneratedQuestion): boolean =>
  rules.having !== undefined || rules.calculation !== undefined

function isWorthTapping(question: GeneratedQuestion): boolean {
  const { widget } = question
  return widget.widget === 'choice' && widget.options.length >= leastOptions && !hasManyAnswers(question)
}

/**
 * A question as a game asks it: with options wherever the level has enough wrong answers for them, else as it is typed. The same
 * procedure, seed and difficulty give the same question. Throws a RangeError for what a game cannot ask.
 * Source: design of tasks, section 2.6.
 */
export function generateForGame<P>(procedure: TopicLevel<P>, seed: number, difficulty: number): GeneratedQuestion {
  const [first, second] = quickForms(procedure)
  if (first === undefined) throw new RangeError(`${procedure.key} is made by hand`)
  const question = generateQuestion(withChoice(procedure), seed, { difficulty, form: first })
  if (second === undefined || isWorthTapping(question)) return question
  return generateQuestion(procedure, seed, { difficulty, form: second })
}
