/** Chance that is part of a state: whoever saves the state saves its future. */
export interface Chance {
  seed: number
}

/** Chance that begins with a whole number. */
export function chanceOf(seed: number): Chance {
  return { seed: seed >>> 0 }
}

/** A number from 0 to below 1 (mulberry32: whole numbers alone, equal in every engine). */
export function nextFraction(chance: Chance): number {
  chance.seed = (chance.seed + 0x6d2b79f5) >>> 0
  let mixed = chance.seed
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** A whole number from 0 to below `count`. */
export function nextBelow(chance: Chance, count: number): number {
  return Math.floor(nextFraction(chance) * count)
}

/** The list in a chance order, as a new list. */
export function shuffled<Item>(chance: Chance, items: readonly Item[]): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = nextBelow(chance, last + 1)
    const kept = result[last] as Item
    result[last] = result[other] as Item
    result[other] = kept
  }
  return result
}
