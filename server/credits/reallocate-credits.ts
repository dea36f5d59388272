import { addDays } from '@polyhex/contract/calendar-dates'
import { extensionDays } from '@polyhex/contract/classes/class-limits'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { changeCredits, type CreditStep } from './change-credits.ts'
import { chooseCredits, keepCredits } from './choose-credits.ts'
import { type CreditFamily, type HeldClass, type LiveCredit, lockCredits, readCreditFamily } from './credit-family.ts'
import { dateAt } from '../wall-clock.ts'
import { prepared } from '../database/prepared.ts'

/** Whether the last date of a credit has passed where its owner lives. C-146. */
export function isOverdue(credit: Pick<LiveCredit, 'expiresOn' | 'timeZone'>, now: Date): boolean {
  return credit.expiresOn !== null && credit.expiresOn < dateAt(now, credit.timeZone)
}

/** The credit that an attendee shall have, and whether it has one. */
interface Payment {
  readonly attendeeId: string
  readonly creditId: string | null
  readonly has: boolean
}

/** Writes which credit pays for which attendees. Those that have one lose it first where others get some: no credit is held twice. */
async function writePayments(tx: Tx, payments: readonly Payment[]): Promise<void> {
  if (payments.length === 0) return
  const have = payments.filter(({ has }) => has).map(({ attendeeId }) => attendeeId)
  const given = payments.filter(({ creditId }) => creditId !== null)
  if (have.length > 0) await sql`update attendees set credit_id = null where id = any (${have}::uuid[])`.execute(tx)
  if (given.length === 0) return
  const rows = JSON.stringify(given.map(({ attendeeId, creditId }) => ({ id: attendeeId, credit_id: creditId })))
  await sql`${prepared}update attendees a set credit_id = v.credit_id
    from json_to_recordset(${rows}::text::json) as v (id uuid, credit_id uuid) where a.id = v.id`.execute(tx)
}

/** A credit that was held for a class which we do not hold. */
export interface CancelledUse {
  readonly attendeeId: string
  readonly slotId: string
  readonly credit: LiveCredit
}

/**
 * Gives credits back because we did not hold the class they were for. One whose last date has passed in the meantime can
 * be used for 30 more days, since the fault is ours (decision 0025, 20). They must be held.
 */
export async function giveBackForCancelled(tx: Tx, uses: readonly CancelledUse[], now: Date): Promise<void> {
  await writePayments(
    tx,
    uses.map(({ attendeeId }) => ({ attendeeId, creditId: null, has: true })),
  )
  const held = uses.filter(({ credit }) => credit.status === 'allocated')
  const freed = held.map(({ credit, slotId }): CreditStep => ({
    creditId: credit.id,
    from: 'allocated',
    to: 'available',
    reason: 'class_cancelled',
    slotId,
    studentId: null,
  }))
  await changeCredits(tx, freed, null, now)
  const overdue = held.filter(({ credit }) => isOverdue(credit, now))
  await changeCredits(
    tx,
    overdue.map(({ credit, slotId }) => ({
      creditId: credit.id,
      from: 'available',
      to: 'available',
      reason: 'extended',
      slotId,
      studentId: null,
      expiresOn: addDays(dateAt(now, credit.timeZone), extensionDays),
    })),
    null,
    now,
  )
}

/** The credits that are held for classes which do not take place any more. */
function cancelledUses({ classes, credits }: CreditFamily): CancelledUse[] {
  const byId = new Map(credits.map((credit) => [credit.id, credit]))
  return classes.flatMap(({ attendeeId, slotId, creditId, takesCredit }) => {
    const credit = creditId === null ? undefined : byId.get(creditId)
    return takesCredit || credit === undefined ? [] : [{ attendeeId, slotId, credit }]
  })
}

/** What happens to one credit when it paid for `before` and shall pay for `after`. */
function stepOf(credit: LiveCredit, before: HeldClass | undefined, after: HeldClass | undefined): CreditStep | null {
  const { id: creditId, status: from } = credit
  if (after === undefined) {
    if (from === 'available') return null
    return { creditId, from, to: 'available', reason: 'freed', slotId: before?.slotId ?? null, studentId: null }
  }
  if (from === 'allocated' && before?.attendeeId === after.attendeeId) return null
  const reason = from === 'available' ? 'allocated' : 'moved'
  return { creditId, from, to: 'allocated', reason, slotId: after.slotId, studentId: after.studentId }
}

/** The steps and places that lead from what is to what `chooseCredits` says. */
function changesOf(family: CreditFamily) {
  const classes = family.classes.filter((one) => one.takesCredit)
  const had = new Map(
    classes.flatMap((one) => (one.creditId === null ? [] : [[one.attendeeId, one.creditId] as const])),
  )
  const chosen = keepCredits(chooseCredits(classes, family.credits, family.suppliers), family.credits, had)
  const [before, after] = [new Map<string, HeldClass>(), new Map<string, HeldClass>()]
  for (const one of classes) {
    if (one.creditId !== null) before.set(one.creditId, one)
    const creditId = chosen.get(one.attendeeId)
    if (creditId !== undefined) after.set(creditId, one)
  }
  return {
    steps: family.credits.flatMap((credit) => stepOf(credit, before.get(credit.id), after.get(credit.id)) ?? []),
    payments: classes.flatMap(({ attendeeId, creditId: had }): Payment[] => {
      const creditId = chosen.get(attendeeId) ?? null
      return creditId === had ? [] : [{ attendeeId, creditId, has: had !== null }]
    }),
  }
}

/** Marks those of the freed credits as expired whose last date has passed. */
async function expireFreed(tx: Tx, family: CreditFamily, steps: readonly CreditStep[], now: Date): Promise<void> {
  const freed = new Set(steps.filter((step) => step.reason === 'freed').map((step) => step.creditId))
  const overdue = family.credits.filter((credit) => freed.has(credit.id) && isOverdue(credit, now))
  const expired = overdue.map(({ id: creditId }): CreditStep => ({
    creditId,
    from: 'available',
    to: 'expired',
    reason: 'expired',
    slotId: null,
    studentId: null,
  }))
  await changeCredits(tx, expired, null, now)
}

/**
 * Computes anew which credit pays for which class, for everybody who draws on the same credits as these accounts
 * (students or owners), and writes what has changed. Call it at the end of whatever changes who is in a class, the state
 * or time of a class, or which credits there are. Credits of classes that are planned or cancelled become free.
 * With `held` the caller holds their credits already. S-033. C-144, C-147, C-178.
 */
export async function reallocateCredits(
  tx: Tx,
  accountIds: readonly string[],
  now: Date,
  { held = false }: { readonly held?: boolean } = {},
): Promise<void> {
  if (accountIds.length === 0) return
  if (!held) await lockCredits(tx, accountIds)
  let family = await readCreditFamily(tx, accountIds)
  const cancelled = cancelledUses(family)
  if (cancelled.length > 0) {
    await giveBackForCancelled(tx, cancelled, now)
    family = await readCreditFamily(tx, accountIds)
  }
  const { steps, payments } = changesOf(family)
  await writePayments(tx, payments)
  await changeCredits(tx, steps, null, now)
  await expireFreed(tx, family, steps, now)
}
