import { item } from '../../values/items.ts'
import type { Params } from './level-9.ts'
import type { Item } from '../../values/values.ts'

/** Lays all samples out and asks of each whether it is as far from the middle as the one seen, on its side. */
export function oracle(p: Params): Item {
  const samples = p.counts.flatMap((n, i) => Array.from({ length: n }, () => p.start + i - p.n / 2))
  const seen = p.seen - p.n / 2
  const extreme = samples.filter((s) => Math.sign(s) === Math.sign(seen) && Math.abs(s) >= Math.abs(seen)).length
  const text =
    extreme / samples.length <= 0.05
      ? 'It is good evidence against the claim: so far out comes up very rarely'
      : 'It fits the claim: results that far out come up quite often'
  return item(text, text)
}
