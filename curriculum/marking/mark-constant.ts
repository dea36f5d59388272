import { childrenOf, lettersOf } from '../expressions/build.ts'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { equalExpressions } from '../expressions/equal-expressions.ts'
import { evaluate } from '../expressions/evaluate.ts'
import {
  isLowestTerms,
  isRectangular,
  isSimplestRadical,
  isWorkedOut,
  likeTermsCollected,
} from '../expressions/form.ts'
import { parseExpression } from '../reading/parse.ts'
import { rationalText } from '../values/rational.ts'
import { withoutName, withoutUnit } from '../reading/affixes.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Node } from '../values/values.ts'

/**
 * Judges a number that has pi, roots, i or functions in it. It stays exact: a rounded decimal is 'almost'. Sums and
 * products of plain numbers must be worked out; with rule `simplest` roots and fractions must be simplified too.
 */
export function markConstant(task: Task, answer: Node): Judgement {
  const { body } = withoutUnit(withoutName(task.text, task.rules.variable), task.rules.unit)
  const read = parseExpression(body, { locale: task.locale, letters: task.letters })
  if (!read.ok) return invalid(read.sentence)
  const typed = read.read
  if (lettersOf(typed).length > 0) return invalid('Type a number. It may have roots or π.')
  const unit = task.rules.degrees ? { degrees: true } : {}
  if (!equalExpressions(typed, answer, unit))
    return rounded(typed, answer, unit) ?? wrong({ kind: 'expression', node: typed })
  if (task.rules.calculation) return calculationOf(typed, answer)
  if (task.rules.written === 'power' && holdsPower(answer) && !holdsPower(typed)) return almost(sentences.power)
  if (task.answer.kind === 'complex')
    return isRectangular(typed) ? formOf(typed, answer, task) : almost(sentences.rectangular)
  return formOf(typed, answer, task)
}

/** Where nothing is said about the form, equal is right: 9*4 - 9pi as well as 36 - 9pi. */
function formOf(typed: Node, answer: Node, task: Task): Judgement {
  const isOneNumber = task.answer.kind === 'pi' || task.answer.kind === 'surd'
  if (!task.rules.simplest && !isOneNumber) return right
  if (!likeTermsCollected(typed) && likeTermsCollected(answer)) return almost(sentences.simplify)
  if (!isWorkedOut(typed) && isWorkedOut(answer)) return almost(sentences.workOut)
  if (!task.rules.simplest) return right
  for (const test of [isLowestTerms, isSimplestRadical])
    if (!test(typed) && test(answer)) return almost(sentences.simplify)
  return right
}

/** A calculation of equal value: the same numbers must stand in it, whichever way round. */
function calculationOf(typed: Node, answer: Node): Judgement {
  if (typed.op === 'number') return almost(sentences.calculation)
  const [theirs, ours] = [numbersOf(typed), numbersOf(answer)]
  const same = theirs.size === ours.size && [...theirs].every((n) => ours.has(n))
  return same ? right : almost(sentences.sameNumbers)
}

/** The numbers that are written in a tree, each once. */
function numbersOf(node: Node): Set<string> {
  if (node.op === 'number') return new Set([rationalText(node.value)])
  return new Set(childrenOf(node).flatMap((child) => [...numbersOf(child)]))
}

/** A decimal within half a thousandth of the size, where the exact answer has none. */
function rounded(typed: Node, answer: Node, unit: { degrees?: boolean }): Judgement | null {
  if (rationalOf(answer) || !rationalOf(typed)) return null
  const [u, v] = [evaluate(typed, { letters: {}, ...unit }), evaluate(answer, { letters: {}, ...unit })]
  if (!(Math.abs(u - v) <= 6e-4 * Math.abs(v))) return null
  return almost(holdsPi(answer) ? sentences.keepPi : sentences.keepExact)
}

function holdsPower(node: Node): boolean {
  return node.op === 'power' || childrenOf(node).some(holdsPower)
}

function holdsPi(node: Node): boolean {
  return JSON.stringify(node, (_, it: unknown) => (typeof it === 'bigint' ? 0 : it)).includes('"pi"')
}
