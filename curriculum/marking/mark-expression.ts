import { childrenOf, isConstantName, lettersOf, substitute, sym, num } from '../expressions/build.ts'
import { differByConstant, equalExpressions, type AngleUnit } from '../expressions/equal-expressions.ts'
import {
  hasNoNeedlessOne,
  isExpanded,
  isFactored,
  isLowestTerms,
  isProductOfPrimes,
  isSimplestRadical,
  isWorkedOut,
  likeTermsCollected,
} from '../expressions/form.ts'
import { parseExpression } from '../expressions/parse.ts'
import { withoutName, withoutUnit } from './affixes.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Node } from '../values/values.ts'

/**
 * Judges an expression with letters by its value; then by the form that the rules ask for. A form that our own answer
 * does not have is not asked of the child.
 */
export function markExpression(task: Task, answer: Node): Judgement {
  const unit: AngleUnit = task.rules.degrees ? { degrees: true } : {}
  const text = bare(task, answer)
  const read = parseExpression(text, { locale: task.locale })
  if (!read.ok) return invalid(read.sentence)
  const typed = sameCase(read.read, answer)
  if (isEqual(typed, answer, task, unit)) return formOf(typed, answer, task)
  if (text.includes('/') || text.includes('÷')) {
    for (const division of ['in-order', 'all-below'] as const) {
      const other = parseExpression(text, { locale: task.locale, division })
      if (other.ok && isEqual(sameCase(other.read, answer), answer, task, unit)) {
        return almost('Use brackets to show what is below the fraction line.')
      }
    }
  }
  return otherLetter(typed, answer, unit) ?? wrong({ kind: 'expression', node: typed })
}

/** Capital letters that a keyboard put in are the small ones of the answer, and the other way round. */
export function sameCase(typed: Node, answer: Node): Node {
  const known = new Set(lettersOf(answer))
  return lettersOf(typed).reduce((node, letter) => {
    if (known.has(letter)) return node
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    return known.has(other) ? substitute(node, letter, sym(other)) : node
  }, typed)
}

function bare(task: Task, answer: Node): string {
  const letters = lettersOf(answer)
  const { body } = task.rules.unit === undefined ? { body: task.text } : withoutUnit(task.text, task.rules.unit)
  const name = /^\s*([a-zθ])\s*=/i.exec(body)?.[1]
  return name !== undefined && letters.includes(name) && name !== task.rules.variable ? body : withoutName(body)
}

function isEqual(typed: Node, answer: Node, task: Task, unit: AngleUnit): boolean {
  if (!task.rules.constantOfIntegration) return equalExpressions(typed, answer, unit)
  const variable = task.rules.variable ?? 'x'
  const own = lettersOf(answer).filter((letter) => !/^[ck]$/i.test(letter))
  const clear = (node: Node): Node =>
    lettersOf(node)
      .filter((letter) => letter !== variable && !own.includes(letter))
      .reduce((left, letter) => substitute(left, letter, num(0)), node)
  const added = lettersOf(typed).filter((letter) => letter !== variable && !own.includes(letter))
  if (added.length > 1) return false
  const isAddedOnce = added.every((letter) => differByConstant(substitute(typed, letter, num(1)), clear(typed), unit))
  return isAddedOnce && differByConstant(clear(typed), clear(answer), unit)
}

/** How many functions such as sin stand in a tree. */
function functionsIn(node: Node): number {
  return childrenOf(node).reduce((sum, child) => sum + functionsIn(child), node.op === 'call' ? 1 : 0)
}

/** How often letters stand in a tree. */
function lettersIn(node: Node): number {
  const own = node.op === 'symbol' && !isConstantName(node.name) ? 1 : 0
  return childrenOf(node).reduce((sum, child) => sum + lettersIn(child), own)
}

function formOf(typed: Node, answer: Node, task: Task): Judgement {
  const { factored, expanded, simplest, once, mostFunctions = Infinity } = task.rules
  if (once && lettersIn(typed) > 1) return almost(sentences.once)
  if (functionsIn(typed) > mostFunctions) return almost(sentences.identity)
  const isDone = (node: Node): boolean => isExpanded(node) && likeTermsCollected(node)
  if (factored && !isFactored(typed, answer) && isFactored(answer)) return almost(sentences.factor)
  if (factored && isProductOfPrimes(answer) && !isProductOfPrimes(typed)) return almost(sentences.primes)
  if (expanded && !isDone(typed) && isDone(answer)) {
    return almost(isExpanded(typed) ? sentences.simplify : sentences.expand)
  }
  if (!simplest) return right
  for (const test of [likeTermsCollected, isLowestTerms, isSimplestRadical, isWorkedOut, hasNoNeedlessOne]) {
    if (!test(typed) && test(answer)) return almost(sentences.simplify)
  }
  return right
}

function otherLetter(typed: Node, answer: Node, unit: AngleUnit): Judgement | null {
  const [theirs, ...more] = lettersOf(typed)
  const [ours, ...others] = lettersOf(answer)
  if (theirs === undefined || ours === undefined || more.length > 0 || others.length > 0 || theirs === ours) return null
  if (isConstantName(theirs) || !equalExpressions(substitute(typed, theirs, sym(ours)), answer, unit)) return null
  return almost(`Write it with the letter ${ours}.`)
}
