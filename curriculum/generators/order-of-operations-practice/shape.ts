/** One shape of an expression: letters stand for the numbers, in their order. */
export interface Shape {
  readonly name: string
  readonly pattern: string
  /** Steps of arithmetic, for the load. */
  readonly steps: number
}

/** Written with 'x' for times and ':' for division; letters a to d are the numbers. */
export const shapes: readonly Shape[] = [
  { name: 'sum times', pattern: '( a + b ) x c', steps: 2 },
  { name: 'times sum', pattern: 'c x ( a + b )', steps: 2 },
  { name: 'times difference', pattern: 'c x ( a - b )', steps: 2 },
  { name: 'less sum', pattern: 'a - ( b + c )', steps: 2 },
  { name: 'less difference', pattern: 'a - ( b - c )', steps: 2 },
  { name: 'sum shared', pattern: '( a + b ) : c', steps: 2 },
  { name: 'times sum, less', pattern: 'c x ( a + b ) - d', steps: 3 },
  { name: 'more, times difference', pattern: 'd + c x ( a - b )', steps: 3 },
  { name: 'sum times difference', pattern: '( a + b ) x ( c - d )', steps: 3 },
  { name: 'sum shared, more', pattern: '( a + b ) : c + d', steps: 3 },
]

const signs: Readonly<Record<string, string>> = { x: '\\times', ':': '\\div' }

/** The tokens with numbers in place of letters. */
export function tokensOf(pattern: string, numbers: Readonly<Record<string, number>>): string[] {
  return pattern.split(' ').map((token) => (token in numbers ? String(numbers[token]) : token))
}

/** The tokens as LaTeX. */
export function latexOf(tokens: readonly string[]): string {
  return tokens
    .map((token) => signs[token] ?? token)
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')
}

const apply = (a: number, sign: string, b: number): number =>
  sign === '+' ? a + b : sign === '-' ? a - b : sign === 'x' ? a * b : a / b

/** One pass from left to right over the signs of one rank; what is left has none of them. */
function pass(tokens: readonly string[], rank: string): string[] {
  const out: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as string
    if (rank.includes(token) && out.length > 0 && i + 1 < tokens.length) {
      out.push(String(apply(Number(out.pop()), token, Number(tokens[++i]))))
    } else out.push(token)
  }
  return out
}

/** The value without brackets, ranks of signs done one after another: ['x:', '+-'] is the usual order. */
export function valueInOrder(tokens: readonly string[], ranks: readonly string[]): number {
  return Number(ranks.reduce<readonly string[]>((left, rank) => pass(left, rank), tokens)[0])
}

/** The tokens after the first bracket from the left is worked out. */
export function withoutFirstBracket(tokens: readonly string[]): string[] {
  const [from, to] = [tokens.indexOf('('), tokens.indexOf(')')]
  const value = valueInOrder(tokens.slice(from + 1, to), ['x:', '+-'])
  return [...tokens.slice(0, from), String(value), ...tokens.slice(to + 1)]
}
