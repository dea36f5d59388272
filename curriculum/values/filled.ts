import type { Filled, StatedRule } from './values.ts'

/** The blanks of a sentence filled in these ways, of which the first is shown; no other way is right. */
export function filled(...ways: readonly [readonly string[], ...(readonly string[])[]]): Filled {
  const [first] = ways
  if (ways.some((way) => way.length !== first.length)) throw new RangeError('ways to fill other blanks')
  return { kind: 'filled', ways }
}

/** Any filling that makes every line true, and keeps what the question states; `shown` is one of them. */
export const filledTruly = (shown: readonly string[], stated: readonly StatedRule[] = []): Filled => ({
  kind: 'filled',
  ways: [shown],
  anyTrue: { stated },
})

const written = (way: readonly string[]): string => JSON.stringify(way)

/** Whether the ways of the one are among those of the other: a child has filled in one way, and an answer may have several. */
export function equalFilled(a: Filled, b: Filled): boolean {
  const [few, many] = [a.ways.map(written), b.ways.map(written)].toSorted((x, y) => x.length - y.length)
  return few !== undefined && many !== undefined && few.every((way) => many.includes(way))
}
