import type { Figure } from '../values/values.ts'
import { drawing, n2, path } from './drawing.ts'
import { counted } from './lettering.ts'
import { hueOf, tone } from './palette.ts'

export interface CubeStackOptions {
  /** Cubes on each place: heights[back to front][left to right]. */
  readonly heights: readonly (readonly number[])[]
  /** Height of the layer in the second hue, counted from 1 at the bottom. */
  readonly layer?: number
}

/** Unit cubes in a stack, seen from the front right. */
export function cubeStack({ heights, layer }: CubeStackOptions): Figure {
  const [rows, columns] = [heights.length, Math.max(...heights.map((row) => row.length))]
  const tall = Math.max(...heights.flat(), 1)
  const s = Math.min(40, 290 / ((rows + columns) * 0.866), 200 / ((rows + columns) * 0.5 + tall))
  const [dx, dy] = [s * 0.866, s * 0.5]
  const width = (rows + columns) * dx
  const top = 14 + tall * s
  const origin = (320 - width) / 2 + rows * dx
  const height = Math.ceil(top + (rows + columns) * dy + 14)
  let body = ''
  for (const [i, row] of heights.entries())
    for (const [j, n] of row.entries())
      for (let k = 0; k < n; k++) {
        const faces = { top: k === n - 1, left: (heights[i + 1]?.[j] ?? 0) <= k, right: (row[j + 1] ?? 0) <= k }
        body += cube(origin + (j - i) * dx, top + (i + j) * dy - k * s, s, faces, layer === k + 1)
      }
  const box = heights.every((row) => row.length === columns && row.every((n) => n === tall))
  const shape = box
    ? `${counted(tall, 'layer')}, each of ${counted(rows, 'row')} with ${counted(columns, 'cube')}`
    : `seen from above, the piles from back to front are ${heights.map((row) => row.join(', ')).join('; ')} cubes high`
  const colored = layer === undefined ? '' : ` Layer ${layer} has a second color.`
  return drawing(
    {
      height,
      hue: hueOf.geometry,
      title: 'Stack of cubes',
      alt: `A stack of unit cubes: ${shape}.${colored}`,
      facts: { rows: heights.map((row) => row.join(' ')), cubes: heights.flat().reduce((sum, n) => sum + n, 0) },
    },
    body,
  )
}

interface Faces {
  readonly top: boolean
  readonly left: boolean
  readonly right: boolean
}

/** The faces of a cube that can be seen; x, y is the back corner of its floor. */
function cube(x: number, y: number, s: number, faces: Faces, second: boolean): string {
  const [dx, dy] = [s * 0.866, s * 0.5]
  const [light, solid, dark] = second ? [tone.g2, tone.g3, tone.g4] : [tone.f2, tone.f3, tone.f4]
  const edge = { stroke: tone.f0, width: 1.4 }
  let drawn = ''
  if (faces.left)
    drawn += path(`M${n2(x - dx)} ${n2(y + dy - s)}v${n2(s)}l${n2(dx)} ${n2(dy)}v${n2(-s)}Z`, { fill: solid, ...edge })
  if (faces.right) {
    const right = `M${n2(x + dx)} ${n2(y + dy - s)}v${n2(s)}l${n2(-dx)} ${n2(dy)}v${n2(-s)}Z`
    drawn += path(right, { fill: solid, ...edge }) + path(right, { fill: dark, stroke: 'none', opacity: 0.35 })
  }
  return faces.top
    ? drawn +
        path(`M${n2(x)} ${n2(y - s)}l${n2(dx)} ${n2(dy)}l${n2(-dx)} ${n2(dy)}l${n2(-dx)} ${n2(-dy)}Z`, {
          fill: light,
          ...edge,
        })
    : drawn
}
