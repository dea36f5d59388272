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

/** The lone solid from its picture; to find one, the picture among those on offer whose faces are described like that. */
export function oracle(p: Params): Item {
  if (p.asked < 0) return item(name(level.figure?.(p, 'choice')?.alt ?? ''))
  const offered = [level.answer(p), ...level.distractors(p).map((d) => d.value)]
  const found = offered.find((v) => v.kind === 'item' && name(v.speech ?? '') === p.row[p.asked])
  return item(found?.kind === 'item' ? found.id : '')
}
