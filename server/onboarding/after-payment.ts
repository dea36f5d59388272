import { nextStep, numberOfStep, type Step, stepOfNumber } from '@polyhex/contract/onboarding/steps'
import { type Kysely, sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { keepStep, onboardingKey } from './onboarding-account.ts'

/** The steps of sign-up at which a family pays: weekly classes, a cohort, a trial. C-151. */
const paymentSteps: readonly Step[] = ['student_11', 'student_15', 'student_17']
const nothingKnown = {
  type: 'student',
  authenticated: true,
  parentIsHere: false,
  withoutParent: false,
  commitment: null,
  path: null,
} as const

/** Which of these accounts, and of those that `managedBy` manages, wait at a step where a family pays, by their ids. */
export async function atPaymentStep(
  queries: Kysely<Tables>,
  accountIds: readonly string[],
  managedBy: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ readonly account_id: string; readonly value: number }>`${prepared}
    select s.account_id, s.value from (
      select unnest(${[...accountIds]}::uuid[]) as id
      union select account_id from managed_accounts where manager_id = ${managedBy}::uuid
    ) w join account_states s on s.account_id = w.id and s.key = ${onboardingKey}
    join accounts a on a.id = w.id and 'student' = any (a.roles)
    order by s.account_id`.execute(queries)
  return rows.flatMap((row) => {
    const step = stepOfNumber('student', row.value)
    return step !== null && paymentSteps.includes(step) ? [row.account_id] : []
  })
}

/** Moves a student's sign-up on from the step where the family pays, now that it has. True when it stood there. C-149. */
export async function moveBeyondPayment(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  if ((await atPaymentStep(tx, [accountId])).length === 0) return false
  const state = await tx
    .selectFrom('account_states')
    .select('value')
    .where('account_id', '=', accountId)
    .where('key', '=', onboardingKey)
    .executeTakeFirstOrThrow()
  const step = stepOfNumber('student', state.value)
  const next = step === null ? null : nextStep(step, nothingKnown)
  const isLast =
    next === null || next === 'close' || next === 'clear' || next === 'authenticated' || next === 'checkout'
  await keepStep(tx, accountId, isLast ? 0 : numberOfStep(next), now)
  return true
}
