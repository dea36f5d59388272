/** A rule for y in LaTeX, and why it is linear or not. */
export interface Rule {
  readonly latex: string
  readonly why: string
  readonly at: (x: number) => number
}

const tail = (n: number): string => (n < 0 ? ` - ${-n}` : ` + ${n}`)

/** mx + b, with m and b not 0, 1 or -1. */
export function straightRule(m: number, b: number): Rule {
  return {
    latex: `${m}x${tail(b)}`,
    why: `Each time \\(x\\) increases by 1, \\(y\\) changes by \\(${m}\\), so the function is linear.`,
    at: (x) => m * x + b,
  }
}

export const ruleKinds = ['square', 'cube', 'below', 'exponent', 'root', 'product'] as const

/** A rule that is not linear: a of at least 2, b not 0. `kind` is a place in ruleKinds. */
export function otherRules(kind: number, a: number, b: number): Rule {
  switch (ruleKinds[kind]) {
    case 'square':
      return {
        latex: `${a}x^2${tail(b)}`,
        why: `The \\(x\\) in \\(${a}x^2\\) is squared, so the graph bends.`,
        at: (x) => a * x * x + b,
      }
    case 'cube':
      return {
        latex: `x^3${tail(b)}`,
        why: 'The \\(x\\) has the exponent 3, so the graph bends.',
        at: (x) => x ** 3 + b,
      }
    case 'below':
      return {
        latex: `\\frac{${a}}{x}${tail(b)}`,
        why: 'The \\(x\\) is in the denominator, so \\(y\\) does not change at a constant rate.',
        at: (x) => a / x + b,
      }
    case 'exponent':
      return {
        latex: `${a}^x${tail(b)}`,
        why: `The \\(x\\) is an exponent of \\(${a}\\), so \\(y\\) does not change at a constant rate.`,
        at: (x) => a ** x + b,
      }
    case 'root':
      return {
        latex: `${a}\\sqrt{x}${tail(b)}`,
        why: 'The \\(x\\) is under a square root, so the graph bends.',
        at: (x) => a * Math.sqrt(x) + b,
      }
    default:
      return {
        latex: `x(x${tail(a)})`,
        why: `The product \\(x(x${tail(a)})\\) has an \\(x^2\\) when it is expanded, so the graph bends.`,
        at: (x) => x * (x + a),
      }
  }
}
