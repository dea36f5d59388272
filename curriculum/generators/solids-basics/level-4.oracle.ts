import { item } from '../../values/items.ts'
import type { Params } from './level-4.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Corners of each kind of face: how many triangles, quadrilaterals, squares among them, and round parts a net has. */
const counts: Record<string, { triangles: number; rectangles: number; rounds: number }> = {
  box: { triangles: 0, rectangles: 6, rounds: 0 },
  cylinder: { triangles: 0, rectangles: 1, rounds: 2 },
  square_pyramid: { triangles: 4, rectangles: 1, rounds: 0 },
  cone: { triangles: 0, rectangles: 0, rounds: 2 },
  triangular_prism: { triangles: 2, rectangles: 3, rounds: 0 },
  triangular_pyramid: { triangles: 4, rectangles: 0, rounds: 0 },
}

/** By what is folded: round parts first, then by Euler's formula which solid has these faces. */
function solidOf(kind: string, square: boolean): Item {
  const { triangles, rectangles, rounds } = counts[kind] as { triangles: number; rectangles: number; rounds: number }
  const say = (name: string): Item => item(name, name)
  if (rounds === 2) return say(rectangles === 1 ? 'cylinder' : 'cone')
  const total = triangles + rectangles
  const edges = (3 * triangles + 4 * rectangles) / 2
  const corners = edges + 2 - total
  if (corners === 8) return say(square ? 'cube' : 'rectangular prism')
  if (corners === 6) return say('triangular prism')
  return say(corners === 5 ? 'square pyramid' : 'triangular pyramid')
}

const kinds: Record<string, string> = {
  cube: 'box',
  'rectangular prism': 'box',
  cylinder: 'cylinder',
  'square pyramid': 'square_pyramid',
  cone: 'cone',
  'triangular prism': 'triangular_prism',
  'triangular pyramid': 'triangular_pyramid',
}

export function oracle(p: Params): Item {
  return solidOf(kinds[p.solid] as string, p.solid === 'cube')
}

/** The same from what the picture shows. */
export function fromFacts(facts: Figure['facts']): Item {
  if (facts['kind'] === 'cells') return solidOf('box', true)
  return solidOf(String(facts['kind']), false)
}
