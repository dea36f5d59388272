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
    why: `\\(x\\) is only multiplied by \\(${m}\\), so each step changes \\(y\\) by \\(${m}\\).`,
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
        why: 'The \\(x\\) is squared, so the graph bends.',
        at: (x) => a * x * x + b,
      }
    case 'cube':
      return { latex: `x^3${tail(b)}`, why: 'The \\(x\\) has the power 3, so the graph bends.', at: (x) => x ** 3 + b }
    case 'below':
      return {
        latex: `\\frac{${a}}{x}${tail(b)}`,
        why: 'The \\(x\\) stands below the line, so steps do not change \\(y\\) evenly.',
        at: (x) => a / x + b,
      }
    case 'exponent':
      return {
        latex: `${a}^x${tail(b)}`,
        why: 'The \\(x\\) is an exponent, so \\(y\\) is multiplied at each step.',
        at: (x) => a ** x + b,
      }
    case 'root':
      return {
        latex: `${a}\\sqrt{x}${tail(b)}`,
        why: 'The \\(x\\) stands under a root, so the graph bends.',
        at: (x) => a * Math.sqrt(x) + b,
      }
    default:
      return {
        latex: `x(x${tail(a)})`,
        why: 'Multiplied out, this has an \\(x^2\\), so the graph bends.',
        at: (x) => x * (x + a),
      }
  }
}
