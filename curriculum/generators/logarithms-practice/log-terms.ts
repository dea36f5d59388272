import { call, minus, num, over, plus, pow, sym, times } from '../../expressions/build.ts'
import type { Node } from '../../values/values.ts'

/** So many times the logarithm of a letter; below zero it is subtracted. The first of a list is above zero. */
export interface LogTerm {
  readonly letter: string
  readonly times: number
}

const oneLog = ({ letter, times: k }: LogTerm): Node => {
  const log = call('log', letter)
  return Math.abs(k) === 1 ? log : times(Math.abs(k), log)
}

const power = ({ letter, times: k }: LogTerm): Node => (Math.abs(k) === 1 ? sym(letter) : pow(letter, Math.abs(k)))

const product = (terms: readonly LogTerm[]): Node => {
  const factors = terms.map(power)
  return factors.length === 0 ? num(1) : factors.length === 1 ? (factors[0] as Node) : times(...factors)
}

/** 2 log x - log y. */
export function sumOfLogs(terms: readonly LogTerm[]): Node {
  return terms
    .slice(1)
    .reduce(
      (sum, term) => (term.times < 0 ? minus(sum, oneLog(term)) : plus(sum, oneLog(term))),
      oneLog(terms[0] as LogTerm),
    )
}

/** log(x^2 / y). */
export function logOfProduct(terms: readonly LogTerm[]): Node {
  const above = product(terms.filter((it) => it.times > 0))
  const below = terms.filter((it) => it.times < 0)
  return call('log', below.length === 0 ? above : over(above, product(below)))
}
