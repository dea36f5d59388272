import { item } from '../../values/items.ts'
import { level } from './level-4.ts'
import type { Params } from './level-4.ts'
import type { Item } from '../../values/values.ts'

/** Reads the four angles in the words of the picture, makes sides of them by the law of sines, and compares the ratios of all sides. */
export function oracle(p: Params): Item {
  const alt = level.figure?.(p, 'choice')?.alt ?? ''
  const known = new Map(
    [...alt.matchAll(/angle ([A-F]) = (\d+)/g)].map(([, letter, degrees]) => [letter as string, Number(degrees)]),
  )
  const full = (letters: string): [string, number][] => {
    const list = letters.split('')
    const sum = list.reduce((total, l) => total + (known.get(l) ?? 0), 0)
    return list.map((l) => [l, Math.sin(((known.get(l) ?? 180 - sum) * Math.PI) / 180)])
  }
  const first = full('ABC')
  const rest = full('DEF')
  const ranked = (list: [string, number][]): [string, number][] => list.toSorted((x, y) => x[1] - y[1])
  const [u, v] = [ranked(first), ranked(rest)]
  const ratios = u.map(([, side], i) => side / (v[i] as [string, number])[1])
  if (Math.max(...ratios) - Math.min(...ratios) > 1e-9) return item('none')
  return item(first.map(([letter]) => (v[u.findIndex(([l]) => l === letter)] as [string, number])[0]).join(''))
}
