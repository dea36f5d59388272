import { item } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Item } from '../../values/values.ts'

/** The sentences once more, with X and Y where the numbers go. */
const sentences = [
  'After X hours, Y pages are read',
  'After X weeks, the plant is Y cm tall',
  'X tickets cost Y dollars',
  'After X minutes, Y liters are in the tub',
  'After X days, Y coins are in the jar',
  'X bags weigh Y pounds',
]

function told(p: Params, across: number, up: number): Item {
  const text = (sentences[p.story] as string).replace('X', String(across)).replace('Y', String(up))
  return item(text, text)
}

export function oracle(p: Params): Item {
  const [x, y] = p.points[p.i] as readonly [number, number]
  return told(p, x, y)
}

/** The two numbers in the wrong order. */
export const wrong = {
  intercept_swap: (p: Params): Item => {
    const [x, y] = p.points[p.i] as readonly [number, number]
    return told(p, y, x)
  },
}
