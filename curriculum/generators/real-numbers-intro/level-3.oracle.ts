import { yesNo } from '../../values/items.ts'
import type { Params } from './level-3.ts'
import type { Item } from '../../values/values.ts'

/** The floating value of the expression, factor by factor as it is written. */
function valueOf({ kind, k, m, n }: Params): number {
  const root = Math.sqrt(n)
  switch (kind) {
    case 'add':
      return k + root
    case 'scale':
      return k * root
    case 'pi':
      return k * Math.PI + m
    case 'same':
      return root + k * root
    case 'pair':
      return root * Math.sqrt(m)
    case 'cancel':
      return k + root + (m - root)
    case 'conjugate':
      return (k + root) * (k - root)
    case 'square':
      return (k + root) ** 2
  }
}

/** Whole to ten digits: the rational results here are all whole, and no irrational one comes so near. */
export function oracle(p: Params): Item {
  const value = valueOf(p)
  return yesNo(Math.abs(value - Math.round(value)) < 1e-9, ['Rational', 'Irrational'])
}

/** Roots in it are taken to make it irrational; what looks tidy is called rational. */
export const wrong = {
  irrational_means_long: (): Item => yesNo(false, ['Rational', 'Irrational']),
  looks_alike: (): Item => yesNo(true, ['Rational', 'Irrational']),
}
