/**
 * Seeded chance. Every number of a question comes from here, so that the same
 * (topic level, version, seed) gives the same bytes on every machine.
 * Algorithm: xoshiro128** 1.1 (Blackman and Vigna, 2018), seeded through splitmix32.
 */
export interface Chance {
  /** A whole number from 0 up to 2^32 - 1. */
  bits(): number
  /** A real number in [0, 1). Use it only to draw or to choose, never as part of an answer. */
  unit(): number
  /** A whole number with low <= n <= high. Throws when low > high. */
  int(low: number, high: number): number
  /** One member of a non-empty list. */
  pick<T>(items: readonly T[]): T
  /** `count` different members, in random order. Throws when the list is shorter. */
  sample<T>(items: readonly T[], count: number): T[]
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
  /** True with the given probability. */
  happens(probability: number): boolean
}

const rotateLeft = (x: number, k: number): number => ((x << k) | (x >>> (32 - k))) >>> 0

/** FNV-1a over UTF-16 code units: a stable 32-bit hash of a text, for seeds and notes. */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  return h >>> 0
}

function splitmix32(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x9e3779b9) >>> 0
    let t = a ^ (a >>> 16)
    t = Math.imul(t, 0x21f0aaad)
    t ^= t >>> 15
    t = Math.imul(t, 0x735a2d97)
    return (t ^ (t >>> 15)) >>> 0
  }
}

/**
 * Opens a stream of chance for a text such as `addition_intro/2|1|4711|params`.
 * Separate streams (params, wording, options) are separate texts: a change of wording then leaves the numbers alone.
 */
export function openChance(stream: string): Chance {
  const mix = splitmix32(hashText(stream))
  const s: [number, number, number, number] = [mix(), mix(), mix(), mix()]
  const bits = (): number => {
    const result = Math.imul(rotateLeft(Math.imul(s[1], 5) >>> 0, 7), 9) >>> 0
    const t = (s[1] << 9) >>> 0
    s[2] = (s[2] ^ s[0]) >>> 0
    s[3] = (s[3] ^ s[1]) >>> 0
    s[1] = (s[1] ^ s[2]) >>> 0
    s[0] = (s[0] ^ s[3]) >>> 0
    s[2] = (s[2] ^ t) >>> 0
    s[3] = rotateLeft(s[3], 11)
    return result
  }
  const unit = (): number => bits() / 0x1_0000_0000
  const int = (low: number, high: number): number => {
    if (low > high) throw new RangeError(`no whole number from ${low} to ${high}`)
    return low + Math.floor(unit() * (high - low + 1))
  }
  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i)
      const held = copy[i] as T
      copy[i] = copy[j] as T
      copy[j] = held
    }
    return copy
  }
  return {
    bits,
    unit,
    int,
    shuffle,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('nothing to pick from')
      return items[int(0, items.length - 1)] as (typeof items)[number]
    },
    sample: (items, count) => {
      if (count > items.length) throw new RangeError(`${count} of ${items.length} cannot be different`)
      return shuffle(items).slice(0, count)
    },
    happens: (probability) => unit() < probability,
  }
}
