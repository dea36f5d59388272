import { point } from '../../values/point.ts'
import { mixedUp, movedBy } from './grid-moves.ts'
import type { Params } from './moved-point.ts'
import type { Move, Spot } from './grid-moves.ts'
import type { Point } from '../../values/values.ts'

const grid: readonly Spot[] = Array.from({ length: 49 * 49 }, (_, i): Spot => [(i % 49) - 24, Math.floor(i / 49) - 24])
const far = (a: Spot, b: Spot): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

/** Two points of the mirror line. */
function mirror(move: Extract<Move, { kind: 'flip' }>): readonly [Spot, Spot] {
  const { k } = move
  const lines: Readonly<Record<typeof move.line, readonly [Spot, Spot]>> = {
    'x-axis': [
      [0, 0],
      [7, 0],
    ],
    'y-axis': [
      [0, 0],
      [0, 7],
    ],
    'y = x': [
      [0, 0],
      [7, 7],
    ],
    'y = -x': [
      [0, 0],
      [7, -7],
    ],
    'x = k': [
      [k, 0],
      [k, 7],
    ],
    'y = k': [
      [0, k],
      [7, k],
    ],
  }
  return lines[move.line]
}

/** Looks through the grid for the one image: equally far from two points of a mirror line, or from the center on a turned ray. */
function find(move: Move, at: Spot): Spot {
  if (move.kind === 'slide') {
    let [x, y] = at
    for (let i = 0; i < Math.abs(move.a); i++) x += Math.sign(move.a)
    for (let i = 0; i < Math.abs(move.b); i++) y += Math.sign(move.b)
    return [x, y]
  }
  if (move.kind === 'flip') {
    const [p, q] = mirror(move)
    const images = grid.filter((s) => far(s, p) === far(at, p) && far(s, q) === far(at, q))
    return images.find((s) => far(s, at) > 0) ?? at
  }
  const c = move.center
  const heading = (s: Spot): number => (Math.atan2(s[1] - c[1], s[0] - c[0]) * 180) / Math.PI
  const found = grid.find(
    (s) =>
      far(s, c) === far(at, c) && Math.abs(((((heading(s) - heading(at)) % 360) + 360) % 360) - move.degrees) < 1e-6,
  )
  if (!found) throw new RangeError('no image')
  return found
}

export const oracle = (p: Params): Point => point(...p.moves.reduce<Spot>((s, m) => find(m, s), p.at))

/** Each way in which one of the moves is mixed up with a move of that misconception. */
const by =
  (id: string) =>
  (p: Params): Point[] =>
    p.moves.flatMap((move, i) =>
      mixedUp(move)
        .filter((m) => m.id === id)
        .map((m) => point(...p.moves.reduce<Spot>((s, n, j) => (j === i ? m.to(s) : movedBy(n, s)), p.at))),
    )

export const wrong = { reflect_wrong_axis: by('reflect_wrong_axis'), rotate_wrong_way: by('rotate_wrong_way') }
