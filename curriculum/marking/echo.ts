import { structureOf } from '../expressions/structure.ts'
import { nodeOfValue } from '../values/node-of-value.ts'
import { withoutName } from '../reading/affixes.ts'
import { parse, type Statement } from '../reading/parse.ts'
import type { NumberLocale } from '../reading/reading.ts'
import type { Node, Value } from '../values/values.ts'

/** One text for a statement whatever the order of its terms, factors and, where it is an equation, sides. */
function structureOfStatement(read: Statement): string {
  if (read.is === 'expression') return structureOf(read.node)
  if (read.is === 'equation') return [structureOf(read.left), structureOf(read.right)].toSorted().join('=')
  return read.sides.map((side, i) => `${structureOf(side)}${read.signs[i] ?? ''}`).join('')
}

const isNumberOrLetter = (read: Statement): boolean =>
  read.is === 'expression' && (read.node.op === 'symbol' || (read.node.op === 'number' && read.node.value.d === 1n))

/** The structure of a text that has something to do in it; null for one that cannot be read and for a bare number or letter. */
export function structureOfText(text: string, letters: readonly string[], locale: NumberLocale = 'en'): string | null {
  const read = parse(text, { letters, locale })
  return read.ok && !isNumberOrLetter(read.read) ? structureOfStatement(read.read) : null
}

/** The structure of our own answer, where it is one that could be typed back. */
export function structureOfAnswer(answer: Value): string | null {
  if (answer.kind === 'equation') {
    return structureOfStatement({ is: 'equation', left: answer.left, right: answer.right })
  }
  const node = nodeOfValue(answer)
  return node ? structureOf(node) : null
}

const isNumber = (node: Node): boolean =>
  node.op === 'number' ||
  (node.op === 'negate' && isNumber(node.arg)) ||
  (node.op === 'divide' && isNumber(node.left) && isNumber(node.right))

/** Whether a text is a number with a name before it, x = 2: an answer, also where the same was given of another thing. */
export function isNamedNumber(text: string, letters: readonly string[], locale: NumberLocale = 'en'): boolean {
  const named = withoutName(text)
  if (named === text) return false
  const read = parse(named, { letters, locale })
  return read.ok && read.read.is === 'expression' && isNumber(read.read.node)
}

/** Whether a text only says again what was given: the same apart from order, needless brackets and the sign of subtraction. */
export function isEcho(
  text: string,
  given: readonly string[],
  letters: readonly string[],
  locale: NumberLocale = 'en',
): boolean {
  if (isNamedNumber(text, letters, locale)) return false
  const typed = [text, withoutName(text)].map((it) => structureOfText(it, letters, locale))
  return given.some((it) => {
    const structure = structureOfText(it, letters)
    return structure !== null && typed.includes(structure)
  })
}
