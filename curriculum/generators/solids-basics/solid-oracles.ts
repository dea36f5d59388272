import { solidInWords } from '../../figures/solid.ts'
import { wireOf } from '../../figures/solid-wires.ts'
import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import type { SpotSolid } from '@polyhex/contract/exercises/hot-spot-widget'
import type { SetOf } from '../../values/values.ts'
import type { TappedSolids } from './solid-cards.ts'

const words = (kind: SpotSolid): string => solidInWords({ kind }, true)
/** Corners and edges of the wire that is drawn, and faces by the formula of Euler. */
export function measuredSolid(kind: SpotSolid): {
  readonly faces: number
  readonly edges: number
  readonly corners: number
} {
  const wire = wireOf({ kind })
  if (!wire) return { faces: 0, edges: 0, corners: 0 }
  const corners = wire.points.length
  const pairs = new Set(
    [...wire.faces.flatMap((face) => face.map((a, i) => [a, face[(i + 1) % face.length] ?? a])), ...wire.hidden].map(
      (pair) => pair.toSorted((x, y) => (x ?? 0) - (y ?? 0)).join(),
    ),
  )
  return { corners, edges: pairs.size, faces: pairs.size - corners + 2 }
}

/** What each kind asks for, read from how the solid is told or drawn. */
const kinds: Readonly<Record<string, (kind: SpotSolid) => boolean>> = {
  roll: (kind) => /round/.test(words(kind)) && !/half/.test(words(kind)),
  flat: (kind) => /faces|square|rectangles/.test(words(kind)) && !/round/.test(words(kind)),
  circle: (kind) => /circle/.test(words(kind)),
  point: (kind) => /point/.test(words(kind)),
  '5 faces': (kind) => measuredSolid(kind).faces === 5,
  '6 faces': (kind) => measuredSolid(kind).faces === 6,
  '8 corners': (kind) => measuredSolid(kind).corners === 8,
  '4 faces': (kind) => measuredSolid(kind).faces === 4,
  triangles: (kind) => /triang/.test(words(kind)),
  'a cylinder': (kind) => /cylinder/.test(solidInWords({ kind }, false)),
  'a box': (kind) => /box/.test(solidInWords({ kind }, false)),
  'a cone': (kind) => /cone/.test(solidInWords({ kind }, false)),
  'a pyramid': (kind) => /pyramid/.test(solidInWords({ kind }, false)),
}

/** Looks at each picture. */
export function tappedSolids(p: TappedSolids): SetOf {
  return setOf(p.cards.flatMap((kind, i) => (kinds[p.of]?.(kind) === true ? [item(String(i))] : [])))
}
