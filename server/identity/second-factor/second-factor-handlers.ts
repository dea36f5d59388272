import { inTransaction } from '../../database/in-transaction.ts'
import type { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { factorLimits } from '@polyhex/contract/identity/second-factor'
import type { Database } from '../../database/database.ts'
import { seal, unseal } from '../../database/seal.ts'
import type { Caller, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SecondFactorSettings } from '../../http/serve.ts'
import type { Account } from '../../http/session.ts'
import { sessionAccount } from '../accounts.ts'
import { letIn } from '../begin-session.ts'
import { trustBrowser } from '../known-devices.ts'
import { demandFreshProof, keepProof, proofUntil } from '../step-up.ts'
import { keepChallenge, readChallenge, takeChallenge } from './factor-challenges.ts'
import { addFactor, demandRoom, factorsOf, removeFactor, renameFactor, renewCodes } from './factors.ts'
import { authenticationQuestion, checkAuthentication, checkRegistration, registrationQuestion } from './passkeys.ts'
import { dropPending, keepQuestion, type PendingSignIn, readPending } from './pending-sign-ins.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import { demandSharedKey } from './sealing-key.ts'
import { checkSecondStep } from './second-step.ts'
import { newTotpSecret, stepOfCode, takeStep, totpUri } from './totp.ts'

async function demandPending(db: Database, caller: Caller, now: Date): Promise<PendingSignIn> {
  const pending = await readPending(db, caller.pendingHash, now)
  if (pending === null || pending.ways.length === 0) throw new Refusal('second_step_over')
  return pending
}

/** The session of somebody who is signed in with their own hands and has shown the password lately. Throws password_needed. */
async function demandOwnProof(db: Database, caller: Caller, now: Date): Promise<Buffer> {
  await demandFreshProof(db, caller.sessionHash, now)
  if (caller.sessionHash === null) throw new Refusal('password_needed')
  return caller.sessionHash
}

/** Two-step sign-in, with what the installation demands. Decision 0041. */
export function secondFactorHandlers(settings: SecondFactorSettings): Handlers<typeof secondFactorOperations> {
  const shown = async (db: Database, account: Account) => ({
    ...(await factorsOf(db.queries, account.accountId)),
    demanded: settings.demanded && account.roles.some((role) => role === 'admin' || role === 'tutor'),
  })
  return {
    getSecondStep: async ({ db, caller, now }) => {
      const pending = await readPending(db, caller.pendingHash, now)
      if (pending === null || pending.ways.length === 0) return { pending: null }
      const { username, ways, expiresAt, accountId } = pending
      const recovery = (await recoveryCodesLeft(db.queries, accountId)) > 0
      return { pending: { username, ways: [...ways], recovery, until: expiresAt.toISOString() } }
    },

    askPasskeyToSignIn: async ({ db, caller, publicAddress, now }) => {
      const { hash, accountId } = await demandPending(db, caller, now)
      const question = await authenticationQuestion(db.queries, accountId, publicAddress, false)
      await keepQuestion(db, hash, question.challenge)
      return { question }
    },

    finishSignIn: async ({ body, ...request }) => {
      const { db, caller, cookies, publicAddress, now } = request
      const pending = await demandPending(db, caller, now)
      const { accountId } = pending
      await checkSecondStep(db, pending, body.answer, { key: settings.key, publicAddress }, now)
      if (!(await dropPending(db, pending.hash))) throw new Refusal('second_step_over')
      cookies.clearPending()
      const deviceHash = await letIn(db, accountId, request, pending.way, now)
      if (body.trust) {
        const until = new Date(now.getTime() + factorLimits.trustedDays * 86_400_000)
        await trustBrowser(db, accountId, deviceHash, until)
      }
      const left = await recoveryCodesLeft(db.queries, accountId)
      return { account: await sessionAccount(db, accountId), recoveryCodesLeft: left }
    },

    leaveSignIn: async ({ db, caller, cookies }) => {
      if (caller.pendingHash !== null) await dropPending(db, caller.pendingHash)
      cookies.clearPending()
      return {}
    },

    listSecondFactors: async ({ db, account }) => shown(db, account),

    beginTotp: async ({ db, account, caller, now }) => {
      const sessionHash = await demandOwnProof(db, caller, now)
      const { username } = await demandRoom(db.queries, account.accountId)
      await demandSharedKey(db.queries, settings.key)
      const secret = newTotpSecret()
      const until = await keepChallenge(db.queries, sessionHash, 'add_totp', seal(secret, settings.key), now)
      return { uri: totpUri(secret, username), secret, until: until.toISOString() }
    },

    confirmTotp: async ({ db, account, caller, body, now }) => {
      const sessionHash = await demandOwnProof(db, caller, now)
      const sealedSecret = await readChallenge(db.queries, sessionHash, 'add_totp', now)
      if (sealedSecret === null) throw new Refusal('enrollment_over')
      const step = stepOfCode(unseal(sealedSecret, settings.key), body.code, now)
      if (step === null) throw new Refusal('wrong_code')
      return inTransaction(db, async (tx) => {
        if ((await takeChallenge(tx, sessionHash, 'add_totp', now)) === null) throw new Refusal('enrollment_over')
        const added = await addFactor(tx, account, { kind: 'totp', sealedSecret, name: body.name }, now)
        // The code that was shown over a shoulder here opens nothing.
        await takeStep(tx, added.factor.id, step, now)
        return added
      })
    },

    beginPasskey: async ({ db, account, caller, publicAddress, now }) => {
      const sessionHash = await demandOwnProof(db, caller, now)
      const { username } = await demandRoom(db.queries, account.accountId)
      const person = { accountId: account.accountId, username }
      const question = await registrationQuestion(db.queries, person, publicAddress)
      await keepChallenge(db.queries, sessionHash, 'add_passkey', Buffer.from(question.challenge), now)
      return { question }
    },

    confirmPasskey: async ({ db, account, caller, body, publicAddress, now }) => {
      const sessionHash = await demandOwnProof(db, caller, now)
      const challenge = await takeChallenge(db.queries, sessionHash, 'add_passkey', now)
      if (challenge === null) throw new Refusal('enrollment_over')
      const made = await checkRegistration(body.passkey, challenge.toString(), publicAddress)
      return inTransaction(db, (tx) => addFactor(tx, account, { ...made, name: body.name }, now))
    },

    renameSecondFactor: async ({ db, account, caller, params, body, now }) => {
      await demandFreshProof(db, caller.sessionHash, now)
      return { factor: await renameFactor(db.queries, account.accountId, params.factorId, body.name) }
    },

    removeSecondFactor: async ({ db, account, caller, params, now }) => {
      await demandFreshProof(db, caller.sessionHash, now)
      await inTransaction(db, (tx) => removeFactor(tx, account, params.factorId, now))
      return shown(db, account)
    },

    renewRecoveryCodes: async ({ db, account, caller, now }) => {
      await demandFreshProof(db, caller.sessionHash, now)
      return { recoveryCodes: await inTransaction(db, (tx) => renewCodes(tx, account, now)) }
    },

    askPasskeyForProof: async ({ db, account, caller, publicAddress, now }) => {
      if (caller.sessionHash === null) throw new Refusal('second_factor_not_found')
      const question = await authenticationQuestion(db.queries, account.accountId, publicAddress, true)
      await keepChallenge(db.queries, caller.sessionHash, 'proof', Buffer.from(question.challenge), now)
      return { question }
    },

    proveByPasskey: async ({ db, account, caller, body, publicAddress, now }) => {
      const { sessionHash } = caller
      const asked = sessionHash === null ? null : await takeChallenge(db.queries, sessionHash, 'proof', now)
      if (asked === null || sessionHash === null) throw new Refusal('enrollment_over')
      const of = { accountId: account.accountId, challenge: asked.toString(), verified: true }
      await checkAuthentication(db.queries, of, body.passkey, publicAddress, now)
      await keepProof(db.queries, sessionHash, now)
      return { until: proofUntil(now).toISOString() }
    },
  }
}
