import { minus, over, plus, times } from '../../expressions/build.ts'
import type { Node } from '../../values/values.ts'

/** A calculation in words and as a tree, and the trees that a slip gives; letters a to d are its numbers. */
export interface Wording {
  readonly name: string
  /** 1 to 3, how hard. */
  readonly rank: number
  readonly words: readonly string[]
  readonly tree: (a: number, b: number, c: number) => Node
  /** Read from left to right without brackets. */
  readonly flat: (a: number, b: number, c: number) => Node
  /** The bracket in another place, or the parts the other way round. */
  readonly turned: (a: number, b: number, c: number) => Node
}

export const wordings: readonly Wording[] = [
  {
    name: 'sum times',
    rank: 1,
    words: ['add A and B, then multiply by C', 'multiply the sum of A and B by C'],
    tree: (a, b, c) => times(plus(a, b), c),
    flat: (a, b, c) => plus(a, times(b, c)),
    turned: (a, b, c) => plus(times(a, c), b),
  },
  {
    name: 'difference times',
    rank: 1,
    words: ['subtract B from A, then multiply by C', 'multiply the difference of A and B by C'],
    tree: (a, b, c) => times(minus(a, b), c),
    flat: (a, b, c) => minus(a, times(b, c)),
    turned: (a, b, c) => minus(times(a, c), b),
  },
  {
    name: 'times sum',
    rank: 1,
    words: ['multiply C by the sum of A and B', 'C times the sum of A and B'],
    tree: (a, b, c) => times(c, plus(a, b)),
    flat: (a, b, c) => plus(times(c, a), b),
    turned: (a, b, c) => plus(a, times(c, b)),
  },
  {
    name: 'times difference',
    rank: 2,
    words: ['multiply C by the difference of A and B', 'C times the difference of A and B'],
    tree: (a, b, c) => times(c, minus(a, b)),
    flat: (a, b, c) => minus(times(c, a), b),
    turned: (a, b, c) => minus(a, times(c, b)),
  },
  {
    name: 'less sum',
    rank: 2,
    words: ['subtract the sum of B and C from A', 'add B and C, then subtract the sum from A'],
    tree: (a, b, c) => minus(a, plus(b, c)),
    flat: (a, b, c) => plus(minus(a, b), c),
    turned: (a, b, c) => minus(plus(a, b), c),
  },
  {
    name: 'sum shared',
    rank: 2,
    words: ['add A and B, then divide by C', 'divide the sum of A and B by C'],
    tree: (a, b, c) => over(plus(a, b), c),
    flat: (a, b, c) => plus(a, over(b, c)),
    turned: (a, b, c) => plus(over(a, c), b),
  },
]

/** The wording with numbers in the place of the capital letters. */
export function wordsOf(text: string, a: number, b: number, c: number): string {
  const numbers: Readonly<Record<string, number>> = { A: a, B: b, C: c }
  return text.replace(/\b[ABC]\b/g, (letter) => `\\(${numbers[letter]}\\)`)
}

/** A calculation with parentheses inside brackets: how it is written, and what it is worth with a and b worked out to `inner`. */
export interface Nesting {
  readonly name: string
  readonly latex: (a: number, b: number, c: number, d: number) => string
  readonly inner: (a: number, b: number) => number
  /** What is in the brackets, with the parentheses worked out. */
  readonly middle: (inner: number, c: number, d: number) => readonly [latex: string, value: number]
  /** What is left, with the brackets worked out. */
  readonly last: (middle: number, c: number, d: number) => readonly [latex: string, value: number]
  /** Without the parentheses; without the brackets. */
  readonly slips: (a: number, b: number, c: number, d: number) => readonly [noParentheses: number, noBrackets: number]
}

export const nestings: readonly Nesting[] = [
  {
    name: 'times, less sum',
    latex: (a, b, c, d) => `${c} \\times [${d} - (${a} + ${b})]`,
    inner: (a, b) => a + b,
    middle: (n, _, d) => [`${d} - ${n}`, d - n],
    last: (m, c) => [`${c} \\times ${m}`, c * m],
    slips: (a, b, c, d) => [c * (d - a + b), c * d - (a + b)],
  },
  {
    name: 'times, plus difference',
    latex: (a, b, c, d) => `${c} \\times [${d} + (${a} - ${b})]`,
    inner: (a, b) => a - b,
    middle: (n, _, d) => [`${d} + ${n}`, d + n],
    last: (m, c) => [`${c} \\times ${m}`, c * m],
    slips: (a, b, c, d) => [c * (d + a) - b, c * d + (a - b)],
  },
  {
    name: 'times, less difference',
    latex: (a, b, c, d) => `[${d} - (${a} - ${b})] \\times ${c}`,
    inner: (a, b) => a - b,
    middle: (n, _, d) => [`${d} - ${n}`, d - n],
    last: (m, c) => [`${m} \\times ${c}`, c * m],
    slips: (a, b, c, d) => [(d - a - b) * c, d - (a - b) * c],
  },
  {
    name: 'less product',
    latex: (a, b, c, d) => `${d} - [${c} \\times (${a} - ${b})]`,
    inner: (a, b) => a - b,
    middle: (n, c) => [`${c} \\times ${n}`, c * n],
    last: (m, _, d) => [`${d} - ${m}`, d - m],
    slips: (a, b, c, d) => [d - (c * a - b), (d - c) * (a - b)],
  },
]
