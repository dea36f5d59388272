/** Words as they are compared: small letters, one space, no end point, no maths brackets. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/\\[()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
}
