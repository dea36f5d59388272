import { item } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Item } from '../../values/values.ts'

/** Mean and median class from the data laid out one by one. */
function meanAndMedian(counts: readonly number[]): [mean: number, median: number] {
  const all = counts.flatMap((n, i) => Array.from({ length: n }, () => i))
  const middle = all.length / 2
  const median = ((all[Math.ceil(middle) - 1] as number) + (all[Math.floor(middle)] as number)) / 2
  return [all.reduce((s, v) => s + v, 0) / all.length, median]
}

export function oracle(p: Params): Item {
  const [mean, median] = meanAndMedian(p.counts)
  const side = Math.abs(mean - median) < 1e-9 ? 0 : Math.sign(mean - median)
  const say = (text: string): Item => item(text, text)
  if (p.ask === 'shape') return say(side === 0 ? 'symmetric' : side > 0 ? 'skewed right' : 'skewed left')
  if (p.ask === 'summary')
    return say(side === 0 ? 'The mean and the standard deviation' : 'The median and the interquartile range')
  return say(
    side === 0 ? 'The mean is about equal to the median' : `The mean is ${side > 0 ? 'above' : 'below'} the median`,
  )
}
