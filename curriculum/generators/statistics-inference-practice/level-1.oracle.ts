import { item } from '../../values/items.ts'
import { surveys } from './samples.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** By the words of each way: chance and whole group on one side, a special group on the other. */
const byChance = /\b(random|every (tenth|fifth|fiftieth|hundredth))\b/i

export function oracle(p: Params): Item {
  const survey = surveys[p.survey]
  const texts = (sort: 'fair' | 'unfair', i: number): string =>
    (sort === 'fair' ? survey?.fair[i] : survey?.unfair[i]?.text) ?? ''
  const offered = [texts(p.ask, p.right), ...p.others.map((i) => texts(p.ask === 'fair' ? 'unfair' : 'fair', i))]
  const fits = offered.filter((text) => byChance.test(text) === (p.ask === 'fair'))
  if (fits.length !== 1) throw new RangeError(`not just one way fits: ${fits.join(' | ')}`)
  return item(fits[0] as string, fits[0] as string)
}
