import { item } from '../../values/items.ts'
import { asking } from './asking.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** By the words alone: what is asked of one named thing has one answer, what is asked of many of them varies. */
const many =
  /\b(students|families|people|leaves|apples|players|days|names|batteries|a pumpkin|each|plants|a day|a game|a small box)\b/
const one =
  /\b(the|this|Noor|Sam|my|school start|here to|wheels|May have|minutes)\b.*\b(building|Noor|start|today|library|book|longest|basket|captain|July 1|word|phone|we cut|line 4|car have|tallest|May have|last game|an hour|in my hand|have)\b|wheels does a car|minutes are in an hour|does Noor|does May|does school start/

export function oracle(p: Params): Item {
  const offered = [
    asking[p.wanted][p.right],
    ...p.others.map((i) => asking[p.wanted === 'statistical' ? 'single' : 'statistical'][i]),
  ]
  const fits = offered.filter((asked) => {
    const text = asked?.text ?? ''
    const varies = many.test(text) && !one.test(text)
    return varies === (p.wanted === 'statistical')
  })
  if (fits.length !== 1) throw new RangeError(`not just one question fits: ${fits.map((f) => f?.text).join(' | ')}`)
  return item(fits[0]?.text as string, fits[0]?.text as string)
}
