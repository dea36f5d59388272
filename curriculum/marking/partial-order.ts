/** Places in the answer, from 0: the first must stand before the second. */
export type Before = readonly (readonly [number, number])[]

/** The first pair that stands the wrong way around, or null; `order` holds the places in the answer, as they were put. */
export function turnedPair(order: readonly number[], before: Before): readonly [number, number] | null {
  return before.find(([first, second]) => order.indexOf(first) > order.indexOf(second)) ?? null
}

/** The answer's own order of so many items, with the second of a pair moved before the first: that mistake and no other. */
export function withTurned<T>(items: readonly T[], [first, second]: readonly [number, number]): T[] {
  const rest = items.filter((_, i) => i !== second)
  const moved = items.slice(second, second + 1)
  return [...rest.slice(0, first), ...moved, ...rest.slice(first)]
}
