import { rationalText, whole } from './rational.ts'
import type { Curve, Plot, Rational } from './values.ts'

const minus = (text: string): string => text.replace('-', '−')

/** A number of steps of pi: '3π/4', 'π', '−π/2', '0'. */
function piText({ n, d }: Rational): string {
  if (n === 0n) return '0'
  const times = n === 1n ? 'π' : n === -1n ? '−π' : minus(`${n}π`)
  return d === 1n ? times : `${times}/${d}`
}

/** Where a point is: '(2, −5)', or '(3π/4, 1)' where numbers across count pi. */
export function placeText({ x, y }: Curve['handles'][number], inPi = false): string {
  return `(${inPi ? piText(x) : minus(rationalText(x))}, ${minus(rationalText(y))})`
}

const named = {
  points: ['point', 'points'],
  segment: 'the segment from',
  line: 'the line through',
  ray: 'the ray from',
  vector: 'the arrow from',
  circle: 'the circle around',
  parabola: 'the parabola with vertex',
  absolute: 'the V-shaped graph with vertex',
  exponential: 'the curve through',
  sine: 'the wave through its midline at',
} as const

/** A curve in words: 'the line through (0, 1) and (2, 5)', with its shaded side. */
export function curveText({ shape, handles, region }: Curve, inPi = false): string {
  const places = handles.map((handle) => placeText(handle, inPi))
  const [first, second, third] = places
  const edge = region === undefined ? '' : `${region.dashed ? 'dashed' : 'solid'}, shaded ${sideText[region.side]}`
  return edge === '' ? bare() : `${bare()}, ${edge}`
  function bare(): string {
    switch (shape) {
      case 'points':
        return `the ${named.points[handles.length === 1 ? 0 : 1]} ${listed(places)}`
      case 'polygon':
        return `the shape with corners ${listed(places)}`
      case 'segment':
      case 'vector':
        return `${named[shape]} ${first} to ${second}`
      case 'line':
        return `${named.line} ${first} and ${second}`
      case 'exponential':
        return `${named.exponential} ${second} and ${third} with the asymptote y = ${minus(rationalText(handles[0]?.y ?? whole(0)))}`
      case 'sine':
        return `${named.sine} ${first} with its next high or low point at ${second}`
      default:
        return `${named[shape]} ${first} through ${second}`
    }
  }
}

const sideText = { above: 'above', below: 'below', left: 'on the left', right: 'on the right' } as const

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** All curves in words. */
export const plotText = ({ curves, inPi }: Plot): string => curves.map((curve) => curveText(curve, inPi)).join('; ')
