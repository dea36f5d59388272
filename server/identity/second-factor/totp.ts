import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Tables } from '../../database/tables.ts'

/** Every app knows these; many know no other (RFC 6238 with the values of the Key URI Format). */
const form = { issuer: 'Polyhex', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks of telephones may be half a minute off, either way. */
const stepsOff = 1

/** A new secret of 160 bits, in Base32 as it is typed (RFC 4226, section 4). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code holds. `label`: the username, by which an app tells several accounts apart. */
export function totpUri(secret: string, label: string): string {
  return new TOTP({ ...form, label, secret: Secret.fromBase32(secret) }).toString()
}

/** The step of 30 seconds whose code was typed, one to either side of now; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const off = totp.validate({ token: code, timestamp, window: stepsOff })
  return off === null ? null : totp.counter({ timestamp }) + off
}

/**
 * Takes a step of a factor: false when its code has been used (RFC 6238, section 5.2), also when two show it at once.
 */
export async function takeStep(queries: Kysely<Tables>, factorId: string, step: number, now: Date): Promise<boolean> {
  const row = await queries
    .insertInto('totp_steps')
    .values({ factor_id: factorId, step, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst()
  return row !== undefined
}
