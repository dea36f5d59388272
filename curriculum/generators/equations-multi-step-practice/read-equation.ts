import { equation } from '../../values/items.ts'
import { parse } from '../../reading/parse.ts'
import type { Equation } from '../../values/values.ts'

/** An equation from typed text, as a child would type it. Throws RangeError when it is none. */
export function readEquation(text: string): Equation {
  const parsed = parse(text)
  if (!parsed.ok || parsed.read.is !== 'equation') throw new RangeError(`no equation: ${text}`)
  return equation(parsed.read.left, parsed.read.right)
}
