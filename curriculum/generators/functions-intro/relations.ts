import { functionGraph } from '../../figures/function-graph.ts'
import type { Figure } from '../../values/values.ts'

/** A relation as it can be drawn: single points, a path of straight pieces, or a curve that turns back over itself. */
export type Relation =
  | { readonly kind: 'points'; readonly points: readonly (readonly [number, number])[] }
  | { readonly kind: 'path'; readonly points: readonly (readonly [number, number])[] }
  | {
      readonly kind: 'parabola'
      readonly h: number
      readonly k: number
      readonly opens: 'up' | 'sideways'
      readonly p: number
    }
  | { readonly kind: 'circle'; readonly h: number; readonly k: number; readonly radius: number }

const range = { min: -6, max: 6 } as const

/** The relation on a grid; alt text tells its points or its shape, not whether it is a function. */
export function drawRelation(relation: Relation): Figure {
  const axes = { x: range, y: range, equal: true }
  if (relation.kind === 'points')
    return functionGraph({ ...axes, points: relation.points.map((at) => ({ at })) }, { title: 'Points on a grid' })
  if (relation.kind === 'path')
    return functionGraph(
      { ...axes, segments: relation.points.slice(1).map((to, i) => ({ from: relation.points[i] ?? to, to })) },
      {
        title: 'Graph on a grid',
        alt: `A path of straight pieces from point to point: ${relation.points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`.replaceAll(
          '-',
          '−',
        ),
      },
    )
  return functionGraph({ ...axes, conics: [{ conic: relation }] }, { title: 'Graph on a grid' })
}
