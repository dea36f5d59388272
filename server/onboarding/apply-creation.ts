import { emailIsParents } from '@polyhex/contract/accounts/account'
import { tierOfGrade } from '@polyhex/contract/accounts/class-groups'
import { gradeOfBirthMonth } from '@polyhex/contract/accounts/birth-month'
import { nameLimits } from '@polyhex/contract/accounts/names'
import type { Role } from '@polyhex/contract/identity/accounts'
import type { AccountCreation } from '@polyhex/contract/onboarding/account-creation'
import type { Selectable, Updateable } from 'kysely'
import { consentStateOf } from '../accounts/consent.ts'
import { demandGoodName } from '../accounts/names/demand-good-name.ts'
import { isMadeName } from '../accounts/names/suggest-names.ts'
import { focusAreasOffered } from '../accounts/update-account.ts'
import type { Tx } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { askEvaluation } from '../classes/evaluations/evaluation-slots.ts'
import { Refusal } from '../http/refusal.ts'
import { claimAccount } from './claim-account.ts'
import { askConsent } from './consent-requests.ts'
import type { OnboardingRight } from './create-tokens.ts'
import { refuseField } from './create-account.ts'
import { keepStep } from './onboarding-account.ts'

type Row = Selectable<Tables['accounts']>
type Changes = Updateable<Tables['accounts']>

/** One change of a sign-up: what is sent, and by whom. */
export interface Applying {
  readonly creation: AccountCreation
  /** Of the password in the payload, made outside the transaction; null without one. */
  readonly passwordHash: string | null
  readonly right: OnboardingRight
  readonly now: Date
}

/** What nobody may send about themself. */
function demandAllowed(row: Row, creation: AccountCreation): void {
  if (creation.idp !== undefined) throw new Refusal('idp_not_proven')
  if ((creation.classGroups ?? []).length > 0) throw new Refusal('not_allowed')
  const foreign = (creation.roles ?? []).filter((role) => !row.roles.includes(role))
  if (foreign.length > 0) refuseField('roles', 'roles', 'A role cannot be added during sign-up.')
  if (creation.birthDate !== undefined && creation.birthDate !== row.birth_month)
    throw new Refusal('birth_date_settled')
}

/** The grade: set by hand when one is sent, following the birth month when only that is.. */
function gradeChanges(creation: AccountCreation, now: Date): Changes {
  if (creation.gradeLevel !== undefined) return { grade: creation.gradeLevel, grade_set_by_hand: true }
  if (creation.birthDate === undefined) return {}
  return { grade: gradeOfBirthMonth(creation.birthDate, now), grade_set_by_hand: false }
}

/**
 * The names: a real one and a public one. Before a parent's yes a child has no real name here, and can only be called by
 * one of the names we make. A public name that gives a new real name away has to change with it. I-029.
 */
async function nameChanges(tx: Tx, row: Row, creation: AccountCreation, waiting: boolean): Promise<Changes> {
  const name = creation.displayName ?? creation.name
  const publicName = creation.avatarName ?? creation.publicName
  if (waiting && name !== undefined) throw new Refusal('consent_needed')
  const next = publicName ?? row.public_name
  const renamed = publicName !== undefined && publicName !== row.public_name
  if (renamed && waiting && !isMadeName(publicName)) throw new Refusal('consent_needed')
  if (renamed || (name !== undefined && name !== row.name)) {
    await demandGoodName(
      tx,
      'public_name',
      next,
      { accountId: row.id, realName: row.roles.includes('student') || renamed ? (name ?? row.name) : null },
      'avatarName',
    )
  }
  return { ...(name === undefined ? {} : { name }), ...(renamed ? { public_name: publicName } : {}) }
}

function plainChanges(creation: AccountCreation, grade: number | null): Changes {
  const { focusAreas, learningGoals, timeZone, avatar } = creation
  if (focusAreas !== undefined && !focusAreasOffered(focusAreas, grade)) throw new Refusal('focus_area_not_offered')
  return {
    ...(focusAreas === undefined ? {} : { focus_areas: focusAreas }),
    ...(learningGoals === undefined ? {} : { learning_goals: learningGoals }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(avatar === undefined ? {} : { avatar }),
  }
}

/** What a family wishes, and codes it brings, until classes and payments can take them up. */
async function keepWishes(tx: Tx, accountId: string, creation: AccountCreation, now: Date): Promise<void> {
  const { context, discountCode } = creation
  if (context?.commitment === undefined) return
  const details = JSON.stringify({
    ...context.wishes,
    ...(discountCode === undefined ? {} : { discountCode }),
  })
  const wish = { commitment: context.commitment, details, wished_at: now }
  await tx
    .insertInto('sign_up_wishes')
    .values({ account_id: accountId, ...wish })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(wish))
    .execute()
  if (context.commitment !== 'solo') await joinTier(tx, accountId)
}

/** Who wishes classes and is in no group yet comes into the tier of its grade, whose classes it can then join. Decision 0031. */
async function joinTier(tx: Tx, accountId: string): Promise<void> {
  const { grade, class_groups } = await tx
    .selectFrom('accounts')
    .select(['grade', 'class_groups'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const tier = tierOfGrade(grade)
  if (tier === null || class_groups.length > 0) return
  await tx
    .updateTable('accounts')
    .set({ class_groups: [tier] })
    .where('id', '=', accountId)
    .execute()
}

/** Credentials come once, for a student's account that has none; afterwards they are changed in the profile. */
async function takeCredentials(tx: Tx, row: Row, applying: Applying): Promise<boolean> {
  const { creation, passwordHash } = applying
  const { username } = creation
  if (username === undefined && passwordHash === null) return false
  if (row.claimed) {
    if (passwordHash === null && username?.toLowerCase() === row.username?.toLowerCase()) return false
    throw new Refusal('account_claimed')
  }
  if (username === undefined) refuseField('username', 'missing', 'Please choose a username.')
  if (passwordHash === null)
    refuseField('password', 'missing', `Passwords must be at least ${nameLimits.password.least} characters long.`)
  await demandGoodName(tx, 'username', username, { accountId: row.id, realName: null }, 'username')
  await claimAccount(tx, row.id, { username, passwordHash }, applying.right, applying.now)
  return true
}

/** The email: a student's is the parent's, who is asked at once; an adult's is what they sign in with and stays. */
async function takeEmail(tx: Tx, row: Row, applying: Applying): Promise<void> {
  const { email } = applying.creation
  const isParents = emailIsParents({ roles: row.roles as Role[] })
  if (email === undefined || (email === row.email && !isParents)) return
  if (!isParents) throw new Refusal('account_claimed')
  // Whoever is signed in as the child must not become its parent by an address of their own. I-026.
  if ((applying.right.actor?.actorId ?? null) !== null) throw new Refusal('on_behalf')
  const consent = await consentStateOf(tx, row.id, applying.now)
  if (consent === 'given') throw new Refusal('consent_given')
  await tx.updateTable('accounts').set({ email, email_signs_in: false }).where('id', '=', row.id).execute()
  const username = applying.creation.username ?? row.username
  if (username === null) refuseField('email', 'missing', 'Please choose a username first.')
  await askConsent(tx, { accountId: row.id, username, email, again: false }, applying.right.actor, applying.now)
}

/**
 * Applies what a step of sign-up sends to an account, in the transaction that holds its row. Gives whether the account got
 * its credentials by this. Throws the refusals of the operation onboardAccount.
 */
export async function applyCreation(tx: Tx, accountId: string, applying: Applying): Promise<{ claimedNow: boolean }> {
  const { creation, now } = applying
  const row = await tx.selectFrom('accounts').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirst()
  if (row === undefined) throw new Refusal('account_not_found')
  demandAllowed(row, creation)
  const claimedNow = await takeCredentials(tx, row, applying)
  const grading = gradeChanges(creation, now)
  const waiting = (await consentStateOf(tx, accountId, now)) === 'waiting'
  const grade = typeof grading.grade === 'number' ? grading.grade : row.grade
  const changes: Changes = {
    ...grading,
    ...plainChanges(creation, grade),
    ...(await nameChanges(tx, row, creation, waiting)),
  }
  if (Object.keys(changes).length > 0) {
    await tx.updateTable('accounts').set(changes).where('id', '=', accountId).execute()
  }
  await takeEmail(tx, row, applying)
  await keepWishes(tx, accountId, creation, now)
  if (creation.evaluationSlot !== undefined) await askEvaluation(tx, accountId, new Date(creation.evaluationSlot), now)
  if (creation.step !== undefined) await keepStep(tx, accountId, creation.step, now)
  return { claimedNow }
}
