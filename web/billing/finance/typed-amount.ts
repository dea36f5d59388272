/** Cents of an amount that somebody typed, `32.50` or `1,200`; null where it is none. */
export function centsOf(text: string): number | null {
  const plain = text.trim().replaceAll(',', '')
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
