import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { lettersOf, minus, num, substitute } from '../expressions/build.ts'
import { equalEquations, equalExpressions, type AngleUnit } from '../expressions/equal-expressions.ts'
import { printNode } from '../expressions/print.ts'
import { parse } from '../expressions/parse.ts'
import { readPoints } from './read-points.ts'
import { sameCase } from './mark-expression.ts'
import { almost, invalid, right, wrong, type Judgement, type Task } from './judgement.ts'
import type { Equation, Node, Point } from '../values/values.ts'

/**
 * Judges an equation: any non-zero multiple, rearranged in any way, is right. With rule `simplest` the letter that
 * stands alone in the answer must stand alone. The right side without `y =` is 'almost'.
 */
export function markEquation(task: Task<Equation>): Judgement {
  const unit: AngleUnit = task.rules.degrees ? { degrees: true } : {}
  const alone = task.answer.left.op === 'symbol' ? task.answer.left.name : null
  const text = alone === null ? task.text : task.text.replace(/^\s*[a-z]\(x\)\s*=/i, `${alone} =`)
  const read = parse(text, { locale: task.locale })
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
  if (!equalEquations(typed, task.answer, unit)) return wrong(typed)
  const isAlone = (one: Node, other: Node): boolean =>
    one.op === 'symbol' && one.name === alone && !lettersOf(other).includes(one.name)
  if (task.rules.simplest && alone !== null && !isAlone(typed.left, typed.right) && !isAlone(typed.right, typed.left)) {
    return almost(`That is the same equation. Now write it as ${alone} = ...`)
  }
  return right
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
