import { item } from '../../../values/items.ts'
import { surveys } from '../../data-graphing-practice/surveys.ts'
import { graphOracles } from '../graph-oracles.ts'
import type { Params } from './numbers.ts'
import type { Item } from '../../../values/values.ts'

/** Every bar is tried against the sentence of the question. */
export function oracle(p: Params): Item {
  const fits = (v: number): boolean => {
    if (p.ask === 'most') return p.values.every((other) => other <= v)
    if (p.ask === 'least') return p.values.every((other) => other >= v)
    if (p.ask === 'exactly') return v === p.values[p.i]
    return v - (p.values[p.j] as number) === (p.values[p.i] as number) - (p.values[p.j] as number)
  }
  const places = [...p.values.keys()].filter((k) => fits(p.values[k] as number))
  if (places.length !== 1) throw new RangeError('not just one bar fits')
  const name = surveys[p.survey]?.names[places[0] as number] as string
  return item(name, name)
}

export const tasks = graphOracles

/** Of the old procedure, when the level was converted. */
export const mainDigest = 339548237
