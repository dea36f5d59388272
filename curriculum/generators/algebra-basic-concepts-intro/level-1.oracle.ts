import { parseExpression } from '../../reading/parse.ts'
import type { Params } from './level-1.ts'
import type { Value } from '../../values/values.ts'

const read = (text: string): Value => {
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new RangeError(`cannot read ${text}`)
  return { kind: 'expression', node: parsed.read }
}

/** What each phrase says, in the notation that a child types. */
const typed: Readonly<Record<string, (p: Params) => string>> = {
  more: ({ b, n }) => `${n}+${b}`,
  less: ({ b, n }) => `${n}-${b}`,
  fewer: ({ b, n }) => `${b}-${n}`,
  times: ({ b, n }) => `${n}*${b}`,
  shared: ({ b, n }) => `${n}/${b}`,
  'times more': ({ a, b, n }) => `${b}+${n}*${a}`,
  'times less': ({ a, b, n }) => `${n}*${a}-${b}`,
  'less times': ({ a, b, n }) => `${b}-${n}*${a}`,
  'times sum': ({ a, b, n }) => `${a}*${n}+${a * b}`,
  'times difference': ({ a, b, n }) => `${a}*${n}-${a * b}`,
  'sum shared': ({ a, b, n }) => `${n}/${a}+${b}/${a}`,
}

/** Typed text, multiplied out, read by the parser. */
export function oracle(p: Params): Value {
  return read(typed[p.kind]?.(p) ?? '')
}

export const wrong = {
  unlike_terms_combined: ({ a, b, n }: Params): Value[] =>
    [`${b}*${n}`, `${a + b}*${n}`, `${a * b}*${n}`, ...(a === 0 ? [] : [`${b}*${n}/${a}`])].map(read),
  reversal_error: ({ a, b, n }: Params): Value[] =>
    [
      `${b}-${n}`,
      `${n}-${b}`,
      `${b}/${n}`,
      `${b}*${n}+${a}`,
      `${b}-${a}*${n}`,
      `${a}*${n}-${b}`,
      `${a}*(${b}-${n})`,
      `${a}/(${n}+${b})`,
    ].map(read),
}
