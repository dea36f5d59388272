import type { Currency } from '@polyhex/contract/billing/money'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { prepared } from '../../database/prepared.ts'

/** Where money is, or what it is owed for. Taxes are kept by their name. M-032. */
export type JournalAccount =
  | 'psp_clearing'
  | 'deferred_revenue'
  | 'revenue'
  | 'psp_fees'
  | 'refunds'
  | 'disputes'
  | 'payouts'
  | `tax_payable:${string}`

/** A line of a movement: debits are positive, credits negative; minor units. */
export interface JournalEntry {
  readonly account: JournalAccount
  readonly amount: number
}

export interface Posting {
  /** What it is for, once: `pay:{payment}`, `ref:{refund}`, `dp:{dispute}:{status}`, `fee:{balance change}`, `rec:{credit change}`. */
  readonly opKey: string
  readonly paymentId: string | null
  readonly currency: Currency
  readonly entries: readonly JournalEntry[]
}

/** The account of a tax by its name, in the signs that the journal takes. */
export function taxAccount(name: string): JournalAccount {
  const plain = name
    .replaceAll(/[^A-Za-z0-9.-]+/g, ' ')
    .trim()
    .slice(0, 40)
  return `tax_payable:${plain === '' ? 'Tax' : plain}`
}

/** One line for each account, without those that come to nothing. */
function gathered(entries: readonly JournalEntry[]): JournalEntry[] {
  const sums = new Map<JournalAccount, number>()
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]))
}

/**
 * Writes movements of money, each once for its key, and gives the keys that are new: one that was posted before, and one
 * in which nothing moves, is left out. Throws RangeError for entries that do not add up to nothing or are no whole cents.
 * M-032.
 */
export async function postMovements(tx: Tx, postings: readonly Posting[], now: Date): Promise<string[]> {
  const movements: object[] = []
  const lines: object[] = []
  for (const { opKey, paymentId, currency, entries: given } of postings) {
    const entries = gathered(given)
    const sum = entries.reduce((total, { amount }) => total + amount, 0)
    if (sum !== 0 || entries.some(({ amount }) => !Number.isSafeInteger(amount)))
      throw new RangeError(`the entries of ${opKey} add up to ${sum}`)
    if (entries.length === 0) continue
    const id = newId(now)
    movements.push({ id, op_key: opKey, payment_id: paymentId, currency })
    lines.push(...entries.map((entry, index) => ({ ...entry, movement: id, ordinal: index + 1 })))
  }
  if (movements.length === 0) return []
  const { rows } = await sql<{ key: string }>`${prepared}
    with movement as (
      insert into journal_transactions (id, op_key, payment_id, currency, at)
      select id, op_key, payment_id, currency, ${now}
      from json_to_recordset(${JSON.stringify(movements)}::text::json) as v (id uuid, op_key text, payment_id uuid, currency text)
      order by op_key on conflict (op_key) do nothing returning id, op_key
    ), entry as (
      insert into journal_entries (transaction_id, ordinal, account, amount)
      select m.id, v.ordinal, v.account, v.amount from movement m
      join json_to_recordset(${JSON.stringify(lines)}::text::json) as v (movement uuid, ordinal smallint, account text, amount bigint)
        on v.movement = m.id
    )
    select op_key as key from movement`.execute(tx)
  return rows.map((row) => row.key)
}

/** Writes one movement: true when it is new, false when its key was posted before or nothing moves. See `postMovements`. */
export async function postJournal(tx: Tx, posting: Posting, now: Date): Promise<boolean> {
  return (await postMovements(tx, [posting], now)).length > 0
}

/** Takes a movement back under a key of its own; false where there is none, or it has been taken back. */
export async function reverseJournal(tx: Tx, opKey: string, reversalKey: string, now: Date): Promise<boolean> {
  const rows = await tx
    .selectFrom('journal_transactions as t')
    .innerJoin('journal_entries as e', 'e.transaction_id', 't.id')
    .select(['t.payment_id', 't.currency', 'e.account', 'e.amount'])
    .where('t.op_key', '=', opKey)
    .orderBy('e.ordinal')
    .execute()
  const [first] = rows
  if (first === undefined) return false
  const entries = rows.map((row) => ({ account: row.account as JournalAccount, amount: -row.amount }))
  const currency = first.currency
  return postJournal(tx, { opKey: reversalKey, paymentId: first.payment_id, currency, entries }, now)
}
