/** A quotient and what is left over, as typed. */
export interface TypedRemainder {
  readonly quotient: bigint
  readonly remainder: bigint
}

const behind = /^(\d+)(?: ?,| and| with a| with)? ?(?:r|rem|remainder)\.?(?: of| is)? ?[=:]? ?(\d+)$/i
const leftOver = /^(\d+)(?: ?,| and| with)? (\d+) (?:is |are )?(?:left over|left|over|remaining)$/i

/** Reads 7 R 2, 7r2, 7 rem 2, 7 remainder 2, 7 and 2 left over; null for other texts. */
export function readRemainder(text: string): TypedRemainder | null {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .trim()
  const match = behind.exec(plain) ?? leftOver.exec(plain)
  return match ? { quotient: BigInt(match[1] ?? 0), remainder: BigInt(match[2] ?? 0) } : null
}
