const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 20
/** The largest multiple of the number of letters that a byte can hold: bytes from here on would favor the first letters. */
const even = 256 - (256 % letters.length)

/** Form of a random identifier: 20 alphanumeric characters. A-309. */
export const randomIdentifierForm = /^[A-Za-z0-9]{20}$/

/**
 * A random identifier of 20 alphanumeric characters, each as likely as any other: 119 bits. `fill` fills a row of bytes
 * with chance, such as `crypto.getRandomValues`. A-309.
 */
export function randomIdentifier(fill: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  let text = ''
  const bytes = new Uint8Array(length)
  while (text.length < length) {
    fill(bytes)
    for (const byte of bytes) {
      if (byte < even && text.length < length) text += letters[byte % letters.length]
    }
  }
  return text
}
