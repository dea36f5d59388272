import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'
import { hashToken, newToken } from '../../http/session.ts'

/** The cookie that binds a browser to its plan. */
export const planCookie = 'polyhex_flow'
const planMinutes = 30

/** One browser on its way through a flow. */
export interface Plan {
  readonly tokenHash: Buffer
  readonly flowId: string
  readonly bindingIds: readonly string[]
  /** How many bindings are passed. */
  readonly step: number
  /** What was typed to say who is meant. */
  readonly identifier: string | null
  readonly accountId: string | null
  /** A password stage has been passed for this account. */
  readonly verified: boolean
  readonly completed: boolean
}

/** A plan as its row holds it. */
export interface PlanRow {
  flow_id: string
  binding_ids: string[]
  step: number
  identifier: string | null
  account_id: string | null
  verified: boolean
  completed: boolean
}

/** A plan out of its row. */
export const planOf = (tokenHash: Buffer, row: PlanRow): Plan => ({
  tokenHash,
  flowId: row.flow_id,
  bindingIds: row.binding_ids,
  step: row.step,
  identifier: row.identifier,
  accountId: row.account_id,
  verified: row.verified,
  completed: row.completed,
})

/** The columns of a PlanRow. */
export const planColumns = [
  'flow_id',
  'binding_ids',
  'step',
  'identifier',
  'account_id',
  'verified',
  'completed',
] as const
const columns = planColumns.join(', ')

const readStatement = statement<PlanRow>(
  'read_flow_plan',
  `select ${columns} from flow_plans where token_hash = $1 and expires_at > $2`,
)

const advanceStatement = statement<PlanRow>(
  'advance_flow_plan',
  `update flow_plans set step = step + 1, completed = step + 1 >= cardinality(binding_ids),
     identifier = $3, account_id = $4, verified = $5
   where token_hash = $1 and step = $2 and not completed returning ${columns}`,
)

const countFailureStatement = statement<{ failures: number }>(
  'count_flow_failure',
  'update flow_plans set failures = least(failures + 1, 1000) where token_hash = $1 and not completed returning failures',
)

/** The plan of a token hash, while its time lasts. */
export async function readPlan(db: Database, tokenHash: Buffer | null, now: Date): Promise<Plan | null> {
  if (tokenHash === null) return null
  const [row] = await db.run(readStatement, [tokenHash, now])
  return row === undefined ? null : planOf(tokenHash, row)
}

export interface NewPlan {
  readonly flowId: string
  readonly bindingIds: readonly string[]
  readonly identifier?: string
  readonly accountId?: string
}

/** Makes a plan in the place of the browser's former one, and gives it with its token. */
export async function startPlan(
  db: Database,
  plan: NewPlan,
  old: Buffer | null,
  now: Date,
): Promise<{ plan: Plan; token: string }> {
  const token = newToken()
  const tokenHash = hashToken(token)
  if (tokenHash === null) throw new Error('a new token has the form of a token')
  if (old !== null) await dropPlan(db, old)
  const row = await db.queries
    .insertInto('flow_plans')
    .values({
      token_hash: tokenHash,
      flow_id: plan.flowId,
      binding_ids: [...plan.bindingIds],
      identifier: plan.identifier ?? null,
      account_id: plan.accountId ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + planMinutes * 60_000),
    })
    .returning(planColumns)
    .executeTakeFirstOrThrow()
  return { plan: planOf(tokenHash, row), token }
}

/** What passing a stage may change of a plan. */
export type PlanChanges = Partial<Pick<Plan, 'identifier' | 'accountId' | 'verified'>>

/**
 * Passes the stage at which the plan stands. Of several requests at once only one does; the others get null.
 */
export async function advancePlan(db: Database, plan: Plan, changes: PlanChanges): Promise<Plan | null> {
  const { identifier, accountId, verified } = { ...plan, ...changes }
  const [row] = await db.run(advanceStatement, [plan.tokenHash, plan.step, identifier, accountId, verified])
  return row === undefined ? null : planOf(plan.tokenHash, row)
}

/** Sets a plan back to its first stage; who was meant is kept only `withContext`. */
export async function restartPlan(db: Database, plan: Plan, withContext: boolean): Promise<void> {
  await db.queries
    .updateTable('flow_plans')
    .set({ step: 0, verified: false, ...(withContext ? {} : { identifier: null, account_id: null }) })
    .where('token_hash', '=', plan.tokenHash)
    .where('completed', '=', false)
    .execute()
}

/** Counts a try before it is judged, so that many at once cannot pass the limit. Gives how many there were. */
export async function countFailure(db: Database, plan: Plan): Promise<number> {
  const [row] = await db.run(countFailureStatement, [plan.tokenHash])
  return row?.failures ?? Number.POSITIVE_INFINITY
}

/** Ends a plan: its cookie is worth nothing any more. */
export async function dropPlan(db: Database, tokenHash: Buffer): Promise<void> {
  await db.queries.deleteFrom('flow_plans').where('token_hash', '=', tokenHash).execute()
}

/** How many browsers are on their way through each of these flows. */
export async function countOpenPlans(
  db: Database,
  flowIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (flowIds.length === 0) return new Map()
  const rows = await db.queries
    .selectFrom('flow_plans')
    .select(['flow_id', sql<number>`count(*)::int`.as('count')])
    .where('flow_id', 'in', flowIds)
    .where('completed', '=', false)
    .where('expires_at', '>', now)
    .groupBy('flow_id')
    .execute()
  return new Map(rows.map((row) => [row.flow_id, row.count]))
}

/** How many browsers are on their way through any flow. */
export async function countAllOpenPlans(db: Database, now: Date): Promise<number> {
  const { count } = await db.queries
    .selectFrom('flow_plans')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('completed', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** Forgets every plan; who is on the way begins again, by the flows as they are now. */
export async function forgetAllPlans(db: Database): Promise<void> {
  await db.queries.deleteFrom('flow_plans').execute()
}

/** Removes plans whose time is over. */
export async function forgetOldPlans(db: Database, now: Date): Promise<void> {
  await db.queries.deleteFrom('flow_plans').where('expires_at', '<=', now).execute()
}
