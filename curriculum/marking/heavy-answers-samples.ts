import { parseExpression } from '../reading/parse.ts'
import type { AnswerKey } from '../topic-level.ts'
import { expression } from '../values/items.ts'
import { rational } from '../values/rational.ts'
import type { Value } from '../values/values.ts'

/** The key of an answer in its simplest form. */
export const simplestKeyOf = (answer: Value, form: AnswerKey['form']): AnswerKey => ({
  form,
  answer,
  rules: { simplest: true },
  rightOptionIds: [],
  wrong: [],
  shown: { text: '', speech: '' },
})

/** An expression as a key holds it, from its text. */
export function treeOf(text: string): Value {
  const read = parseExpression(text)
  if (!read.ok) throw new Error(read.sentence)
  return expression(read.read)
}

const repeated = (piece: string, sign: string): string => Array.from({ length: 16 }, () => piece).join(sign)
const number = simplestKeyOf(rational(3, 4), 'fraction')
const letters = simplestKeyOf(treeOf('x^2+y'), 'expression')

/** Answers that are short to type and long to work out: each once kept the server busy from half a second to a minute. */
export const heavyAnswers = [
  {
    name: 'fractions of huge powers',
    key: number,
    text: '1/3^1950+1/7^1950+1/11^1300+1/13^1300+1/17^1300+1/19^1300+1/23^1300+1/29^1300',
  },
  { name: 'powers of a sum', key: letters, text: repeated('(x+y)^59', '+') },
  { name: 'powers with fractions', key: letters, text: repeated('(x+y/3)^29', '-') },
  { name: 'fractions with letters below', key: letters, text: repeated('1/(x+y)^9', '+') },
] as const
