import type { Figure } from '../../values/values.ts'
import { vector as drawVectors } from '../../figures/vector.ts'
import type { DrawnVector } from '../../figures/vector.ts'

export type Pair = readonly [number, number]

export const pairText = ([x, y]: Pair): string => `(${x}, ${y})`
/** A vector as the options write it. */
export const vectorText = ([x, y]: Pair): string => `\\langle ${x}, ${y} \\rangle`
/** Why no level of these takes a single number. */
export const numberLeftOut = { numeric: 'The answer is a vector, and the number box holds one number.' }

/** Arrows on a grid that just holds them and the origin. */
export function arrows(list: readonly DrawnVector[], alt: string): Figure {
  const edge = (i: 0 | 1): { min: number; max: number } => {
    const all = list.flatMap((v) => [v.from[i], v.to[i]])
    return { min: Math.floor(Math.min(0, ...all)) - 1, max: Math.ceil(Math.max(0, ...all)) + 1 }
  }
  return drawVectors({ x: edge(0), y: edge(1), vectors: list }, { alt: alt.replaceAll('-', '−') })
}
