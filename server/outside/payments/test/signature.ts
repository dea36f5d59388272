import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be, in seconds. */
export const signatureTolerance = 300

const sign = (body: Uint8Array, seconds: number, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** The header that proves whose a webhook is and when it was sent: Stripe's scheme `t=…,v1=…`, so that both are read alike. */
export function signatureOf(body: Uint8Array, at: Date, secret: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${sign(body, seconds, secret).toString('hex')}`
}

/** Whether a webhook was signed with one of the secrets, not more than five minutes before or after `now`. */
export function isSigned(body: Uint8Array, header: string, secrets: readonly string[], now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - seconds) > signatureTolerance) return false
  const given = parts.filter(([name]) => name === 'v1').map(([, value]) => Buffer.from(value ?? '', 'hex'))
  return secrets.some((secret) => {
    const right = sign(body, seconds, secret)
    return given.some((one) => one.length === right.length && timingSafeEqual(one, right))
  })
}
