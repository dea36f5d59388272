import { inTransaction } from '../../database/in-transaction.ts'
import type { Contract } from '@polyhex/contract/classes/cohort'
import { isStaff, type Role } from '@polyhex/contract/identity/accounts'
import type { Kysely } from 'kysely'
import { constraintOf } from '../../database/constraint.ts'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import { dateAt } from '../../wall-clock.ts'

/** Dates of contracts are of this calendar: the product's own. */
const contractZone = 'America/New_York'

type Status = Contract['status']

function contracts(queries: Kysely<Tables>) {
  return queries
    .selectFrom('contracts as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.id', 'c.account_id', 'c.status', 'c.starting_on', 'c.ending_on', 'a.public_name', 'a.name', 'a.avatar'])
    .select(['a.teaches_grades', 'a.teaches_themes'])
}
type Row = Awaited<ReturnType<ReturnType<typeof contracts>['execute']>>[number]

const toContract = (row: Row): Contract => ({
  id: row.id,
  accountId: row.account_id,
  account: {
    id: row.account_id,
    publicName: row.public_name,
    name: row.name,
    avatar: row.avatar,
    teachesGrades: row.teaches_grades.toSorted((a, b) => a - b),
    teachesThemes: row.teaches_themes,
  },
  status: row.status,
  startingOn: row.starting_on,
  endingOn: row.ending_on,
})

async function readContract(queries: Kysely<Tables>, id: string): Promise<Contract> {
  const row = await contracts(queries).where('c.id', '=', id).executeTakeFirst()
  if (row === undefined) throw new Refusal('contract_not_found')
  return toContract(row)
}

/** A page of contracts with the accounts behind them, by name. C-174, C-207. */
export async function listContracts(
  db: Database,
  wanted: { readonly status: Status | 'all'; readonly accountId?: string | undefined },
  page: { readonly offset: number; readonly count: number },
): Promise<{ contracts: Contract[]; total: number }> {
  const { status } = wanted
  const rows = await contracts(db.queries)
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .where((where) => (status === 'all' ? where.lit(true) : where('c.status', '=', status)))
    .$if(wanted.accountId !== undefined, (query) => query.where('c.account_id', '=', wanted.accountId ?? ''))
    .orderBy('a.public_name')
    .orderBy('c.starting_on')
    .orderBy('c.id')
    .offset(page.offset)
    .limit(page.count)
    .execute()
  return { contracts: rows.map(toContract), total: Number(rows[0]?.total ?? 0) }
}

/** Runs a write of contracts; of two active ones of an account the second is refused with contract_exists. */
async function writing<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    throw constraintOf(error) === 'contracts_one_active' ? new Refusal('contract_exists') : error
  }
}

interface NewContract {
  readonly accountId: string
  readonly status: 'draft' | 'active'
  readonly startingOn: string
  readonly endingOn: string | null
}

/** Makes a contract. Throws account_not_found, not_a_teacher and contract_exists. */
export async function createContract(db: Database, given: NewContract, now: Date): Promise<Contract> {
  return writing(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('roles')
      .where('id', '=', given.accountId)
      .where('claimed', '=', true)
      .where('active', '=', true)
      .forShare()
      .executeTakeFirst()
    if (account === undefined) throw new Refusal('account_not_found')
    if (!isStaff({ roles: account.roles as Role[] })) throw new Refusal('not_a_teacher')
    const id = newId(now)
    await tx
      .insertInto('contracts')
      .values({
        id,
        account_id: given.accountId,
        status: given.status,
        starting_on: given.startingOn,
        ending_on: given.endingOn,
        created_at: now,
      })
      .execute()
    return readContract(tx, id)
  })
}

/**
 * Takes a contract from draft to active, or to its end: on the date given, else on the one it has, else today. Throws contract_not_found,
 * contract_status_not_allowed, contract_exists and contract_dates.
 */
export async function updateContract(
  db: Database,
  id: string,
  given: { readonly status: 'active' | 'ended'; readonly endingOn?: string | null | undefined },
  now: Date,
): Promise<Contract> {
  return writing(db, async (tx) => {
    const row = await tx.selectFrom('contracts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (row === undefined) throw new Refusal('contract_not_found')
    const allowed = given.status === 'active' ? row.status !== 'ended' : row.status === 'active'
    if (!allowed) throw new Refusal('contract_status_not_allowed')
    const today = dateAt(now, contractZone)
    const lasting = given.endingOn === undefined ? row.ending_on : given.endingOn
    const ended = lasting !== null && lasting < today ? lasting : today
    const endingOn = given.status === 'active' ? lasting : given.endingOn !== undefined ? lasting : ended
    // A contract that is ended before it has begun ends on its first day.
    const end =
      given.endingOn === undefined && endingOn !== null && endingOn < row.starting_on ? row.starting_on : endingOn
    if (end !== null && end < row.starting_on) throw new Refusal('contract_dates')
    await tx.updateTable('contracts').set({ status: given.status, ending_on: end }).where('id', '=', id).execute()
    return readContract(tx, id)
  })
}

/** Ends the contracts whose last date has passed. Gives how many. */
export async function endContracts(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db.queries
    .updateTable('contracts')
    .set({ status: 'ended' })
    .where('status', '=', 'active')
    .where('ending_on', '<', dateAt(now, contractZone))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
