import { item } from '../../values/items.ts'
import { level } from './level-1.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** Names a solid from the description of its faces in the words of the picture. */
function name(words: string): string {
  if (/round all over/.test(words)) return 'sphere'
  if (/six equal squares/.test(words)) return 'cube'
  return /and a point/.test(words) ? 'cone' : 'cylinder'
}

export function oracle(p: Params): Item {
  const alt = level.figure?.(p, 'choice')?.alt ?? ''
  if (p.asked < 0) return item(name(alt))
  const told = [...alt.matchAll(/([A-D]): ([^:]+?)(?=(?:,| and|;) [A-D]:|\.$)/g)]
  const found = told.find(([, , words]) => name(words ?? '') === p.row[p.asked])
  return item(found?.[1] ?? '')
}
