import { expression } from '../../values/items.ts'
import { pow, root, sym, times, num } from '../../expressions/build.ts'
import type { Params } from './level-2.ts'
import type { Node, Value } from '../../values/values.ts'

/** Takes pairs of equal factors out, one pair at a time: first of the number, then of each letter. */
function takeOut(p: Params, pairsOf: (count: number) => number): Value {
  const outside: Node[] = []
  const inside: Node[] = []
  let rest = p.a * p.a * p.b
  for (let n = 2; n * n <= rest;) {
    if (rest % (n * n) === 0) {
      rest /= n * n
      outside.push(num(n))
    } else n++
  }
  inside.push(num(rest))
  for (const [letter, count] of [
    [p.letters[0], p.m],
    [p.letters[1], p.n],
  ] as const) {
    const pairs = pairsOf(count)
    if (pairs > 0) outside.push(pow(sym(letter), pairs))
    if (count % 2 === 1) inside.push(sym(letter))
  }
  return expression(times(1, ...outside, root(times(...inside))))
}

export function oracle(p: Params): Value {
  return takeOut(p, (count) => {
    let pairs = 0
    for (let left = count; left >= 2; left -= 2) pairs++
    return pairs
  })
}

export const wrong = {
  root_as_half: (p: Params): Value =>
    expression(
      times(
        num((p.a * p.a * p.b) / 2),
        pow(sym(p.letters[0]), (p.m - (p.m % 2)) / 2),
        pow(sym(p.letters[1]), (p.n - (p.n % 2)) / 2),
        root(times(1, pow(sym(p.letters[0]), p.m % 2), pow(sym(p.letters[1]), p.n % 2))),
      ),
    ),
}
