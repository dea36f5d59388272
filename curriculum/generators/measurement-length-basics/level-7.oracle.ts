import { item } from '../../values/items.ts'
import { all } from './level-7.ts'
import type { Item } from '../../values/values.ts'
import type { Params } from './level-7.ts'

/** Usual sizes in millimeters, from which the unit and the number follow. */
const millimeters: Readonly<Record<string, number>> = {
  'a crayon': 90,
  'a key': 60,
  'a spoon': 160,
  'a pencil': 180,
  'a child’s shoe': 200,
  'a book': 255,
  'a fork': 180,
  'a leaf': 75,
  'a ladybug': 10,
  'a hand': 150,
  'a toothbrush': 170,
  'a stamp': 25,
  'a bed': 1850,
  'a door': 2100,
  'a car': 4000,
  'a bus': 12_200,
  'a classroom': 9000,
  'a swimming pool': 25_000,
  'a garden': 15_200,
  'a tree': 10_000,
  'a house': 9100,
  'a jump rope': 2450,
  'a playground': 40_000,
  'a boat': 6000,
}
const metric = [
  ['meter', 'meters', 1000],
  ['centimeter', 'centimeters', 10],
] as const
const customary = [
  ['foot', 'feet', 304.8],
  ['inch', 'inches', 25.4],
] as const

/** The largest unit of the system that is not longer than the thing, and how often it fits. */
export function oracle(p: Params): Item {
  const { thing, unit } = all[p.index] ?? { thing: '', unit: 'inches' }
  const size = millimeters[thing] ?? 0
  const system = unit === 'meters' || unit === 'centimeters' ? metric : customary
  const [one, many, length] = system.find((it) => it[2] <= size) ?? system[1]
  const count = Math.round(size / length)
  return item(p.task === 'unit' ? many : `about ${count} ${count === 1 ? one : many}`)
}
