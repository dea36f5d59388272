import {
  compareRationals,
  divideRationals,
  equalRationals,
  isZero,
  multiplyRationals,
  powerOfRational,
  rationalText,
  signOfRational,
  subtractRationals,
  absoluteRational,
  addRationals,
  floorRational,
  rational,
  whole,
} from './rational.ts'
import type { Curve, Plot, Rational } from './values.ts'

type Handle = Curve['handles'][number]

const text = rationalText
const pairText = ({ x, y }: Handle): string => `${text(x)} ${text(y)}`
/** One curve by whole numbers or rationals: plot('line', [[0, 1], [2, 5]]). */
export function plot(
  shape: Curve['shape'],
  places: readonly (readonly [x: number | Rational, y: number | Rational])[],
  region?: Curve['region'],
): Plot {
  const exact = (n: number | Rational): Rational => (typeof n === 'number' ? whole(n) : n)
  const handles = places.map(([x, y]) => ({ x: exact(x), y: exact(y) }))
  return { kind: 'plot', curves: [{ shape, handles, ...(region === undefined ? {} : { region }) }] }
}

const samePlace = (a: Handle, b: Handle): boolean => equalRationals(a.x, b.x) && equalRationals(a.y, b.y)

/** Whether two plots show the same curves, whatever their order and whichever handles fix them. */
export function equalPlots(a: Plot, b: Plot): boolean {
  if (a.curves.length !== b.curves.length) return false
  const left = [...b.curves]
  return a.curves.every((curve) => {
    const at = left.findIndex((other) => equalCurves(curve, other))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The same curve and, where one is shaded, the same edge and the same side. */
export function equalCurves(a: Curve, b: Curve): boolean {
  return sameShape(a, b) && a.region?.dashed === b.region?.dashed && a.region?.side === b.region?.side
}

/**
 * The same set of points, whatever is shaded: lines by their equation, circles by center and radius, parabolas and absolute values by
 * vertex and stretch, exponentials by asymptote, base and factor, waves by midline, amplitude, period and phase, polygons by
 * their corners in cyclic order.
 */
export function sameShape(a: Curve, b: Curve): boolean {
  if (a.shape !== b.shape || a.handles.length !== b.handles.length) return false
  if (a.shape === 'exponential') return sameExponential(a.handles, b.handles)
  const isFree = a.anywhere === true || b.anywhere === true
  return canonical(a, isFree) === canonical(b, isFree)
}

/** Why the handles do not make the curve that is asked for yet, as a sentence to the child; null when they do. */
export function faultOfCurve({ shape, handles }: Pick<Curve, 'shape' | 'handles'>): string | null {
  const isTwice = handles.some((one, i) => handles.some((other, j) => j > i && samePlace(one, other)))
  if (isTwice && shape !== 'exponential') return 'Two points lie on each other. Move one of them.'
  const [first, second, third] = handles
  if (first === undefined || second === undefined) return null
  switch (shape) {
    case 'parabola':
    case 'absolute':
      if (equalRationals(first.x, second.x)) return 'Move the second point to the side of the vertex.'
      return equalRationals(first.y, second.y)
        ? 'This is still a straight line. Move the second point up or down.'
        : null
    case 'sine':
      if (equalRationals(first.x, second.x)) return 'Move the second point to the side: to the next high or low point.'
      return equalRationals(first.y, second.y) ? 'This wave is flat. Move the second point up or down.' : null
    case 'exponential': {
      if (third === undefined) return null
      if (equalRationals(second.x, third.x)) return 'Move one of the two points to the side.'
      const [above, aboveToo] = [second, third].map(({ y }) => compareRationals(y, first.y))
      if (above === 0 || aboveToo === 0) return 'The points may not lie on the dashed line.'
      if (above !== aboveToo) return 'Both points belong on the same side of the dashed line.'
      return equalRationals(second.y, third.y) ? 'This is still a straight line. Move a point up or down.' : null
    }
    default:
      return null
  }
}

function canonical({ shape, handles }: Curve, isFree: boolean): string {
  const [first, second] = handles
  if (first === undefined || second === undefined || shape === 'points' || shape === 'segment')
    return handles.map(pairText).toSorted().join(';')
  if (shape === 'polygon') return cyclic(handles.map(pairText))
  const [across, up] = [subtractRationals(second.x, first.x), subtractRationals(second.y, first.y)]
  switch (shape) {
    case 'line':
      return isZero(across)
        ? `x=${text(first.x)}`
        : `${slopeText(across, up)} at ${text(subtractRationals(first.y, multiplyRationals(divideRationals(up, across), first.x)))}`
    case 'ray':
      return `${pairText(first)} ${signOfRational(across)} ${isZero(across) ? signOfRational(up) : slopeText(absoluteRational(across), up)}`
    case 'vector':
      return `${isFree ? '' : pairText(first)} by ${text(across)}, ${text(up)}`
    case 'circle':
      return `${pairText(first)} ${text(addRationals(powerOfRational(across, 2), powerOfRational(up, 2)))}`
    case 'parabola':
      return `${pairText(first)} ${isZero(across) ? '' : text(divideRationals(up, powerOfRational(across, 2)))}`
    case 'absolute':
      return `${pairText(first)} ${isZero(across) ? '' : text(divideRationals(up, absoluteRational(across)))}`
    case 'sine':
      return wave(first, across, up)
    default:
      return handles.map(pairText).join(';')
  }
}

const slopeText = (across: Rational, up: Rational): string => text(divideRationals(up, across))

/** The least of all ways to write a polygon, from each corner and both ways round. */
function cyclic(corners: readonly string[]): string {
  const ways = [corners, corners.toReversed()].flatMap((way) =>
    way.map((_, i) => [...way.slice(i), ...way.slice(0, i)].join(';')),
  )
  return ways.toSorted()[0] ?? ''
}

/** Midline, amplitude, period and where it rises through its midline, from 0 on and below one period. */
function wave(middle: Handle, across: Rational, up: Rational): string {
  const period = multiplyRationals(whole(4), absoluteRational(across))
  if (isZero(period)) return `flat at ${text(middle.y)}`
  const isRising = signOfRational(across) === signOfRational(up)
  const half = divideRationals(period, whole(2))
  const rises = isRising ? middle.x : addRationals(middle.x, half)
  const rounds = floorRational(divideRationals(rises, period))
  const phase = subtractRationals(rises, multiplyRationals(period, rational(rounds)))
  return [middle.y, absoluteRational(up), period, phase].map(text).join(' ')
}

/**
 * y = k + c b^x through two points each. With d = x2 - x1 and r = (y2 - k) / (y1 - k) the base is r^(1/d): compared by whole powers, so that
 * no root is taken.
 */
function sameExponential(one: readonly Handle[], other: readonly Handle[]): boolean {
  const [[k, a1, a2], [l, b1, b2]] = [one, other]
  if (!k || !a1 || !a2 || !l || !b1 || !b2 || !equalRationals(k.y, l.y)) return false
  const over = (h: Handle): Rational => subtractRationals(h.y, k.y)
  if ([a1, a2, b1, b2].some((h) => isZero(over(h))) || equalRationals(a1.x, a2.x)) return false
  return [b1, b2].every((b) => liesOn(b, a1, a2, over)) && !equalRationals(b1.x, b2.x)
}

/** Whether the point b lies on the exponential through a1 and a2: (b/a1)^(x2 - x1) = (a2/a1)^(x - x1), of one sign. */
function liesOn(b: Handle, a1: Handle, a2: Handle, over: (h: Handle) => Rational): boolean {
  const far = subtractRationals(a2.x, a1.x)
  const near = subtractRationals(b.x, a1.x)
  const common = far.d * near.d
  const [left, right] = [Number((far.n * common) / far.d), Number((near.n * common) / near.d)]
  const ratio = divideRationals(over(b), over(a1))
  if (signOfRational(ratio) < 0) return false
  return equalRationals(powerOfRational(ratio, left), powerOfRational(divideRationals(over(a2), over(a1)), right))
}
