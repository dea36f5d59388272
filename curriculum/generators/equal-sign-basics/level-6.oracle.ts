import { num, plus, sym } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import type { Params } from './level-6.ts'
import type { Equation } from '../../values/values.ts'

const total = (p: Params): number => {
  let things = p.kind === 'more' ? p.b : -p.b
  for (let bag = 0; bag < p.k; bag++) things += p.n
  return things
}

/** The bags added one by one on one side, all things counted on the other. */
export function oracle(p: Params): Equation {
  const bags = Array.from({ length: p.k }, () => sym('n'))
  return equation(plus(...bags, num(p.kind === 'more' ? p.b : -p.b)), num(total(p)))
}

export const wrong = {
  equal_means_answer: (p: Params): Equation =>
    equation(plus(...Array.from({ length: p.k }, () => sym('n'))), num(total(p))),
  wrong_operation: (p: Params): Equation =>
    equation(plus(...Array.from({ length: p.k }, () => sym('n')), num(p.kind === 'more' ? -p.b : p.b)), num(total(p))),
}
