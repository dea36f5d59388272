import type { Onboarding } from '@polyhex/contract/onboarding/onboarding-operations'
import { veiledEmail } from '@polyhex/contract/onboarding/consent'
import type { Kysely } from 'kysely'
import { consentStateOf } from '../accounts/consent.ts'
import type { Tx } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** The account state that holds the step of sign-up. A-129. */
export const onboardingKey = 'onboarding'

/** Keeps a step for an account; 0 removes it, for then nothing is resumed. A-131. */
export async function keepStep(tx: Tx, accountId: string, step: number, now: Date): Promise<void> {
  if (step === 0) {
    await tx.deleteFrom('account_states').where('account_id', '=', accountId).where('key', '=', onboardingKey).execute()
    return
  }
  await setState(tx, accountId, onboardingKey, step, now)
}

/** Sets one number of an account. */
export async function setState(tx: Tx, accountId: string, key: string, value: number, now: Date): Promise<void> {
  await tx
    .insertInto('account_states')
    .values({ account_id: accountId, key, value, changed_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet({ value, changed_at: now }))
    .execute()
}

/** Whose steps an account goes through. A teacher has no role until somebody says yes. */
export function accountTypeOf(roles: readonly string[]): Onboarding['accountType'] {
  if (roles.includes('student')) return 'student'
  return roles.length === 0 || roles.includes('teacher') ? 'teacher' : 'parent'
}

/** A sign-up as it stands, for whoever may go on with it. */
export async function readOnboarding(queries: Kysely<Tables>, accountId: string, now: Date): Promise<Onboarding> {
  const row = await queries
    .selectFrom('accounts as a')
    .leftJoin('account_states as s', (join) => join.onRef('s.account_id', '=', 'a.id').on('s.key', '=', onboardingKey))
    .selectAll('a')
    .select('s.value as step')
    .select((select) =>
      select
        .exists(select.selectFrom('managed_accounts').select('manager_id').whereRef('account_id', '=', 'a.id'))
        .as('parentConnected'),
    )
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const student = row.roles.includes('student')
  return {
    id: row.id,
    accountType: accountTypeOf(row.roles),
    step: Math.max(0, row.step ?? 0),
    claimed: row.claimed,
    username: row.username,
    name: row.name,
    publicName: row.public_name,
    avatar: row.avatar,
    timeZone: row.time_zone,
    gradeLevel: row.grade,
    birthDate: row.birth_month,
    focusAreas: row.focus_areas,
    learningGoals: row.learning_goals,
    parentEmail: student && row.email !== null ? veiledEmail(row.email) : null,
    consent: await consentStateOf(queries, accountId, now),
    parentConnected: Boolean(row.parentConnected),
  }
}
