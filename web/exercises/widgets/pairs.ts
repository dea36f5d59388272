/** Which right item or group each left item goes to, in the notation 'a=1,b=2'. */
export type Pairs = ReadonlyMap<string, string>

/** Reads pairs; parts that are no pair are dropped. */
export function readPairs(response: string): Pairs {
  const pairs = response
    .split(',')
    .map((part) => part.split('='))
    .filter((parts) => parts.length === 2 && parts[0] && parts[1])
  return new Map(pairs.map(([left = '', right = '']) => [left, right]))
}

/** Writes pairs in the order of `ids`, so that the same choices always give the same response. */
export function writePairs(pairs: Pairs, ids: readonly string[]): string {
  return ids
    .filter((id) => pairs.has(id))
    .map((id) => `${id}=${pairs.get(id)}`)
    .join(',')
}

/** The pairs with one more; with `exclusive`, whoever held the same partner before loses it. The same pair again is undone. */
export function withPair(pairs: Pairs, left: string, right: string, exclusive: boolean): Pairs {
  const next = new Map(pairs)
  if (next.get(left) === right) {
    next.delete(left)
    return next
  }
  if (exclusive) for (const [other, partner] of next) if (partner === right) next.delete(other)
  next.set(left, right)
  return next
}
