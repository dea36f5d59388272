/** Stands between the parts of one response: the unit separator, which no keyboard types. */
const betweenParts = '\u001F'

/** The responses of the parts, in order; null when there are not as many. '' is the untouched start of all of them. */
export function readParts(text: string, count: number): readonly string[] | null {
  if (text === '') return Array.from({ length: count }, () => '')
  const parts = text.split(betweenParts)
  return parts.length === count ? parts : null
}

/** The one way in which parts are written: their own responses, also empty ones. */
export function writeParts(parts: readonly string[]): string {
  return parts.every((part) => part === '') ? '' : parts.join(betweenParts)
}

/** How a part is called, on screen and on paper: a, b, c, d. */
export function partLetter(index: number): string {
  return 'abcd'[index] ?? String(index + 1)
}
