/** One side of an equation: a number alone, or two numbers with a sign. */
export interface Side {
  readonly a: number
  readonly sign: '+' | '-' | ''
  readonly b: number
}

/** What a side is worth. */
export function worth({ a, sign, b }: Side): number {
  return sign === '+' ? a + b : sign === '-' ? a - b : a
}

/** The side as text; `blank` stands for the hidden number. */
export function sideText({ a, sign, b }: Side, hidden?: 'a' | 'b', blank = '?'): string {
  const [first, second] = [hidden === 'a' ? blank : a, hidden === 'b' ? blank : b]
  return sign === '' ? String(first) : `${first} ${sign} ${second}`
}
