import { item } from '../../values/items.ts'
import { filled, models } from './models.ts'
import type { Params } from './level-8.ts'
import type { Item } from '../../values/values.ts'

/** Walks one step along the story and picks the sentence whose number is the one that the step, or the start, shows. */
export function oracle(p: Params): Item {
  const model = models[p.model]
  if (model === undefined) throw new RangeError('no such story')
  const [begin, grow] = [p.start * p.scale, p.rate * p.scale]
  const height = (x: number): number => {
    let y = begin
    for (let i = 0; i < x; i++) y += grow
    return y
  }
  const wanted = p.ask === 'intercept' ? height(0) : height(1) - height(0)
  const offered = p.ask === 'intercept' ? [model.intercept, model.swapped[1]] : [model.slope, model.swapped[0]]
  const fits = offered.filter((text) => filled(text, begin, grow).includes(`\\(${wanted}\\)`))
  const text = fits[0] ?? ''
  return item(text, filled(text, begin, grow))
}
