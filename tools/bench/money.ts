import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { fulfil } from '../../server/billing/payments/fulfil.ts'
import { MoneyScene } from '../../server/billing/money-scene.ts'
import { waitsOfCalls } from '../../server/database/connection-limits.ts'
import { columnTypes, type Database } from '../../server/database/database.ts'
import { benchCreditGrowth, raceForCredits, type CreditGrowth, type CreditRace } from './money-credits.ts'
import { onMoneyDatabase } from './money-database.ts'
import { compare, type Comparison, type Round } from './ratio.ts'

const now = new Date('2026-11-02T15:00:00Z')
const workers = 8
const paymentsEach = 80

interface Paid {
  readonly paymentId: string
  readonly accountId: string
}

/** Open payments whose checkouts are paid, of buyers of their own, outside the measured time. */
async function openPayments(scene: MoneyScene): Promise<Paid[]> {
  const paid: Paid[] = []
  for (let i = 0; i < paymentsEach; i++) {
    const accountId = await scene.person()
    const { paymentId, checkoutId } = await scene.order({ accountId, priceId: 'price_dropin_5' })
    scene.provider.pay(checkoutId)
    paid.push({ paymentId, accountId })
  }
  return paid
}

async function inTurns(paid: Paid[], work: (one: Paid) => Promise<void>): Promise<Round> {
  const done = paid.length
  const begun = performance.now()
  const worker = async (): Promise<void> => {
    for (let one = paid.pop(); one !== undefined; one = paid.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return { done, seconds: (performance.now() - begun) / 1000 }
}

type Row = Record<string, unknown>
interface Written {
  readonly table: string
  readonly rows: readonly Row[]
}

/** Everything that settling one payment writes anew, as it stands in the database. */
async function rowsOf(client: pg.Client, { paymentId }: Paid): Promise<{ payment: Row; written: Written[] }> {
  const read = async (text: string): Promise<Row[]> => (await client.query<Row>(text, [paymentId])).rows
  const [payment = {}] = await read('select * from payments where id = $1')
  return {
    payment,
    written: [
      { table: 'journal_transactions', rows: await read('select * from journal_transactions where payment_id = $1') },
      {
        table: 'journal_entries',
        rows: await read(
          'select e.* from journal_entries e join journal_transactions t on t.id = e.transaction_id where t.payment_id = $1',
        ),
      },
      { table: 'credits', rows: await read('select * from credits where payment_id = $1') },
      {
        table: 'credit_changes',
        rows: await read(
          'select h.credit_id, h.from_status, h.to_status, h.reason, h.at from credit_changes h join credits c on c.id = h.credit_id where c.payment_id = $1',
        ),
      },
      {
        table: 'outbox_mails',
        rows: await read(
          `select m.* from outbox_mails m join payments p on p.account_id = m.account_id where p.id = $1`,
        ),
      },
    ],
  }
}

/** A prepared insert of all rows of a table, with the ids of another payment in the place of the template's. */
function copied({ table, rows }: Written, swap: (value: unknown) => unknown) {
  const names = Object.keys(rows[0] ?? {})
  const places = rows.map((_, r) => `(${names.map((_, c) => `$${r * names.length + c + 1}`).join(', ')})`)
  return {
    name: `bare ${table}`,
    text: `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values ${places.join(', ')}`,
    values: rows.flatMap((row) => names.map((name) => swap(row[name]))),
  }
}

/** The same rows written by bare SQL in one transaction: the payment is held and moved, everything else is known before. */
async function settleBare(
  pool: pg.Pool,
  template: { readonly payment: Row; readonly written: readonly Written[]; readonly of: Paid },
  { paymentId, accountId }: Paid,
): Promise<void> {
  const ids = new Map<unknown, unknown>([
    [template.of.paymentId, paymentId],
    [template.of.accountId, accountId],
  ])
  const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-/
  const swap = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null && !(value instanceof Date)) return JSON.stringify(value)
    if (typeof value !== 'string') return value
    if (/^[a-z]+:/.test(value)) return `${value.slice(0, value.indexOf(':'))}:${paymentId}`
    if (!isId.test(value)) return value
    if (!ids.has(value)) ids.set(value, randomUUID())
    return ids.get(value)
  }
  const { payment } = template
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({ name: 'hold', text: 'select * from payments where id = $1 for update', values: [paymentId] })
    await client.query({
      name: 'paid',
      text: `update payments set status = 'paid', tax = $2, invoice_number = $3, brand = $4, last4 = $5, charged_at = $6,
        fee = $7, credits_purchased = $8, provider_charge_id = $9, touched_at = $6 where id = $1`,
      values: [
        paymentId,
        ...[payment['tax'], randomUUID(), payment['brand'], payment['last4'], payment['charged_at'], payment['fee']],
        ...[payment['credits_purchased'], randomUUID()],
      ],
    })
    for (const written of template.written) if (written.rows.length > 0) await client.query(copied(written, swap))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

export async function benchSettling(db: Database, url: string, rounds: number): Promise<Comparison> {
  const scene = new MoneyScene(db, now)
  const pool = new pg.Pool({ connectionString: url, max: workers })
  const client = new pg.Client({ connectionString: url, types: columnTypes })
  await client.connect()
  try {
    const [of] = await openPayments(scene)
    if (of === undefined) throw new Error('somebody has bought something')
    await fulfil(db, scene.provider, of.paymentId, now)
    const template = { ...(await rowsOf(client, of)), of }
    return await compare(
      rounds,
      async () =>
        inTurns(await openPayments(scene), async ({ paymentId }) => fulfil(db, scene.provider, paymentId, now)),
      async () => inTurns(await openPayments(scene), async (one) => settleBare(pool, template, one)),
    )
  } finally {
    await client.end()
    await pool.end()
  }
}

export interface MoneyFigures {
  /** Payments settled a second, against the same rows written bare. */
  readonly settling: Comparison
  readonly race: CreditRace
  readonly growth: readonly CreditGrowth[]
}

/** Settling payments, 64 students after 10 credits, and what more credits cost, on PostgreSQL. M-034. */
export async function benchMoney(root: string, rounds: number): Promise<MoneyFigures> {
  return onMoneyDatabase(root, waitsOfCalls, async (db, address) => {
    const settling = await benchSettling(db, address, rounds)
    const race = await raceForCredits(db, rounds)
    await sql`analyze`.execute(db.queries)
    return { settling, race, growth: await benchCreditGrowth(db, 10 + rounds) }
  })
}
