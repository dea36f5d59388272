import { functionGraph } from '../../figures/function-graph.ts'
import { numberToWords } from '../../notation/number-words.ts'
import type { CurvePiece } from '../../figures/curve-specs.ts'
import type { Figure } from '../../values/values.ts'

/**
 * A graph of two straight pieces that meet, or do not, at x = at: heights of their ends there, slopes to the left and right, and
 * the height of the point at x = at itself (null: there is none).
 */
export interface Broken {
  readonly at: number
  readonly left: number
  readonly right: number
  readonly leftSlope: number
  readonly rightSlope: number
  readonly value: number | null
}

/** How far the pieces reach to each side of the break. */
const reach = 4

export const leftHeight = (b: Broken, x: number): number => b.left + b.leftSlope * (x - b.at)
export const rightHeight = (b: Broken, x: number): number => b.right + b.rightSlope * (x - b.at)

/** All heights of the drawing stay on a grid from -8 to 8. */
export const fitsGrid = (b: Broken): boolean =>
  [leftHeight(b, b.at - 2), rightHeight(b, b.at + 2), b.left, b.right, b.value ?? 0].every((y) => Math.abs(y) <= 7)

/** The pieces, each drawn as far as the grid goes. */
function pieces(b: Broken): CurvePiece[] {
  const end = (slope: number, from: number): number => {
    let steps = reach
    while (steps > 1 && Math.abs(from + slope * steps) > 8) steps--
    return steps
  }
  const [l, r] = [b.at - end(-b.leftSlope, b.left), b.at + end(b.rightSlope, b.right)]
  return [
    {
      curve: {
        kind: 'polyline',
        points: [
          [l, leftHeight(b, l)],
          [b.at, b.left],
        ],
      },
      from: l,
      to: b.at,
      fromIncluded: true,
      toIncluded: b.value === b.left,
    },
    {
      curve: {
        kind: 'polyline',
        points: [
          [b.at, b.right],
          [r, rightHeight(b, r)],
        ],
      },
      from: b.at,
      to: r,
      fromIncluded: b.value === b.right,
      toIncluded: true,
    },
  ]
}

const words = (n: number): string => numberToWords(Math.abs(n))
const spot = (x: number, y: number): string => `(${numberToWords(x)}, ${numberToWords(y)})`
const rising = (slope: number): string =>
  slope === 0 ? 'level' : `${slope > 0 ? 'rising' : 'falling'} ${words(slope)} a step`

/** The picture in words: where each piece begins far out and how steep it is, so that heights at the break are to be found, not told. */
function told(b: Broken, first: CurvePiece, second: CurvePiece): string {
  const said = (filled: boolean): string => (filled ? 'filled' : 'open')
  const [from, to] = [spot(first.from, leftHeight(b, first.from)), spot(second.to, rightHeight(b, second.to))]
  const left = `Left: ${rising(b.leftSlope)} from ${from} to x = ${String(b.at).replace('-', '−')}, ${said(first.toIncluded)} end.`
  const right = `Right: ${said(second.fromIncluded)} start, ${rising(b.rightSlope)}, to ${to}.`
  const own = b.value !== null && b.value !== b.left && b.value !== b.right
  const away = own ? (b.value ?? 0) - b.left : 0
  return `Two straight pieces. ${left} ${right}${own ? ` Single point ${words(away)} ${away > 0 ? 'above' : 'below'} the left end.` : ''}`
}

/** Circles are open where the graph has no point. */
export function drawBroken(b: Broken): Figure {
  const own = b.value !== null && b.value !== b.left && b.value !== b.right
  const [first, second] = pieces(b) as [CurvePiece, CurvePiece]
  return functionGraph(
    {
      x: { min: -8, max: 8, step: 1, numberStep: 2 },
      y: { min: -8, max: 8, step: 1, numberStep: 2 },
      equal: true,
      curves: [{ curve: { kind: 'piecewise', pieces: [first, second] } }],
      ...(own ? { points: [{ at: [b.at, b.value ?? 0] }] } : {}),
    },
    { title: 'Graph in two pieces', alt: told(b, first, second) },
  )
}
