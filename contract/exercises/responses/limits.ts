/** The longest response of a surface, in characters; typed answers keep their own, shorter limit. */
export const longestBuilt = 4000
/** The most pieces of one kind on a surface. */
export const mostPieces = 120

/** A whole number from 0 to `most` written as a plain decimal; null for everything else: a sign, an exponent, a leading zero. */
export function readCount(text: string, most: number): number | null {
  if (!/^(?:0|[1-9]\d{0,8})$/.test(text)) return null
  const count = Number(text)
  return count <= most ? count : null
}
