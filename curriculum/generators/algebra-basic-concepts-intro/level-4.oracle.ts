import { equation } from '../../values/items.ts'
import { parse } from '../../reading/parse.ts'
import { num, sym } from '../../expressions/build.ts'
import type { Params } from './level-4.ts'
import type { Equation, Value } from '../../values/values.ts'

/** The value that both sides have in common, by trying whole numbers with the story's own arithmetic. */
function solve(p: Params): number {
  const right = shownRight(p)
  for (let n = 0; n <= 200; n++) {
    let first = 0
    if (p.kind === 'two people') first = n + (n + p.b)
    else for (let i = 0; i < p.a; i++) first += p.kind === 'times sum' ? n + p.b : n
    if (p.kind === 'times plus' || p.kind === 'two plans') first += p.b
    if (p.kind === 'times minus') first -= p.b
    let second = right
    if (p.kind === 'two plans') for (let i = 0; i < p.c; i++) second += n
    if (first === second) return n
  }
  throw new RangeError(`no whole solution for ${JSON.stringify(p)}`)
}

function shownRight(p: Params): number {
  const shown = {
    'times plus': p.a * p.x + p.b,
    'times minus': p.a * p.x - p.b,
    'times sum': p.a * p.x + p.a * p.b,
    'two people': p.x + p.x + p.b,
    'two plans': p.a * p.x + p.b - p.c * p.x,
  }
  return shown[p.kind]
}

/** A linear equation says the same as: the letter is its solution. */
export function oracle(p: Params): Equation {
  return equation(sym(p.n), num(solve(p)))
}

const read = (text: string): Value[] => {
  const parsed = parse(text)
  if (!parsed.ok || parsed.read.is !== 'equation') throw new RangeError(`no equation: ${text}`)
  return [equation(parsed.read.left, parsed.read.right)]
}

export const wrong = {
  reversal_error: (p: Params): Value[] => {
    const { a, b, c, n } = p
    const r = shownRight(p)
    return [
      `${b}*${n}+${a}=${r}`,
      `${b}*${n}-${a}=${r}`,
      `${b}*(${n}+${a})=${r}`,
      `${n}+${n}-${b}=${r}`,
      `${b}*${n}+${a}=${r}*${n}+${c}`,
    ].flatMap(read)
  },
  unlike_terms_combined: (p: Params): Value[] => {
    const { a, b, c, n } = p
    const r = shownRight(p)
    return [
      `${a + b}*${n}=${r}`,
      `${Math.abs(a - b)}*${n}=${r}`,
      `${a * b}*${n}=${r}`,
      `${b + 2}*${n}=${r}`,
      `${a + b}*${n}=${c + r}*${n}`,
    ].flatMap(read)
  },
}
