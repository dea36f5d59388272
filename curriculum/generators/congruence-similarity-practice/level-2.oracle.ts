import { item } from '../../values/items.ts'
import type { Params } from './level-2.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Reads the marks from the facts of the drawing: which sides and angles of the first triangle carry one. */
export function fromFacts(facts: Figure['facts']): Item {
  const list = (key: string): number[] => ((facts[key] ?? []) as readonly (string | number)[]).map(Number)
  const sides = list('ticks').flatMap((n, i) => (n > 0 ? [i] : []))
  const angles = list('arcs').flatMap((n, i) => (n > 0 ? [i] : []))
  const [rights] = [list('rightAngles')]
  const touches = (side: number, corner: number): boolean => side === corner || (side + 1) % 3 === corner
  if (sides.length === 3) return item('SSS')
  if (rights.length > 0) return item('HL')
  if (sides.length === 2 && angles.length === 1)
    return item(sides.every((s) => touches(s, angles[0] as number)) ? 'SAS' : 'none')
  if (sides.length === 1 && angles.length === 2)
    return item(angles.every((a) => touches(sides[0] as number, a)) ? 'ASA' : 'AAS')
  return item('none')
}

/** From the rule's own letters: a rule with its three parts is itself; loose marks prove nothing. */
export const oracle = (p: Params): Item => item(/^[SAHL]{2,3}$/.test(p.rule) ? p.rule : 'none')
