/** Pens differ by line as well as by colour, so that they can be told apart without it. */
export const pens = {
  ink: { label: 'Ink pen', colour: 'var(--text)', width: 3, dashes: 'none' },
  coral: { label: 'Coral pen, thick', colour: 'var(--incorrect)', width: 6, dashes: 'none' },
  leaf: { label: 'Leaf pen, dashed', colour: 'var(--correct)', width: 4, dashes: '10 8' },
  lapis: { label: 'Blue pen', colour: 'var(--lapis-9)', width: 4, dashes: 'none' },
  honey: { label: 'Yellow pen, thick', colour: 'var(--honey-9)', width: 8, dashes: 'none' },
  grape: { label: 'Purple pen, dotted', colour: 'var(--grape-9)', width: 4, dashes: '1 8' },
} as const
export type PenName = keyof typeof pens
/** The pens of an exercise; the board has all of them. */
export const fewPens: readonly PenName[] = ['ink', 'coral', 'leaf']
export const allPens = Object.keys(pens) as PenName[]

/** A pen stroke: points from the top left of its sheet, in the sheet's own units. */
export interface Stroke {
  pen: PenName
  points: readonly (readonly [number, number])[]
}

/** Reach of the eraser, in units of the sheet. */
export const eraserReach = 16

/** Whether a line through points comes within reach of a point: near a point of it, or near the way between two. */
export function isTouched(points: Stroke['points'], x: number, y: number, reach = eraserReach): boolean {
  return points.some(([px, py], index) => {
    const [qx, qy] = points[index - 1] ?? [px, py]
    const length = (px - qx) ** 2 + (py - qy) ** 2
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - qx) * (px - qx) + (y - qy) * (py - qy)) / length))
    return Math.hypot(x - (qx + along * (px - qx)), y - (qy + along * (py - qy))) <= reach
  })
}

/** The strokes without those that come near a point. */
export function erasedAt(strokes: readonly Stroke[], x: number, y: number, reach = eraserReach): readonly Stroke[] {
  const left = strokes.filter((stroke) => !isTouched(stroke.points, x, y, reach))
  return left.length === strokes.length ? strokes : left
}
