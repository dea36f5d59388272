import { inTransaction } from '../../database/in-transaction.ts'
import type { BodyOf } from '@polyhex/contract/operation'
import type { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import type { RefusalCode } from '@polyhex/contract/refusals'
import type { Database } from '../../database/database.ts'
import { unseal } from '../../database/seal.ts'
import { Refusal } from '../../http/refusal.ts'
import { writeAudit } from '../audit.ts'
import { countTry, forgetTries } from '../sign-in-tries.ts'
import { checkAuthentication } from './passkeys.ts'
import type { PendingSignIn } from './pending-sign-ins.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { tellOfFactors } from './tell-of-factors.ts'
import { stepOfCode, takeStep } from './totp.ts'

export type SecondStepAnswer = BodyOf<(typeof secondFactorOperations)['finishSignIn']>['answer']

/** What the check needs besides the answer. */
export interface SecondStepSurroundings {
  /** With which the secrets of authenticator apps are sealed. */
  readonly key: Buffer
  readonly publicAddress: string
}

/** Whether a code is shown now by one of the account's apps and has not been used; null when all is well. */
async function faultOfTotp(
  db: Database,
  accountId: string,
  code: string,
  key: Buffer,
  now: Date,
): Promise<'wrong_code' | 'code_used' | null> {
  const apps = await db.queries
    .selectFrom('second_factors')
    .select(['id', 'sealed_secret'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'totp')
    .orderBy('created_at')
    .execute()
  let fault: 'wrong_code' | 'code_used' = 'wrong_code'
  for (const { id, sealed_secret: sealed } of apps) {
    const step = sealed === null ? null : stepOfCode(unseal(sealed, key), code, now)
    if (step === null) continue
    if (await takeStep(db.queries, id, step, now)) {
      await db.queries.updateTable('second_factors').set({ last_used_at: now }).where('id', '=', id).execute()
      return null
    }
    fault = 'code_used'
  }
  return fault
}

/** Counts a code before it is looked at, so that many at once cannot pass the limit together. Throws too_many_codes. */
async function countCode(db: Database, accountId: string, now: Date): Promise<void> {
  const hold = await countTry(db, { codesOf: accountId }, now)
  if (hold.begins) {
    await writeAudit(db.queries, { action: 'second_step_locked', actor: null, subjectId: accountId }, now)
  }
  if (hold.seconds === 0) return
  const minutes = Math.max(1, Math.ceil(hold.seconds / 60))
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  throw new Refusal(
    'too_many_codes',
    undefined,
    `There were too many wrong codes. Please wait ${wait}, or use a passkey.`,
  )
}

async function fail(db: Database, accountId: string, by: string, code: RefusalCode, now: Date): Promise<never> {
  const details = { by, why: code }
  await writeAudit(db.queries, { action: 'second_step_failed', actor: null, subjectId: accountId, details }, now)
  throw new Refusal(code)
}

async function takeRecoveryCode(db: Database, accountId: string, code: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await useRecoveryCode(tx, accountId, code, now))) return false
    const actor = { accountId, actorId: null }
    await writeAudit(tx, { action: 'recovery_code_used', actor, subjectId: accountId }, now)
    await tellOfFactors(tx, accountId, 'recovery_code_used', now)
    return true
  })
}

/**
 * Checks the second factor of a sign-in. Codes are counted (5 wrong ones in 15 minutes hold the account off), passkeys cannot be
 * guessed and are not: whoever has one gets in while somebody else guesses. Throws wrong_code, code_used, wrong_recovery_code,
 * passkey_refused, too_many_codes.
 */
export async function checkSecondStep(
  db: Database,
  pending: PendingSignIn,
  answer: SecondStepAnswer,
  { key, publicAddress }: SecondStepSurroundings,
  now: Date,
): Promise<void> {
  const { accountId, challenge } = pending
  if (answer.by === 'passkey') {
    if (challenge === null) throw new Refusal('passkey_refused')
    await checkAuthentication(
      db.queries,
      { accountId, challenge, verified: false },
      answer.passkey,
      publicAddress,
      now,
    ).catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return fail(db, accountId, 'passkey', error.code, now)
    })
    return
  }
  await countCode(db, accountId, now)
  if (answer.by === 'totp') {
    const fault = await faultOfTotp(db, accountId, answer.code, key, now)
    if (fault !== null) await fail(db, accountId, 'totp', fault, now)
  } else if (!(await takeRecoveryCode(db, accountId, answer.code, now))) {
    await fail(db, accountId, 'recovery', 'wrong_recovery_code', now)
  }
  await forgetTries(db, { codesOf: accountId })
}
