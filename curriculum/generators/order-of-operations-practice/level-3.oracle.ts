import { expression } from '../../values/items.ts'
import { parseExpression } from '../../reading/parse.ts'
import { whole } from '../../values/rational.ts'
import { nestings, wordings } from './nested.ts'
import type { Params } from './level-3.ts'
import type { Value } from '../../values/values.ts'

const read = (text: string): Value => {
  const found = parseExpression(text)
  if (!found.ok) throw new RangeError(text)
  return expression(found.read)
}

/** Reads the words themselves: what they name first goes into parentheses. */
function fromWords(text: string, a: number, b: number, c: number): Value {
  const sum = /difference|subtract B from/.test(text)
    ? `(${a}-${b})`
    : /B and C/.test(text)
      ? `(${b}+${c})`
      : `(${a}+${b})`
  if (/B and C/.test(text)) return read(`${a}-${sum}`)
  return read(/divide|shared/.test(text) ? `${sum}/${c}` : `${sum}*${c}`)
}

/** Works a LaTeX line out from the innermost brackets by rewriting the text. */
function reduce(text: string): number {
  const inner = /[([]([^()[\]]*)[)\]]/.exec(text)
  if (inner) return reduce(text.replace(inner[0], String(reduce(inner[1] ?? ''))))
  const product = /(\d+) \\times (\d+)/.exec(text)
  if (product) return reduce(text.replace(product[0], String(Number(product[1]) * Number(product[2]))))
  return text
    .split(/(?= [+-] )/)
    .map((part) => Number(part.replaceAll(' ', '')))
    .reduce((x, y) => x + y, 0)
}

export function oracle(p: Params): Value {
  if (p.kind === 'write') return fromWords(wordings[p.form]?.words[p.wording] ?? '', p.a, p.b, p.c)
  return whole(reduce(nestings[p.form]?.latex(p.a, p.b, p.c, p.d) ?? ''))
}
