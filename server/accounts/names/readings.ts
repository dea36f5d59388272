const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
  '(': 'c',
  '|': 'l',
}

/** The letters that an identifier may be read as: signs that stand for letters, with `1` as i and as l, or left out. */
export function readings(identifier: string): string[] {
  const text = identifier.toLowerCase()
  const as = (one: string): string =>
    [...text]
      .map((sign) => (sign === '1' || sign === '!' ? one : (signs[sign] ?? sign)))
      .join('')
      .replace(/[^a-z]/g, '')
  return [...new Set([text.replace(/[^a-z]/g, ''), as('i'), as('l')])]
}
