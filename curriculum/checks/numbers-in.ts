/** The whole and decimal numbers written in a text or a line of LaTeX, without signs; `1{,}000` and `1,000` are one number. */
export function numbersIn(text: string): string[] {
  return [...text.replace(/\{,\}|(?<=\d),(?=\d{3})/g, '').matchAll(/\d+(?:\.\d+)?/g)].map((match) => match[0])
}

/** True when a number stands in a text as a number of its own, not as a part of a longer one or of a fraction or decimal. */
export function holdsNumber(text: string, number: string): boolean {
  const plain = text.replace(/\{,\}|(?<=\d),(?=\d{3})/g, '')
  const safe = number.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\d./])${safe}(?![\\d/]|\\.\\d)`).test(plain)
}
