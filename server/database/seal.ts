import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Seals a text with AES-256-GCM (NIST SP 800-38D): twelve bytes of chance, sixteen of the tag, then the text. */
export function seal(text: string, key: Buffer): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Opens what `seal` has sealed. Throws when the key is another or a byte was changed. */
export function unseal(sealed: Uint8Array, key: Buffer): string {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
