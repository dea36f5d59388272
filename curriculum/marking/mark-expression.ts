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
  logarithmsAreApart,
  powersAreOnce,
} from '../expressions/form.ts'
import { parseExpression } from '../reading/parse.ts'
import { withoutName, withoutUnit } from '../reading/affixes.ts'
import { isInForm } from './asked-form.ts'
import { showNumbers } from '../expressions/numbers-of-tree.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Node } from '../values/values.ts'

/**
 * Judges an expression with letters by its value; then by the form that the rules ask for. A form that our own answer
 * does not have is not asked of the child.
 */
export function markExpression(task: Task, answer: Node): Judgement {
  const unit: AngleUnit = task.rules.degrees ? { degrees: true } : {}
  const text = bare(task, answer)
  const { locale, letters } = task
  const read = parseExpression(text, { locale, letters })
  if (!read.ok) return asPower(text, answer, task, unit) ?? invalid(read.sentence)
  const typed = sameCase(read.read, answer)
  const isWord = /^[a-z ]{2,}$/i.test(text) && lettersOf(typed).every((letter) => !letters.includes(letter))
  if (isWord && lettersOf(typed).length > 1) return invalid('Write numbers, letters and signs, not words.')
  if (isEqual(typed, answer, task, unit)) return formOf(typed, answer, task)
  if (text.includes('/')) {
    for (const division of ['in-order', 'all-below'] as const) {
      const other = parseExpression(text, { locale, letters, division })
      if (other.ok && isEqual(sameCase(other.read, answer), answer, task, unit)) {
        return almost(sentences.below)
      }
    }
  }
  return otherLetter(typed, answer, unit) ?? wrong({ kind: 'expression', node: typed })
}

/** x2 where x² is meant: nothing else can be read of it. */
function asPower(text: string, answer: Node, { locale, letters }: Task, unit: AngleUnit): Judgement | null {
  const raised = text.replace(/([a-z])(\d)/gi, '$1^$2')
  const read = raised === text ? null : parseExpression(raised, { locale, letters })
  if (!read?.ok || !equalExpressions(sameCase(read.read, answer), answer, unit)) return null
  return almost('Write 2x or x^2 instead of x2.')
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
  const text = task.rules.constantOfIntegration ? task.text.replace(/\bconst(?:ant)?\b/i, 'C') : task.text
  const { body } = task.rules.unit === undefined ? { body: text } : withoutUnit(text, task.rules.unit)
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
  const { factored, expanded, simplest, once, powers, model, shape, mostFunctions = Infinity } = task.rules
  if (model && !showNumbers([typed], model.quantities) && showNumbers([answer], model.quantities)) {
    return almost(sentences.told(model.quantities))
  }
  if (shape !== undefined && !isInForm(typed, shape) && isInForm(answer, shape)) return almost(sentences.shape(shape))
  if (once && lettersIn(typed) > 1) return almost(sentences.once)
  if (functionsIn(typed) > mostFunctions) return almost(sentences.identity)
  const isDone = (node: Node): boolean => isExpanded(node) && likeTermsCollected(node)
  if (factored && !isFactored(typed, answer) && isFactored(answer)) return almost(sentences.factor)
  if (factored && isProductOfPrimes(answer) && !isProductOfPrimes(typed)) return almost(sentences.primes)
  if (expanded && !logarithmsAreApart(typed) && logarithmsAreApart(answer)) return almost(sentences.logarithms)
  if (expanded && !isDone(typed) && isDone(answer)) {
    return almost(isExpanded(typed) ? sentences.simplify : sentences.expand)
  }
  if (!simplest) return right
  if (powers && !powersAreOnce(typed) && powersAreOnce(answer)) return almost(sentences.powers)
  if (answer.op === 'divide' && isSumOfFractions(typed)) return almost(sentences.oneFraction)
  for (const test of [likeTermsCollected, isLowestTerms, isSimplestRadical, isWorkedOut, hasNoNeedlessOne]) {
    if (!test(typed) && test(answer)) return almost(sentences.simplify)
  }
  return right
}

/** 1/x + 2/(x+1), where one fraction is the answer. */
function isSumOfFractions(node: Node): boolean {
  if (node.op !== 'add' && node.op !== 'subtract') return false
  return childrenOf(node).some((term) => term.op === 'divide' && lettersOf(term.right).length > 0)
}

function otherLetter(typed: Node, answer: Node, unit: AngleUnit): Judgement | null {
  const [theirs, ...more] = lettersOf(typed)
  const [ours, ...others] = lettersOf(answer)
  if (theirs === undefined || ours === undefined || more.length > 0 || others.length > 0 || theirs === ours) return null
  if (isConstantName(theirs) || !equalExpressions(substitute(typed, theirs, sym(ours)), answer, unit)) return null
  return almost(`Write it with the letter ${ours}.`)
}
