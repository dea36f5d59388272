import { money } from '../../values/money.ts'
import type { Money } from '../../values/values.ts'
import type { Params } from './level-4.ts'

/** Adds whole cents again and again, or looks for the amount that is missing. */
export function oracle(p: Params): Money {
  if (p.task === 'add') return money(BigInt(p.a) + BigInt(p.b))
  if (p.task === 'multiply') {
    let sum = 0n
    for (let i = 0; i < p.times; i++) sum += BigInt(p.a)
    return money(sum)
  }
  let left = 0
  while (left + p.b < p.a) left++
  return money(left)
}

export const wrong = {
  looks_alike: (p: Params): Money => {
    const [dollars, cents] = (p.a / 100).toFixed(2).split('.').map(Number) as [number, number]
    if (p.task === 'multiply') return money(dollars * p.times * 100 + Number(String(cents * p.times).slice(-2)))
    const [more, rest] = (p.b / 100).toFixed(2).split('.').map(Number) as [number, number]
    return p.task === 'add'
      ? money((dollars + more) * 100 + Number(String(cents + rest).slice(-2)))
      : money((dollars - more) * 100 + Math.max(cents, rest) - Math.min(cents, rest))
  },
}
