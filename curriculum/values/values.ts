import type { Side } from '@polyhex/contract/exercises/responses/plot'
import type { PlotShape } from '@polyhex/contract/exercises/surface-widgets'

/**
 * The exact values that an answer can be. All are plain immutable data without methods; the verbs for a kind stand in
 * the file of its name beside this one (rational.ts, surd.ts, ...). Floating point never enters an answer.
 */

/** n / d in lowest terms with d > 0. The whole numbers are the rationals with d = 1n. */
export interface Rational {
  readonly kind: 'rational'
  readonly n: bigint
  readonly d: bigint
}

/** A number asked for and shown with exactly `places` decimals (money-like or measured data, trailing zeros kept). */
export interface Decimal {
  readonly kind: 'decimal'
  readonly value: Rational
  readonly places: number
}

/** coefficient x pi. */
export interface PiMultiple {
  readonly kind: 'pi'
  readonly coefficient: Rational
}

/** A sum of coefficient x sqrt(radicand); radicands square-free and different, 1n for the rational part, ascending. */
export interface Surd {
  readonly kind: 'surd'
  readonly terms: readonly { readonly coefficient: Rational; readonly radicand: bigint }[]
}

/** re + im x i. */
export interface Complex {
  readonly kind: 'complex'
  readonly re: Rational
  readonly im: Rational
}

/** coefficient x 10^exponent with 1 <= |coefficient| < 10. */
export interface Scientific {
  readonly kind: 'scientific'
  readonly coefficient: Rational
  readonly exponent: number
}

/** Whole minor units (cents), never a float. */
export interface Money {
  readonly kind: 'money'
  readonly minor: bigint
  readonly currency: 'USD' | 'CAD'
}

/** Minutes since midnight, 0..1439. `face` 12 shows 3:45, `face` 24 shows 15:45. */
export interface Time {
  readonly kind: 'time'
  readonly minutes: number
  readonly face: 12 | 24
}

export interface Ratio {
  readonly kind: 'ratio'
  readonly parts: readonly Rational[]
}

export interface Point {
  readonly kind: 'point'
  readonly x: Rational
  readonly y: Rational
}

export interface Vector {
  readonly kind: 'vector'
  readonly components: readonly Rational[]
}

export interface Matrix {
  readonly kind: 'matrix'
  readonly rows: readonly (readonly Rational[])[]
}

/** A tree over the symbols of our own syntax (see expressions/syntax.ts). Equality is by value, form rules are separate. */
export interface Expression {
  readonly kind: 'expression'
  readonly node: Node
}

/** left = right. Two equations are equal when one is a non-zero multiple of the other (same solutions, same variables). */
export interface Equation {
  readonly kind: 'equation'
  readonly left: Node
  readonly right: Node
}

/** A union of intervals of the real line, ascending and disjoint; null is an infinite end. x > 3 is one open-ended interval. */
export interface Intervals {
  readonly kind: 'intervals'
  readonly variable: string
  readonly parts: readonly {
    readonly from: Rational | null
    readonly to: Rational | null
    readonly fromIncluded: boolean
    readonly toIncluded: boolean
  }[]
}

/** An unordered collection without repeats: {2, -3}, or the right options of a multiple choice. */
export interface SetOf {
  readonly kind: 'set'
  readonly members: readonly Value[]
}

/** Words (with inline maths) or a picture, for options and items to move. Two are the same when their ids are. */
export interface Item {
  readonly kind: 'item'
  readonly id: string
  readonly text: RichText
  /** What a screen reader says when the text is empty or a picture; defaults to the text spoken. */
  readonly speech?: string
  readonly figure?: Figure
}

/** Items in the one right order, first to last. */
export interface Order {
  readonly kind: 'order'
  readonly items: readonly Item[]
}

/** Each left item with its right partner. */
export interface Match {
  readonly kind: 'match'
  readonly pairs: readonly { readonly left: Item; readonly right: Item }[]
}

/** Items sorted into named groups. */
export interface Groups {
  readonly kind: 'groups'
  readonly groups: readonly { readonly name: Item; readonly members: readonly Item[] }[]
}

export interface Comparison {
  readonly kind: 'comparison'
  readonly sign: '<' | '=' | '>'
}

/** What is drawn on a coordinate plane: one curve, or several in any order; see plot.ts. */
export interface Plot {
  readonly kind: 'plot'
  readonly curves: readonly Curve[]
  /** Numbers across count pi. */
  readonly inPi?: boolean
}

/** A curve by the handles that fix it, in the order of its shape; see PlotWidget. */
export interface Curve {
  readonly shape: PlotShape
  readonly handles: readonly { readonly x: Rational; readonly y: Rational }[]
  /** The shaded side of the curve; a dashed edge does not belong to it. */
  readonly region?: { readonly dashed: boolean; readonly side: Side }
  /** Only size and direction count: a vector may start anywhere. */
  readonly anywhere?: boolean
}

/** So many of each named thing, built on a surface; see amounts.ts. */
export interface Amounts {
  readonly kind: 'amounts'
  readonly amounts: Readonly<Record<string, number>>
  readonly worth?: Readonly<Record<string, number>>
  readonly goal: 'exact' | 'total' | 'shape' | 'each'
}

/** Named places on a number line; `within` is how far from it an estimate may be. See places.ts. */
export interface Places {
  readonly kind: 'places'
  readonly places: readonly { readonly name: string; readonly at: Rational; readonly within?: Rational }[]
}

/** Several answers of one question, asked part by part; see parts.ts. */
export interface Parts {
  readonly kind: 'parts'
  readonly parts: readonly {
    readonly value: Value
    /** Share of the whole in hundredths; together they are 100. */
    readonly weight: number
    /** Over a, b and c, the earlier parts: what this one is when they are what the child had. */
    readonly follow?: Node
  }[]
}

export type Value =
  | Rational
  | Decimal
  | PiMultiple
  | Surd
  | Complex
  | Scientific
  | Money
  | Time
  | Ratio
  | Point
  | Vector
  | Matrix
  | Expression
  | Equation
  | Intervals
  | SetOf
  | Item
  | Order
  | Match
  | Groups
  | Comparison
  | Amounts
  | Plot
  | Places
  | Parts

/** Text in which maths stands between \( and \), e.g. 'Noor eats \(\frac{2}{3}\) of a pie.' A dollar sign is a dollar sign. */
export type RichText = string

/**
 * A drawing. `svg` is a complete <svg> element with viewBox, role="img", <title> and <desc>; colours are CSS variables
 * (see figures/palette.ts) so that light, dark and print each have their own. `facts` names every number that a reader
 * can take from the picture; a check rebuilds the question from them.
 */
export interface Figure {
  readonly svg: string
  readonly title: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly facts: Readonly<Record<string, string | number | readonly (string | number)[]>>
}

/** Our syntax tree: what is typed is parsed into it and what is asked is built from it. */
export type Node =
  /** `written` is how a number was typed, kept only where what was typed is shown again. */
  | { readonly op: 'number'; readonly value: Rational; readonly written?: string }
  | { readonly op: 'symbol'; readonly name: string }
  | { readonly op: 'add' | 'multiply'; readonly args: readonly Node[] }
  | { readonly op: 'subtract' | 'divide' | 'power'; readonly left: Node; readonly right: Node }
  | { readonly op: 'negate' | 'absolute'; readonly arg: Node }
  | { readonly op: 'root'; readonly index: number; readonly arg: Node }
  | { readonly op: 'call'; readonly name: FunctionName; readonly args: readonly Node[] }

/** Known functions; the symbols pi, e and i are constants. `log` has the base as second argument, or 10. */
export type FunctionName =
  | 'sin'
  | 'cos'
  | 'tan'
  | 'csc'
  | 'sec'
  | 'cot'
  | 'arcsin'
  | 'arccos'
  | 'arctan'
  | 'ln'
  | 'log'
  | 'exp'
