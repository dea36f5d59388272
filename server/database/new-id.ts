import { randomFillSync } from 'node:crypto'

/** Chance is drawn for many ids at once: asking the system for each would cost more than everything else here. */
const pool = Buffer.alloc(16 * 256)
let used = pool.length

/**
 * A UUID version 7 (RFC 9562): 48 bits of milliseconds, then 74 bits of chance, so that rows of one time lie together in
 * an index and ids cannot be guessed.
 */
export function newId(now: Date): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, used + 16)
  used += 16
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
