import { inTransaction } from '../database/in-transaction.ts'
import { randomInt } from 'node:crypto'
import { emailIsParents } from '@polyhex/contract/accounts/account'
import type { Role } from '@polyhex/contract/identity/accounts'
import type { AccountCreation } from '@polyhex/contract/onboarding/account-creation'
import { veiledEmail } from '@polyhex/contract/onboarding/consent'
import type { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { consentStateOf } from '../accounts/consent.ts'
import { demandGoodName, refuseTaken } from '../accounts/names/demand-good-name.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Caller, Cookies, Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { beginSession } from '../identity/begin-session.ts'
import { type ExternalIdentity, linkExternalIdentity, takeProvenIdentity } from '../identity/external-identities.ts'
import { isOneOf, isTooCommon } from '../identity/common-passwords.ts'
import { hashPassword } from '../identity/passwords.ts'
import { connectByConsent, giveConsent, readConsentRequest, refuseConsent, withdrawByMail } from './answer-consent.ts'
import { applyCreation } from './apply-creation.ts'
import { askConsent } from './consent-requests.ts'
import { insertAdult, insertStudent, refuseField } from './create-account.ts'
import { creatorOf } from './creator.ts'
import {
  type CreateTokens,
  endCreateTokens,
  forgetFormerSignUp,
  issueCreateTokens,
  rightToOnboard,
} from './create-tokens.ts'
import { keepStep, readOnboarding } from './onboarding-account.ts'
import { countSignUp } from './sign-up-events.ts'

const chance = (): number => randomInt(2 ** 32) / 2 ** 32

/** The hash of a new password, null without one. Throws password_too_common, password_is_username. */
async function hashOfNew({ password, username, email }: AccountCreation): Promise<string | null> {
  if (password === undefined) return null
  if (isTooCommon(password)) throw new Refusal('password_too_common')
  if (isOneOf(password, [username, email])) throw new Refusal('password_is_username')
  return hashPassword(password)
}

/** All of it or nothing; who was too late for a name is told so. */
async function allOrNothing<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    refuseTaken(error)
  }
}

interface Arriving {
  readonly db: Database
  readonly now: Date
  readonly caller: Caller
  readonly cookies: Cookies
  readonly userAgent: string
}

/** The parts of a payload that are beyond the first step of a student. */
function beyondFirstStep(creation: AccountCreation): AccountCreation | null {
  const { birthDate: _, gradeLevel: __, learningGoals: ___, ...rest } = creation
  const { context, ...others } = rest
  const wished = context?.commitment !== undefined
  return Object.keys(others).length === 0 && !wished ? null : rest
}

async function answerCreated(
  made: { readonly id: string; readonly tokens: CreateTokens; readonly signedIn: boolean },
  arriving: Arriving,
) {
  arriving.cookies.setSignUp(made.tokens.browserToken, made.tokens.expiresAt)
  return {
    onboarding: await readOnboarding(arriving.db.queries, made.id, arriving.now),
    createToken: made.tokens.createToken,
    expiresAt: made.tokens.expiresAt.toISOString(),
    signedIn: made.signedIn,
  }
}

/**
 * Whom Google has named in this browser within the last half hour. What the address or the payload says proves nothing.
 * Throws idp_not_proven.
 */
async function demandProven(tx: Tx, caller: Caller, email: string | undefined, now: Date): Promise<ExternalIdentity> {
  const proven = await takeProvenIdentity(tx, caller.proofHash, now)
  const fits =
    proven?.provider === 'google' && (email === undefined || email.toLowerCase() === proven.email.toLowerCase())
  if (proven === null || !fits) throw new Refusal('idp_not_proven')
  return proven
}

/** Who is signed in, if that is a parent or guardian with their own hands. */
async function parentIn(caller: Caller): Promise<{ accountId: string; actorId: null } | null> {
  const session = await caller.session()
  if (session.state !== 'authenticated' || session.account.actorId !== null) return null
  const { accountId, roles } = session.account
  return roles.includes('parent') || roles.includes('guardian') ? { accountId, actorId: null } : null
}

export const onboardingHandlers: Handlers<typeof onboardingOperations> = {
  createStudentAccount: async ({ body, ...arriving }) => {
    const { db, now, caller } = arriving
    const { accountCreation: creation } = body
    if (creation.idp !== undefined) throw new Refusal('idp_not_proven')
    const creator = await creatorOf(db, await caller.session(), creation)
    const passwordHash = await hashOfNew(creation)
    const made = await allOrNothing(db, async (tx) => {
      await forgetFormerSignUp(tx, caller.signUpHash)
      const id = await insertStudent(tx, creation, creator, chance, now)
      const tokens = await issueCreateTokens(tx, id, creator, now)
      const rest = beyondFirstStep(creation)
      const { creatorId, sectionId, actor } = creator
      const right = { by: 'token', actor, creatorId, sectionId } as const
      const applied = rest === null ? null : await applyCreation(tx, id, { creation: rest, passwordHash, right, now })
      const claimed = applied?.claimedNow === true
      await countSignUp(tx, id, { created: true, claimed, step: creation.step ?? 0 }, arriving, now)
      return { id, tokens, claimedNow: claimed }
    })
    const signsIn = made.claimedNow && creator.creatorId === null
    const signedIn = signsIn && (await beginSession(db, made.id, arriving, 'password', now)) === 'signed_in'
    return answerCreated({ ...made, signedIn }, arriving)
  },

  createParentAccount: async ({ body, ...arriving }) => {
    const { db, now, caller } = arriving
    const { accountCreation: creation } = body
    if (creation.roles?.includes('student') === true)
      refuseField('roles', 'roles', 'A role cannot be added during sign-up.')
    const passwordHash = await hashOfNew(creation)
    if (passwordHash === null && creation.idp === undefined)
      refuseField('password', 'missing', 'Passwords must be at least 6 characters long.')
    const made = await allOrNothing(db, async (tx) => {
      const proven = creation.idp === undefined ? null : await demandProven(tx, caller, creation.email, now)
      const email = proven?.email ?? creation.email
      if (email === undefined) refuseField('email', 'missing', 'Please enter a valid email address.')
      await demandGoodName(tx, 'email', email, { accountId: null, realName: null }, 'email')
      await forgetFormerSignUp(tx, caller.signUpHash)
      const id = await insertAdult(tx, { ...creation, email }, { passwordHash, proven }, chance, now)
      if (proven !== null && !(await linkExternalIdentity(tx, proven, id, now))) throw new Refusal('idp_not_proven')
      const tokens = await issueCreateTokens(tx, id, { creatorId: null, sectionId: null }, now)
      await countSignUp(tx, id, { created: true, claimed: true }, arriving, now)
      return { id, tokens }
    })
    const outcome = await beginSession(db, made.id, arriving, creation.idp ?? 'password', now)
    return answerCreated({ ...made, signedIn: outcome === 'signed_in' }, arriving)
  },

  onboardAccount: async ({ params, body, ...arriving }) => {
    const { db, now, caller } = arriving
    const { accountCreation: creation } = body
    const right = await rightToOnboard(db, caller, { id: params.id, token: body.token }, now)
    const passwordHash = await hashOfNew(creation)
    const { claimedNow } = await allOrNothing(db, async (tx) => {
      const applied = await applyCreation(tx, params.id, { creation, passwordHash, right, now })
      await countSignUp(tx, params.id, { claimed: applied.claimedNow, step: creation.step ?? 0 }, arriving, now)
      return applied
    })
    const signsIn = claimedNow && right.creatorId === null
    const signedIn = signsIn && (await beginSession(db, params.id, arriving, 'password', now)) === 'signed_in'
    return { onboarding: await readOnboarding(db.queries, params.id, now), signedIn }
  },

  updateOnboardingStep: async ({ params, body, ...arriving }) => {
    const { db, now, caller, cookies } = arriving
    await rightToOnboard(db, caller, { id: params.id, token: body.createToken }, now)
    await allOrNothing(db, async (tx) => {
      await keepStep(tx, params.id, body.step, now)
      if (body.step === 0) await endCreateTokens(tx, params.id)
      await countSignUp(tx, params.id, { step: body.step }, arriving, now)
    })
    if (body.step === 0 && caller.signUpHash !== null) cookies.clearSignUp()
    return { step: body.step }
  },

  getOnboarding: async ({ db, now, account }) => ({
    onboarding: await readOnboarding(db.queries, account.accountId, now),
  }),

  getConsentRequest: async ({ params, db, now }) => ({
    consentRequest: await readConsentRequest(db.queries, params.token, now),
  }),

  giveConsent: async ({ params, body, db, now, caller }) => {
    const parent = await parentIn(caller)
    await allOrNothing(db, (tx) => giveConsent(tx, params.token, body.wording, parent, now))
    return { consentRequest: await readConsentRequest(db.queries, params.token, now) }
  },

  refuseConsent: async ({ params, db, now, caller }) => {
    const parent = await parentIn(caller)
    return { removed: await allOrNothing(db, (tx) => refuseConsent(tx, params.token, parent, now)) }
  },

  withdrawConsentByMail: async ({ params, db, now, caller }) => {
    const parent = await parentIn(caller)
    await allOrNothing(db, (tx) => withdrawByMail(tx, params.token, parent, chance, now))
    return { consentRequest: await readConsentRequest(db.queries, params.token, now) }
  },

  connectByConsent: async ({ params, db, now, caller }) => {
    const parent = await parentIn(caller)
    if (parent === null) throw new Refusal('not_a_parent')
    return { childId: await allOrNothing(db, (tx) => connectByConsent(tx, params.token, parent, now)) }
  },

  resendConsent: async ({ body, db, now, account, subject }) => {
    const { accountId } = subject
    return allOrNothing(db, async (tx) => {
      const row = await tx
        .selectFrom('accounts')
        .select(['username', 'email', 'roles'])
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const email = body.email ?? row.email
      if (email === null || !emailIsParents({ roles: row.roles as Role[] })) throw new Refusal('parent_email_missing')
      if ((await consentStateOf(tx, accountId, now)) === 'given') throw new Refusal('consent_given')
      await tx.updateTable('accounts').set({ email, email_signs_in: false }).where('id', '=', accountId).execute()
      const child = { accountId, username: row.username ?? '', email, again: true }
      const until = await askConsent(tx, child, account, now)
      return { parentEmail: veiledEmail(email), until: until.toISOString() }
    })
  },
}
