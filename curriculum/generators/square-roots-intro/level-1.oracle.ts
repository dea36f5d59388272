import { evaluate } from 'mathjs'
import { whole } from '../../values/rational.ts'
import type { Params } from './level-1.ts'
import type { Rational } from '../../values/values.ts'

const line = (p: Params, root: string): string =>
  ({ side: root, root, times: `${p.k} * ${root}`, plus: `${root} + ${p.k}`, minus: `${root} - ${p.k}` })[p.kind]
const read = (text: string): Rational => whole(Math.round(Number(evaluate(text))))

/** mathjs takes the root. */
export function oracle(p: Params): Rational {
  return read(line(p, `sqrt(${p.r * p.r})`))
}

export const wrong = {
  root_as_half: (p: Params): Rational => read(line(p, `(${p.r * p.r} / 2)`)),
  lost_root: (p: Params): Rational => read(`-(${line(p, `sqrt(${p.r * p.r})`)})`),
  slip_off_by_one: (p: Params): Rational[] => [read(line(p, `(${p.r + 1})`)), read(line(p, `(${p.r - 1})`))],
}
