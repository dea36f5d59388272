import { longestBuilt } from '@polyhex/contract/exercises/responses/limits'
import { lettersOf } from '../expressions/build.ts'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { isProductOfPrimes } from '../expressions/form.ts'
import { stepsOfAnswer, withinSteps } from '../expressions/work.ts'
import { equalValues } from '../values/equal.ts'
import { nodeOfValue } from '../values/node-of-value.ts'
import { markChoice, markComparison, markMultiChoice, markWord, markYesNo } from './mark-choice.ts'
import { markConstant } from './mark-constant.ts'
import { markEquation, markGraphLine } from './mark-equation.ts'
import { markExpression } from './mark-expression.ts'
import { markIntervals } from './mark-intervals.ts'
import { markMoney } from './mark-money.ts'
import { markNumber } from './mark-number.ts'
import { markGroups, markMatching, markOrder } from './mark-order.ts'
import { markParts, type JudgedPart } from './mark-parts.ts'
import { markPoint } from './mark-point.ts'
import { markRatio } from './mark-ratio.ts'
import { markScientific } from './mark-scientific.ts'
import { markSet } from './mark-set.ts'
import { markTable } from './mark-table.ts'
import { markTime } from './mark-time.ts'
import { isEcho } from './echo.ts'
import { almost, invalid, sentences, type Judgement, type Task } from './judgement.ts'
import { foldSigns } from '../reading/plain-text.ts'
import { markSteps } from './mark-steps.ts'
import { markSurface } from './mark-surface.ts'
import { tryReading } from '../reading/reading.ts'
import { lettersOfTask } from '../reading/letters-of-task.ts'
import type { NumberLocale } from '../reading/reading.ts'
import type { AnswerKey, Verdict } from '../topic-level.ts'
import type { Expression } from '../values/values.ts'

/** Tables and orders of many items stay far below. */
const longestResponse = 1000
const longestOf = (key: AnswerKey): number =>
  key.parts?.reduce((sum, part) => sum + longestOf(part) + 1, 0) ??
  (key.surface === undefined && key.form !== 'steps' ? longestResponse : longestBuilt)
const exclamation = /\s*!+\s*$/
/** The end of a sentence, which tablets put in by themselves after two spaces; not the dots of 0.333... */
const fullStop = /(?<![.\s])\s*\.\s*$|\s*;\s*$/
/**
 * Judges a response against the key of its question. A right answer is right in every usual spelling; equal but not in
 * the form asked for is 'almost', unreadable is 'invalid' (both cost nothing); a wrong one is named when it is one of
 * `key.wrong`. Never throws for a response.
 */
export function markResponse(key: AnswerKey, response: string, locale: NumberLocale = 'en'): Verdict {
  if (response.length > longestOf(key)) return invalid('That is too long for an answer. Make it shorter.')
  return (
    withinSteps(stepsOfAnswer * (key.parts?.length ?? 1), () => verdictOf(key, response, locale)) ??
    invalid('That is too much to work out. Write it in a shorter way.')
  )
}

function verdictOf(key: AnswerKey, response: string, locale: NumberLocale): Verdict {
  if (key.parts !== undefined && key.answer.kind === 'parts') {
    return markParts(key.answer, key.parts, response, (part, text) => judgePart(part, text, locale))
  }
  return judgePart(key, response, locale).verdict
}

/** The verdict on one answer, and what was meant by it where that is known. */
function judgePart(key: AnswerKey, response: string, locale: NumberLocale): JudgedPart {
  const judged = judge(key, response, locale)
  if (judged.verdict === 'right') return { verdict: judged, value: key.answer }
  if (judged.verdict !== 'wrong') return { verdict: judged }
  const optionId = 'optionId' in judged ? judged.optionId : undefined
  const { value } = judged
  const unit = key.rules.degrees ? { degrees: true } : {}
  const named = key.wrong.find((it) =>
    optionId === undefined ? value !== undefined && equalValues(value, it.value, unit) : it.optionId === optionId,
  )
  const meant = value ?? named?.value
  return { verdict: wrongOf(judged, named), ...(meant === undefined ? {} : { value: meant }) }
}

/** Wrong, with where it went wrong, what it is called, and what of it is right all the same, as far as they are known. */
function wrongOf(
  { place, credit }: Extract<Judgement, { verdict: 'wrong' }>,
  named: AnswerKey['wrong'][number] | undefined,
): Verdict {
  const why = [place, named?.why].filter((sentence) => sentence !== undefined).join(' ')
  const isNamed = named !== undefined && named.misconception !== 'near'
  return {
    verdict: 'wrong',
    ...(isNamed ? { misconception: named.misconception } : {}),
    ...(why === '' ? {} : { why }),
    ...(credit === undefined ? {} : { credit }),
  }
}

function judge(key: AnswerKey, response: string, locale: NumberLocale): Judgement & { readonly optionId?: string } {
  if (key.surface !== undefined) return markSurface(key, key.surface, response)
  switch (key.form) {
    case 'choice':
      return markChoice(key, response)
    case 'multi_choice':
      return markMultiChoice(key, response)
    case 'true_false':
      return markYesNo(key, response)
    case 'ordering':
      return markOrder(key, response)
    case 'matching':
      return markMatching(key, response)
    case 'groups':
      return markGroups(key, response)
    case 'steps':
      return markSteps(key, response, (text) => judgeText(key, text, locale), locale)
    default:
      return judgeText(key, response, locale)
  }
}

function judgeText(key: AnswerKey, response: string, locale: NumberLocale): Judgement {
  const { answer, rules, form } = key
  const folded = tryReading(() => foldSigns(response))
  if (!folded.ok) return invalid(folded.sentence)
  const text = folded.read.replace(fullStop, '')
  const letters = lettersOfTask(answer, rules.variable)
  const judged = judgeTyped({ answer, text: text.replace(exclamation, ''), rules, form, locale, letters })
  if (judged.verdict === 'right' && key.given && isEcho(text, key.given, letters, locale))
    return almost(sentences.given)
  return judged.verdict === 'wrong' && exclamation.test(text)
    ? invalid('The sign ! is not used in this answer.')
    : judged
}

/** Typed answers are judged by the kind of the answer; the form only says how it was entered. */
function judgeTyped(task: Task): Judgement {
  const { answer, form } = task
  switch (answer.kind) {
    case 'rational':
    case 'decimal':
      return markNumber({ ...task, answer })
    case 'pi':
    case 'surd':
    case 'complex':
      return markExact(task)
    case 'expression':
      return markTree({ ...task, answer })
    case 'scientific':
      return markScientific({ ...task, answer })
    case 'money':
      return markMoney({ ...task, answer })
    case 'time':
      return markTime({ ...task, answer })
    case 'ratio':
      return markRatio({ ...task, answer })
    case 'point':
      return form === 'table' ? markTable({ ...task, answer }) : markPoint({ ...task, answer })
    case 'vector':
      return form === 'table' || form === 'matrix' ? markTable({ ...task, answer }) : markPoint({ ...task, answer })
    case 'matrix':
      return markTable({ ...task, answer })
    case 'equation':
      return form === 'graph_line' ? markGraphLine({ ...task, answer }) : markEquation({ ...task, answer })
    case 'intervals':
      return markIntervals({ ...task, answer })
    case 'set':
      return markSet({ ...task, answer })
    case 'comparison':
      return markComparison({ ...task, answer })
    case 'item':
      return markWord({ ...task, answer })
    case 'order':
    case 'match':
    case 'groups':
    case 'amounts':
    case 'plot':
    case 'places':
    case 'parts':
      return invalid('Move the items to answer.')
  }
}

/** Pi multiples, surds and complex numbers; one that is a plain fraction is judged as such. */
function markExact(task: Task): Judgement {
  const node = nodeOfValue(task.answer)
  if (!node) return invalid('Type a number.')
  const plain = rationalOf(node)
  const withI = task.answer.kind === 'complex' && /\di|\d ?\*? ?i|^ ?i/.test(task.text)
  return plain && !withI ? markNumber({ ...task, answer: plain }) : markConstant(task, node)
}

function markTree(task: Task<Expression>): Judgement {
  const { node } = task.answer
  const asksForPrimes = task.rules.factored === true && isProductOfPrimes(node)
  if (lettersOf(node).length > 0 || asksForPrimes) return markExpression(task, node)
  const plain = rationalOf(node)
  return plain && task.rules.calculation !== true && (task.rules.simplest || node.op === 'number')
    ? markNumber({ ...task, answer: plain })
    : markConstant(task, node)
}
