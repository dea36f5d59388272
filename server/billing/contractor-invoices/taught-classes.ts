import { classPay } from '@polyhex/contract/billing/contractor-invoice'
import type { Currency } from '@polyhex/contract/billing/money'
import { addDays } from '@polyhex/contract/calendar-dates'
import { type Kysely, sql } from 'kysely'
import { dateAt, instantAt } from '../../wall-clock.ts'
import type { Tables } from '../../database/tables.ts'

/** Dates of contracts and of their invoices are of this calendar: the product's own. */
export const contractZone = 'America/New_York'

/** A class that a teacher taught under a contract and that is on no invoice yet. */
export interface TaughtClass {
  readonly timeSlotId: string
  readonly contractId: string
  readonly className: string
  readonly startingAt: Date
  readonly minutes: number
  readonly hourlyRate: number
  readonly currency: Currency
  readonly amount: number
}

interface ContractRow {
  readonly id: string
  readonly status: string
  readonly starting_on: string
  readonly ending_on: string | null
  readonly hourly_rate: number | null
  readonly currency: string | null
}

interface SlotRow {
  readonly id: string
  readonly name: string | null
  readonly starting_at: Date
  readonly duration: number
}

export interface Period {
  readonly periodStart: string
  readonly periodEnd: string
}

async function slotsTaught(queries: Kysely<Tables>, accountId: string, period: Period): Promise<SlotRow[]> {
  const from = instantAt(period.periodStart, 0, contractZone)
  const until = instantAt(addDays(period.periodEnd, 1), 0, contractZone)
  const { rows } = await sql<SlotRow>`
    select s.id, coalesce(s.name, r.name) as name, s.starting_at, s.duration
    from attendees a join time_slots s on s.id = a.time_slot_id
      left join recurring_schedules r on r.id = s.recurring_schedule_id
    where a.account_id = ${accountId} and a.is_teacher and a.removed_at is null and a.group_status = 'attended'
      and s.settled_at is not null and s.status in ('open', 'ready_to_group', 'groups_created')
      and s.starting_at >= ${from} and s.starting_at < ${until}
      and not exists (select 1 from contractor_invoice_lines l
        where l.account_id = ${accountId} and l.time_slot_id = s.id)
    order by s.starting_at, s.id`.execute(queries)
  return rows
}

interface Rate {
  readonly hourlyRate: number
  readonly currency: Currency
}

/** What a contract that has a rate pays on a day: a class is paid by the rate of its day, not of the day it is invoiced. */
async function formerRates(
  queries: Kysely<Tables>,
  accountId: string,
): Promise<(contract: ContractRow, date: string) => Rate> {
  const former = await queries
    .selectFrom('former_contract_rates as f')
    .innerJoin('contracts as c', 'c.id', 'f.contract_id')
    .select(['f.contract_id', 'f.until_on', 'f.hourly_rate', 'f.currency'])
    .where('c.account_id', '=', accountId)
    .orderBy('f.until_on')
    .execute()
  return (contract, date) => {
    const counted = former.find((one) => one.contract_id === contract.id && date < one.until_on) ?? contract
    return { hourlyRate: Number(counted.hourly_rate), currency: counted.currency as Currency }
  }
}

/**
 * Classes that an account taught in a period, each day of it included, and that are on no invoice yet: it was a teacher of
 * the class and came, the class took place, and a contract that was begun covered its day. `withoutRate` counts those whose
 * contract says no rate yet. Decision 0036.
 */
export async function taughtClasses(
  queries: Kysely<Tables>,
  accountId: string,
  period: Period,
): Promise<{ readonly classes: TaughtClass[]; readonly withoutRate: number }> {
  const { rows: contracts } = await sql<ContractRow>`
    select id, status, starting_on, ending_on, hourly_rate, currency from contracts
    where account_id = ${accountId} and status in ('active', 'ended')
    order by status, starting_on desc, id`.execute(queries)
  const rateOn = await formerRates(queries, accountId)
  let withoutRate = 0
  const classes: TaughtClass[] = []
  for (const slot of await slotsTaught(queries, accountId, period)) {
    const date = dateAt(slot.starting_at, contractZone)
    const covering = contracts.filter(
      (one) => one.starting_on <= date && (one.ending_on === null || one.ending_on >= date),
    )
    const contract = covering.find((one) => one.hourly_rate !== null)
    if (contract === undefined) {
      if (covering.length > 0) withoutRate += 1
      continue
    }
    const { hourlyRate, currency } = rateOn(contract, date)
    classes.push({
      timeSlotId: slot.id,
      contractId: contract.id,
      className: slot.name ?? 'Class',
      startingAt: slot.starting_at,
      minutes: slot.duration,
      hourlyRate,
      currency,
      amount: classPay(slot.duration, hourlyRate),
    })
  }
  return { classes, withoutRate }
}

/** Of classes in two currencies those in the currency of the first: an invoice is in one; the others come on the next. */
export function inOneCurrency(classes: readonly TaughtClass[]): TaughtClass[] {
  return classes.filter(({ currency }) => currency === classes[0]?.currency)
}
