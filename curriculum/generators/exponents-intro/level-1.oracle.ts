import { expression } from '../../values/items.ts'
import { num, plus, pow, sym, times } from '../../expressions/build.ts'
import type { Params, Run } from './level-1.ts'
import type { Node, Value } from '../../values/values.ts'

const node = (run: Run): Node => (typeof run.base === 'number' ? num(run.base) : sym(run.base))

/** The long product itself, factor after factor. */
export function oracle(p: Params): Value {
  return expression(times(...p.runs.flatMap((run) => Array.from({ length: run.count }, () => node(run)))))
}

const changed = (p: Params, counts: readonly number[]): Value =>
  oracle({ runs: p.runs.map((run, i) => ({ ...run, count: counts[i] ?? run.count })) })

export const wrong = {
  power_as_product: (p: Params): Value =>
    expression(times(...p.runs.map((run) => plus(...Array.from({ length: run.count }, () => node(run)))))),
  reversed_order: (p: Params): Value =>
    p.runs.length > 1
      ? changed(p, p.runs.map((run) => run.count).toReversed())
      : expression(pow(p.runs[0]?.count ?? 0, p.runs[0] ? node(p.runs[0]) : 1)),
  slip_off_by_one: (p: Params): Value[] => [1, -1].map((step) => changed(p, [(p.runs[0]?.count ?? 0) + step])),
}
