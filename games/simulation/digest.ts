/** A digest of plain data, equal wherever the data is equal: 8 hexadecimal digits (FNV-1a over its JSON). */
export function digestOf(data: unknown): string {
  const text = JSON.stringify(data)
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
