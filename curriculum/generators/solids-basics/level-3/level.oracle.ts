import { filled } from '../../../values/filled.ts'
import { measuredSolid, tappedSolids } from '../solid-oracles.ts'
import type { Faces } from './face-tasks.ts'
import { wireOf } from '../../../figures/solid-wires.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Filled, Rational } from '../../../values/values.ts'

const key = (a: number, b: number): string => [a, b].toSorted((x, y) => x - y).join()

/** Counts corners and edges in the wire of the drawing; the faces follow by the formula of Euler. */
function count({ kind, part }: Params, hidden: boolean): Rational {
  const wire = wireOf({ kind })
  if (!wire) throw new RangeError('no wire')
  const seen = new Set(wire.faces.flatMap((face) => face.map((a, i) => key(a, face[(i + 1) % face.length] as number))))
  const edges = new Set([...seen, ...wire.hidden.map(([a, b]) => key(a, b))])
  const corners = hidden ? wire.points.length : new Set(wire.faces.flat()).size
  if (part === 'corners') return whole(corners)
  if (part === 'edges') return whole(hidden ? edges.size : seen.size)
  return whole(hidden ? 2 + edges.size - corners : wire.faces.length)
}

export const oracle = (p: Params): Rational => count(p, true)
/** The wrong rule: only what is drawn in front. */
export const wrong = { count_visible_faces: (p: Params): Rational => count(p, false) }

export const tasks = {
  tap_solids: { oracle: tappedSolids },
  count_faces: {
    /** Sorts the faces of a solid by their corners, seen and hidden: a prism has two ends and a face on each of their sides. */
    oracle: ({ kind }: Faces): Filled => {
      const { faces, edges } = measuredSolid(kind)
      if (kind === 'cube' || kind === 'box') return filled([String(faces)])
      const sides = kind === 'square_pyramid' ? edges / 2 : edges / 3
      return filled([String(faces - sides), String(sides)])
    },
  },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 3228755767
