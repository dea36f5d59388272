import { isWorkedOut } from '../expressions/form.ts'
import { parseExpression } from '../reading/parse.ts'
import { rationalOf } from '../expressions/algebraic-fraction.ts'
import { equalRationals } from '../values/rational.ts'
import { isScientificCoefficient, rationalFromScientific } from '../values/scientific.ts'
import { withoutName, withoutUnit } from '../reading/affixes.ts'
import { almost, invalid, right, wrong, type Judgement, type Task } from './judgement.ts'
import type { Node, Rational, Scientific } from '../values/values.ts'

/** Judges scientific notation: 4.5*10^6, 4.5 x 10⁶, 4.5e6. The number written otherwise is 'almost'. */
export function markScientific(task: Task<Scientific>): Judgement {
  const { body } = withoutUnit(withoutName(task.text, task.rules.variable), task.rules.unit)
  const plain = body.replace(/(\d)\s*[eE]\s*([-+]?)\s*(\d+)$/, '$1*10^($2$3)').replace('^(+', '^(')
  const read = parseExpression(plain, { locale: task.locale, letters: [] })
  if (!read.ok) return invalid(read.sentence)
  const value = rationalOf(read.read)
  if (!value) return invalid('Write it like 4.5 × 10^6.')
  if (!equalRationals(value, rationalFromScientific(task.answer))) return wrong(value)
  const first = coefficientOf(read.read)
  if (!first) return almost('That equals the answer. Now write it as a number times a power of 10.')
  return task.rules.written !== 'scientific' || isScientificCoefficient(first)
    ? right
    : almost('That equals the answer. The first number must be at least 1 and less than 10.')
}

/** The a of a x 10^n, 1 for a bare power of ten, or null for another form. */
function coefficientOf(node: Node): Rational | null {
  if (node.op === 'negate') return coefficientOf(node.arg)
  if (isPowerOfTen(node)) return { kind: 'rational', n: 1n, d: 1n }
  if (node.op !== 'multiply' || node.args.length !== 2) return null
  const [a, b] = node.args
  const [first, second] = b && isPowerOfTen(b) ? [a, b] : [b, a]
  if (!first || !second || !isPowerOfTen(second) || !isWorkedOut(first) || first.op === 'divide') return null
  return rationalOf(first)
}

function isPowerOfTen(node: Node): boolean {
  return node.op === 'power' && node.left.op === 'number' && node.left.value.n === 10n && node.left.value.d === 1n
}
