import { item } from '../../values/items.ts'
import { level } from './level-1.ts'
import type { Params } from './level-1.ts'
import type { Item } from '../../values/values.ts'

/** Reads the drawing itself: counts filled arrow heads and dots, then compares the directions of two lines. */
export function oracle(p: Params): Item {
  const alt = level.figure?.(p, 'choice')?.alt ?? ''
  const ends = /stops at both ends/.test(alt) ? 2 : /stops at one end/.test(alt) ? 1 : 0
  const two = /Two straight lines/.test(alt)
  const name = /single dot/.test(alt)
    ? 'point'
    : two
      ? /same distance/.test(alt)
        ? 'parallel'
        : /with a square mark/.test(alt)
          ? 'perpendicular'
          : 'intersecting'
      : (['line', 'ray', 'segment'][ends] as string)
  const letters = /with points (\w) and (\w)/.exec(alt)
  return item(p.full && letters ? `${name} ${letters[1]}${letters[2]}` : name)
}
