/** The signs of an address as we take it: no spaces, no control signs, nothing that could end or split a header. */
// oxlint-disable-next-line no-control-regex -- control signs are what is refused
const plain = /^[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f]{1,64}@[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f]{1,255}$/

/** Whether mail may be addressed so. Whether it arrives only the other side knows. */
export function isMailAddress(text: string): boolean {
  return plain.test(text) && !text.includes('..')
}

/** Reads `Polyhex <mail@example.org>` or a bare address; null when it is neither. */
export function parseSender(text: string): { name: string; address: string } | null {
  const match = /^\s*(?:"?([^"<>\r\n]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/.exec(text)
  const address = match?.[2] ?? match?.[3]
  if (address === undefined || !isMailAddress(address)) return null
  return { name: match?.[1] ?? '', address }
}
