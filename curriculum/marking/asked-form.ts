import { lettersOf } from '../expressions/build.ts'
import { hasShape } from '../expressions/shapes.ts'
import { parse } from '../reading/parse.ts'
import type { Equation, Node } from '../values/values.ts'

/**
 * Whether an equation, or an expression for its right side, is written in a form such as y = mx + b. Letters of the form that stand
 * alone on its left, and x, are letters; the others are any numbers.
 */
export function isInForm(typed: Node | Equation, form: string): boolean {
  const read = parse(form)
  if (!read.ok || read.read.is === 'inequality') return false
  if (read.read.is === 'expression') return 'op' in typed && hasShape(typed, read.read.node, variables)
  const { left, right } = read.read
  const letters = [...variables, ...(left.op === 'symbol' ? lettersOf(left) : [])]
  if ('op' in typed) return hasShape(typed, right, letters)
  const fits = (one: Node, other: Node): boolean => hasShape(one, left, letters) && hasShape(other, right, letters)
  return fits(typed.left, typed.right) || fits(typed.right, typed.left)
}

const variables = ['x', 'y']
