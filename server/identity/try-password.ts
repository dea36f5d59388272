import type { Database } from '../database/database.ts'
import type { Credentials } from './accounts.ts'
import { writeAudit } from './audit.ts'
import { isKnownDevice } from './known-devices.ts'
import { hashPassword, isWeakHash, passwordFits } from './passwords.ts'
import { type Counted, countTry, forgetTries, takeTryBack } from './sign-in-tries.ts'

/** A try to sign in, by whichever way it came. */
export interface PasswordTry {
  /** What was typed to say who is meant. */
  readonly typed: string
  readonly password: string
  /** The account meant, or null when nobody has that name. */
  readonly found: Credentials | null
  readonly address: string
  readonly deviceHash: Buffer | null
}

/** `held`: too many failures; the next try may come after so many seconds. */
export type Verdict =
  | { readonly verdict: 'fits'; readonly accountId: string }
  | { readonly verdict: 'wrong' | 'inactive' | 'unknown' }
  | { readonly verdict: 'held'; readonly seconds: number }

/** How long a hold lasts, in words for the form, and the way out of it. */
export function heldWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `There were too many tries. Please wait ${wait}, or choose a new password with “Forgot Password”.`
}

/**
 * Tries a password: the one way to do so, for the flow and for the form of our own. Counts before it looks, gives all
 * refusals the same work to do, holds off after too many failures of an account or an address, and counts those of a
 * browser that has signed in before by themselves (OWASP: device cookies). Failures leave a row in the audit log, and so
 * does the first try of each hold. I-015 to I-017, I-034.
 */
export async function tryPassword(db: Database, given: PasswordTry, now: Date): Promise<Verdict> {
  const { found, deviceHash } = given
  const known = found !== null && (await isKnownDevice(db, deviceHash, found.accountId))
  const counted: Counted =
    found === null
      ? { name: given.typed }
      : known && deviceHash !== null
        ? { accountId: found.accountId, device: deviceHash }
        : { accountId: found.accountId }
  const subjectId = found?.accountId ?? null
  const seconds = await countBoth(db, counted, known ? null : given.address, subjectId, now)
  if (seconds > 0) return { verdict: 'held', seconds }
  const fits = await passwordFits(given.password, found?.passwordHash ?? null)
  const verdict = found === null ? 'unknown' : !fits ? 'wrong' : !found.active ? 'inactive' : 'fits'
  if (found === null || verdict !== 'fits') {
    await noteFailure(db, subjectId, verdict, now)
    return { verdict: verdict === 'fits' ? 'unknown' : verdict }
  }
  await forgetTries(db, counted)
  if (!known) await takeTryBack(db, { address: given.address })
  await strengthenHash(db, found, given.password)
  return { verdict: 'fits', accountId: found.accountId }
}

/**
 * Counts a name that nobody has, which a stranger may be guessing. Gives 0, or the seconds until the next guess is
 * answered.
 */
export async function countUnknownName(db: Database, typed: string, address: string, now: Date): Promise<number> {
  const seconds = await countBoth(db, { name: typed }, address, null, now)
  if (seconds === 0) await noteFailure(db, null, 'unknown', now)
  return seconds
}

async function countBoth(
  db: Database,
  counted: Counted,
  address: string | null,
  subjectId: string | null,
  now: Date,
): Promise<number> {
  const first = await countTry(db, counted, now)
  const hold = first.seconds > 0 || address === null ? first : await countTry(db, { address }, now)
  if (hold.begins) {
    const details = { of: hold === first ? 'name' : 'address' }
    await writeAudit(db.queries, { action: 'sign_in_locked', actor: null, subjectId, details }, now)
  }
  return hold.seconds
}

async function noteFailure(db: Database, subjectId: string | null, why: string, now: Date): Promise<void> {
  await writeAudit(db.queries, { action: 'sign_in_failed', actor: null, subjectId, details: { why } }, now)
}

/** A hash made with less work than is asked for today is made anew, while the password is at hand. */
async function strengthenHash(db: Database, found: Credentials, password: string): Promise<void> {
  if (found.passwordHash === null || !isWeakHash(found.passwordHash)) return
  const stronger = await hashPassword(password)
  await db.queries
    .updateTable('accounts')
    .set({ password_hash: stronger })
    .where('id', '=', found.accountId)
    .where('password_hash', '=', found.passwordHash)
    .execute()
}
