import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { lettersOf, minus, num, substitute } from '../expressions/build.ts'
import { equalEquations, equalExpressions, type AngleUnit } from '../expressions/equal-expressions.ts'
import { numbersOfTree, showNumbers } from '../expressions/numbers-of-tree.ts'
import { printNode } from '../expressions/print.ts'
import { isInForm } from './asked-form.ts'
import { parse } from '../reading/parse.ts'
import { readPoints } from '../reading/read-points.ts'
import { sameCase } from './mark-expression.ts'
import { almost, invalid, right, sentences, wrong, type Judgement, type Task } from './judgement.ts'
import type { Equation, Node, Point } from '../values/values.ts'

/**
 * Judges an equation: any non-zero multiple, rearranged in any way, is right. With rule `simplest` the letter that
 * stands alone in the answer must stand alone. The right side without `y =` is 'almost'.
 */
export function markEquation(task: Task<Equation>): Judgement {
  const unit: AngleUnit = task.rules.degrees ? { degrees: true } : {}
  const alone = task.answer.left.op === 'symbol' ? task.answer.left.name : null
  const text = alone === null ? task.text : task.text.replace(/^\s*[a-z]\(x\)\s*=/i, `${alone} =`)
  const { locale, letters } = task
  const read = parse(text, { locale, letters })
  if (!read.ok) return invalid(read.sentence)
  if (read.read.is === 'expression' && alone !== null && equalExpressions(read.read.node, task.answer.right, unit)) {
    return almost(`Write the whole equation, starting with ${alone} =`)
  }
  if (read.read.is !== 'equation') return invalid('Write an equation with one equals sign.')
  const all = minus(task.answer.left, task.answer.right)
  const typed: Equation = {
    kind: 'equation',
    left: sameCase(read.read.left, all),
    right: sameCase(read.read.right, all),
  }
  if (!equalEquations(typed, task.answer, unit)) {
    return isEqualOtherwiseDivided(text, task, unit) ? almost(sentences.below) : wrong(typed)
  }
  const quantities = task.rules.model?.quantities ?? (task.rules.calculation ? shownQuantities(task.answer) : null)
  if (quantities !== null && !isModel(typed, quantities, task.answer)) {
    return almost(sentences.model(quantities))
  }
  const isAlone = (one: Node, other: Node): boolean =>
    one.op === 'symbol' && one.name === alone && !lettersOf(other).includes(one.name)
  if (task.rules.simplest && alone !== null && !isAlone(typed.left, typed.right) && !isAlone(typed.right, typed.left)) {
    return almost(`That is the same equation. Now write it as ${alone} = ...`)
  }
  const { shape } = task.rules
  if (shape !== undefined && !isInForm(typed, shape) && isInForm(task.answer, shape))
    return almost(sentences.shape(shape))
  return right
}

/** The numbers that our own equation shows. */
const shownQuantities = ({ left, right: other }: Equation): string[] =>
  [...numbersOfTree(left), ...numbersOfTree(other)].toSorted()

/** The equation of the story: it shows the story's numbers, and is not solved already. */
function isModel(typed: Equation, quantities: readonly string[], answer: Equation): boolean {
  const isSolved = ({ left, right }: Equation): boolean =>
    (left.op === 'symbol' && lettersOf(right).length === 0) || (right.op === 'symbol' && lettersOf(left).length === 0)
  if (isSolved(typed) && !isSolved(answer)) return false
  return showNumbers([typed.left, typed.right], quantities)
}

/** Equal when what stands after a / is read otherwise. */
function isEqualOtherwiseDivided(text: string, { answer, locale, letters }: Task<Equation>, unit: AngleUnit): boolean {
  if (!text.includes('/')) return false
  return (['in-order', 'all-below'] as const).some((division) => {
    const read = parse(text, { locale, letters, division })
    return read.ok && read.read.is === 'equation' && equalEquations(read.read, answer, unit)
  })
}

/** Judges a line that was drawn through two points against its equation in x and y. A typed equation counts too. */
export function markGraphLine(task: Task<Equation>): Judgement {
  if (task.text.includes('=')) return markEquation(task)
  const points = readPoints(task.text, task.locale)
  if (!points.ok) return invalid('Choose two points of the line.')
  const [a, b, ...more] = points.read
  if (!a || !b || more.length > 0) return invalid('Choose two points of the line.')
  if (a.x.n * b.x.d === b.x.n * a.x.d && a.y.n * b.y.d === b.y.n * a.y.d) return invalid('Choose two different points.')
  return [a, b].every((point) => liesOn(point, task.answer)) ? right : wrong(lineThrough(a, b))
}

function liesOn(point: Point, line: Equation): boolean {
  const difference = substitute(substitute(minus(line.left, line.right), 'x', num(point.x)), 'y', num(point.y))
  return rationalOf(difference)?.n === 0n
}

function lineThrough(a: Point, b: Point): Equation {
  const text = (node: Node): string => `(${printNode(node)})`
  const [ax, ay, bx, by] = [num(a.x), num(a.y), num(b.x), num(b.y)].map(text)
  const read = parse(`(y-${ay})*(${bx}-${ax})=(${by}-${ay})*(x-${ax})`)
  if (!read.ok || read.read.is !== 'equation') throw new Error('a line through two points could not be written')
  return { kind: 'equation', left: read.read.left, right: read.read.right }
}
