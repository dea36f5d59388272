import { parse, parseExpression } from '../reading/parse.ts'
import { equation, expression } from '../values/items.ts'
import type { Equation, Expression } from '../values/values.ts'

/** An expression from text as a child would type it; for oracles, which leave it unsimplified. Throws RangeError when unreadable. */
export function readTyped(text: string): Expression {
  const found = parseExpression(text)
  if (!found.ok) throw new RangeError(`not an expression: ${text}`)
  return expression(found.read)
}

/** An equation from text as a child would type it. Throws RangeError when it is none. */
export function readTypedEquation(text: string): Equation {
  const found = parse(text)
  if (!found.ok || found.read.is !== 'equation') throw new RangeError(`not an equation: ${text}`)
  return equation(found.read.left, found.read.right)
}
