import { faultOfBirthMonth, gradeOfBirthMonth } from '@polyhex/contract/accounts/birth-month'
import { startingGrade } from '@polyhex/contract/accounts/class-groups'
import { publicNameOfEmail } from '@polyhex/contract/accounts/names'
import { defaultTimeZone } from '@polyhex/contract/accounts/time-zones'
import type { AccountCreation } from '@polyhex/contract/onboarding/account-creation'
import { consentWording } from '@polyhex/contract/onboarding/consent'
import { ageUnknownKey } from '../accounts/consent.ts'
import { mailProof } from '../accounts/addresses/address-proofs.ts'
import { faultOfName } from '../accounts/names/judge-name.ts'
import { type Chance, neutralName } from '../accounts/names/suggest-names.ts'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { Refusal } from '../http/refusal.ts'
import { writeAudit } from '../identity/audit.ts'
import type { ExternalIdentity } from '../identity/external-identities.ts'
import type { KnownCreator } from './creator.ts'
import { keepStep, setState } from './onboarding-account.ts'

/** Refuses one entry of the form. */
export function refuseField(field: string, code: string, message: string): never {
  throw new Refusal('invalid_request', [{ field, code, message }])
}

/** Refuses a month of birth that cannot be, in the specification's words.. */
export function demandBirthMonth(birthDate: string, now: Date): void {
  const fault = faultOfBirthMonth(birthDate, now)
  if (fault !== null) refuseField('birthDate', 'birth_date', fault)
}

/**
 * Inserts a student's account as it is after the first step: grade, month of birth and goals, a name and a figure of
 * ours, nothing else. It is unclaimed until it has credentials. A parent on the spot leaves a consent. Gives the id.
 * Decision.
 */
export async function insertStudent(
  tx: Tx,
  creation: AccountCreation,
  creator: KnownCreator,
  chance: Chance,
  now: Date,
): Promise<string> {
  const { birthDate, gradeLevel, context } = creation
  if (birthDate !== undefined) demandBirthMonth(birthDate, now)
  const derived = birthDate === undefined ? null : gradeOfBirthMonth(birthDate, now)
  const id = newId(now)
  await tx
    .insertInto('accounts')
    .values({
      id,
      claimed: false,
      roles: ['student'],
      grade: gradeLevel ?? derived ?? startingGrade(context?.intent ?? null, creator.groups),
      grade_set_by_hand: gradeLevel !== undefined || derived === null,
      birth_month: birthDate ?? null,
      learning_goals: creation.learningGoals ?? [],
      public_name: await neutralName(tx, chance),
      time_zone: defaultTimeZone,
      avatar: 'hexagon',
      created_at: now,
    })
    .execute()
  await keepStep(tx, id, 2, now)
  const ageTold = birthDate !== undefined && context?.birthDateFromGrade !== true
  if (!ageTold) await setState(tx, id, ageUnknownKey, 1, now)
  const details = { kind: 'student', byParent: creator.parent !== null }
  await writeAudit(tx, { action: 'account_created', actor: creator.actor, subjectId: id, details }, now)
  if (creator.parent !== null) await keepConsentOnTheSpot(tx, id, creator, now)
  return id
}

async function keepConsentOnTheSpot(tx: Tx, accountId: string, creator: KnownCreator, now: Date): Promise<void> {
  if (creator.parent === null) return
  await tx
    .insertInto('consents')
    .values({
      id: newId(now),
      account_id: accountId,
      kind: 'child_account',
      wording: consentWording,
      given_by: creator.parent.id,
      given_by_email: creator.parent.email,
      given_at: now,
    })
    .execute()
  const details = { wording: consentWording, way: 'creation' }
  await writeAudit(tx, { action: 'consent_given', actor: creator.actor, subjectId: accountId, details }, now)
}

/** Usernames of adults, who sign in by email: what stands before the at-sign, with a number where that is taken. */
async function usernameOfEmail(tx: Tx, email: string, chance: Chance): Promise<string> {
  const stem = publicNameOfEmail(email).toLowerCase().slice(0, 30).padEnd(5, '_')
  for (let name = stem; ; name = `${stem}_${10 + Math.floor(chance() * 99_990)}`) {
    const there = await tx
      .selectFrom('accounts')
      .select('id')
      .where((where) => where(where.fn<string>('lower', ['username']), '=', name))
      .executeTakeFirst()
    if (there === undefined) return name
  }
}

/** The public name offered first: from the email, unless it is taken, too short or not fit to be shown. A-144. */
async function publicNameFor(tx: Tx, email: string, chance: Chance): Promise<string> {
  const name = publicNameOfEmail(email).slice(0, 40)
  if (name.length < 3 || faultOfName(name, null) !== null) return neutralName(tx, chance)
  const there = await tx
    .selectFrom('accounts')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['public_name']), '=', name.toLowerCase()))
    .executeTakeFirst()
  return there === undefined ? name : neutralName(tx, chance)
}

/**
 * Inserts an adult's account, with everything of the first step. A teacher gets no role but a request for it, which an
 * administrator decides. Gives the id. Decision.
 */
export async function insertAdult(
  tx: Tx,
  creation: AccountCreation & { readonly email: string },
  credentials: { readonly passwordHash: string | null; readonly proven: ExternalIdentity | null },
  chance: Chance,
  now: Date,
): Promise<string> {
  const teacher = creation.context?.variant === 'teacher'
  const id = newId(now)
  await tx
    .insertInto('accounts')
    .values({
      id,
      username: await usernameOfEmail(tx, creation.email, chance),
      email: creation.email,
      email_signs_in: true,
      // Google has vouched for it.
      email_proven_at: credentials.proven === null ? null : now,
      password_hash: credentials.passwordHash,
      ...(credentials.proven === null ? {} : { idp: 'google', external_id: credentials.proven.subject }),
      roles: teacher ? [] : [creation.roles?.[0] === 'guardian' ? 'guardian' : 'parent'],
      name: creation.displayName ?? creation.name ?? null,
      public_name: await publicNameFor(tx, creation.email, chance),
      time_zone: defaultTimeZone,
      avatar: 'circle',
      created_at: now,
    })
    .execute()
  await keepStep(tx, id, teacher ? 3 : 2, now)
  const self = { accountId: id, actorId: null }
  if (credentials.proven === null) {
    const account = { id, username: null, timeZone: defaultTimeZone }
    await mailProof(tx, account, { email: creation.email, isNew: false }, now)
  }
  const details = { kind: teacher ? 'teacher' : 'parent' }
  await writeAudit(tx, { action: 'account_created', actor: self, subjectId: id, details }, now)
  if (teacher) {
    await tx
      .insertInto('role_requests')
      .values({ id: newId(now), account_id: id, role: 'teacher', asked_at: now })
      .execute()
    await writeAudit(tx, { action: 'role_asked', actor: self, subjectId: id, details: { role: 'teacher' } }, now)
  }
  return id
}
