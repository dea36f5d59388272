/**
 * The functions that a graph can show, as plain exact data: the figure evaluates them itself, so that what is drawn is
 * what the parameters say.
 */
export type CurveSpec =
  /** coefficients[i] belongs to x^i. */
  | { readonly kind: 'polynomial'; readonly coefficients: readonly number[] }
  /** a b^(x - h) + k, b > 0 */
  | {
      readonly kind: 'exponential'
      readonly a: number
      readonly base: number
      readonly h?: number
      readonly k?: number
    }
  /** a log_base(x - h) + k */
  | { readonly kind: 'logarithm'; readonly a: number; readonly base: number; readonly h?: number; readonly k?: number }
  /** amplitude f(frequency (x - shift)) + midline, x in radians */
  | {
      readonly kind: 'sine' | 'cosine' | 'tangent'
      readonly amplitude: number
      readonly frequency: number
      readonly shift?: number
      readonly midline?: number
    }
  /** Quotient of two polynomials, coefficients as above. */
  | { readonly kind: 'rational'; readonly numerator: readonly number[]; readonly denominator: readonly number[] }
  /** a |x - h| + k, a sqrt(x - h) + k, a cbrt(x - h) + k; `mirrored` takes sqrt(h - x). */
  | {
      readonly kind: 'absolute' | 'root' | 'cube_root'
      readonly a: number
      readonly h: number
      readonly k: number
      readonly mirrored?: boolean
    }
  /** Straight pieces through the points, x ascending. */
  | { readonly kind: 'polyline'; readonly points: readonly (readonly [number, number])[] }
  | { readonly kind: 'piecewise'; readonly pieces: readonly CurvePiece[] }

export interface CurvePiece {
  readonly curve: CurveSpec
  readonly from: number
  readonly to: number
  readonly fromIncluded: boolean
  readonly toIncluded: boolean
}

const horner = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, c) => sum * x + c, 0)

function straight(points: readonly (readonly [number, number])[], x: number): number | null {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (a && b && x >= a[0] && x <= b[0]) {
      return a[0] === b[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
    }
  }
  return null
}

/** f(x), or null where f is not defined. */
export function valueAt(curve: CurveSpec, x: number): number | null {
  const y = raw(curve, x)
  return y === null || !Number.isFinite(y) ? null : y
}

function raw(curve: CurveSpec, x: number): number | null {
  switch (curve.kind) {
    case 'polynomial':
      return horner(curve.coefficients, x)
    case 'exponential':
      return curve.a * curve.base ** (x - (curve.h ?? 0)) + (curve.k ?? 0)
    case 'logarithm': {
      const inner = x - (curve.h ?? 0)
      return inner <= 0 ? null : (curve.a * Math.log(inner)) / Math.log(curve.base) + (curve.k ?? 0)
    }
    case 'sine':
    case 'cosine':
    case 'tangent': {
      const f = curve.kind === 'sine' ? Math.sin : curve.kind === 'cosine' ? Math.cos : Math.tan
      return curve.amplitude * f(curve.frequency * (x - (curve.shift ?? 0))) + (curve.midline ?? 0)
    }
    case 'rational': {
      const bottom = horner(curve.denominator, x)
      return Math.abs(bottom) < 1e-12 ? null : horner(curve.numerator, x) / bottom
    }
    case 'polyline':
      return straight(curve.points, x)
    case 'piecewise': {
      const piece = curve.pieces.find(
        (p) => (x > p.from || (x === p.from && p.fromIncluded)) && (x < p.to || (x === p.to && p.toIncluded)),
      )
      return piece ? valueAt(piece.curve, x) : null
    }
    default:
      return turned(curve, x)
  }
}

function turned(curve: Extract<CurveSpec, { kind: 'absolute' | 'root' | 'cube_root' }>, x: number): number | null {
  const inner = curve.mirrored ? curve.h - x : x - curve.h
  if (curve.kind === 'absolute') return curve.a * Math.abs(inner) + curve.k
  if (curve.kind === 'cube_root') return curve.a * Math.cbrt(inner) + curve.k
  return inner < 0 ? null : curve.a * Math.sqrt(inner) + curve.k
}

/**
 * Samples of the curve over [from, to] with breaks (null) at poles: between two samples where the value changes sign
 * and leaves the visible height on both sides, the function is taken to have a pole. Corners are sampled exactly.
 */
export function sampleCurve(
  curve: CurveSpec,
  from: number,
  to: number,
  visible: readonly [number, number],
  count = isStraight(curve) ? 1 : 160,
): (readonly [number, number] | null)[] {
  const xs = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
  for (const corner of cornersOf(curve)) if (corner > from && corner < to) xs.push(corner)
  xs.sort((a, b) => a - b)
  const samples: (readonly [number, number] | null)[] = []
  let before: number | null = null
  const high = visible[1] - visible[0]
  const hasPoles = curve.kind === 'rational' || curve.kind === 'tangent'
  for (const x of xs) {
    const y = valueAt(curve, x)
    const pole = hasPoles && y !== null && before !== null && y * before < 0 && Math.abs(y - before) > high
    if (pole) samples.push(null)
    samples.push(y === null ? null : [x, Math.min(Math.max(y, visible[0] - 50 * high), visible[1] + 50 * high)])
    before = y
  }
  return samples
}

/** Drawn exactly by its ends and corners alone. */
function isStraight(curve: CurveSpec): boolean {
  if (curve.kind === 'polynomial') return curve.coefficients.length <= 2
  return curve.kind === 'absolute' || curve.kind === 'polyline'
}

function cornersOf(curve: CurveSpec): readonly number[] {
  if (curve.kind === 'absolute' || curve.kind === 'root' || curve.kind === 'cube_root') return [curve.h]
  if (curve.kind === 'polyline') return curve.points.map((p) => p[0])
  return []
}
