import { getStroke } from 'perfect-freehand'
import { memo } from 'react'
import { pens, type Stroke } from './pens.ts'

const two = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

/** The middle of a line, with a dot for a line of one point. */
function middle(points: Stroke['points']): string {
  const [[x, y] = [0, 0]] = points
  return `M${points.map((point) => point.join(' ')).join('L')}${points.length === 1 ? `L${x + 0.1} ${y}` : ''}`
}

/** The outline of a line as a pen leaves it: thinner where the hand was fast. */
function outline(points: Stroke['points'], width: number): string {
  const around = getStroke(
    points.map(([x, y]) => [x, y]),
    { size: width * 1.7, thinning: 0.45, smoothing: 0.6, streamline: 0.35 },
  )
  const [first] = around
  if (first === undefined) return ''
  const curve = around.map(([x, y], index) => {
    const [nx, ny] = around[(index + 1) % around.length] ?? first
    return `${two(x)} ${two(y)} ${two((x + nx) / 2)} ${two((y + ny) / 2)}`
  })
  return `M${two(first[0])} ${two(first[1])}Q${curve.join(' ')}Z`
}

/** One stroke. A dashed pen draws its middle line, the others the outline of the ink. */
export const StrokePath = memo(function StrokePath({ stroke, scale = 1 }: { stroke: Stroke; scale?: number }) {
  const pen = pens[stroke.pen]
  if (pen.dashes === 'none') {
    return <path d={outline(stroke.points, pen.width * scale)} fill={pen.colour} data-pen={stroke.pen} />
  }
  return (
    <path
      d={middle(stroke.points)}
      fill="none"
      stroke={pen.colour}
      strokeWidth={pen.width * scale}
      strokeDasharray={pen.dashes}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-pen={stroke.pen}
    />
  )
})

/** All strokes of a sheet, in order. */
export function StrokePaths({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map((stroke, index) => <StrokePath key={index} stroke={stroke} />)
}
