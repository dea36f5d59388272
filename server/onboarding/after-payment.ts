import { nextStep, numberOfStep, type Step, stepOfNumber } from '@polyhex/contract/onboarding/steps'
import type { Tx } from '../database/database.ts'
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

/** Which of these accounts wait at a step where a family pays. */
export async function atPaymentStep(tx: Pick<Tx, 'selectFrom'>, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return []
  const rows = await tx
    .selectFrom('account_states as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.account_id', 's.value', 'a.roles'])
    .where('s.key', '=', onboardingKey)
    .where('s.account_id', 'in', [...accountIds])
    .orderBy('s.account_id')
    .execute()
  return rows.flatMap((row) => {
    const step = stepOfNumber('student', row.value)
    return row.roles.includes('student') && step !== null && paymentSteps.includes(step) ? [row.account_id] : []
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
