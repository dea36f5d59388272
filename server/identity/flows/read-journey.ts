import type { Database } from '../../database/database.ts'
import { statement } from '../../database/statement.ts'
import { type BoundStage, flowColumns, type FlowRow } from './flow-rows.ts'
import { type Plan, planColumns, planOf, type PlanRow } from './plans.ts'

/** A flow with its stages, and where a browser stands in it; no plan when it has none, or one through another flow. */
export interface FoundJourney {
  readonly flow: FlowRow
  readonly bound: readonly BoundStage[]
  readonly plan: Plan | null
}

interface JourneyRow {
  readonly flow: FlowRow
  readonly bound: readonly BoundStage[]
  readonly plan: PlanRow | null
}

const pairs = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `'${column}', ${table}.${column}`).join(', ')

const readStatement = statement<JourneyRow>(
  'read_flow_journey',
  `select json_build_object(${pairs('f', flowColumns)}) as flow,
     (select coalesce(json_agg(
        (to_jsonb(b) || jsonb_build_object('stage_name', s.name, 'stage_kind', s.kind)) order by b.place, b.id), '[]')
      from flow_stage_bindings b join flow_stages s on s.id = b.stage_id where b.flow_id = f.id) as bound,
     (select json_build_object(${pairs('p', planColumns)}) from flow_plans p
      where p.token_hash = $2 and p.flow_id = f.id and p.expires_at > $3) as plan
   from flows f where f.slug = $1`,
)

/** Everything that a request to the executor begins with, in one round trip; null for an unknown slug. */
export async function readJourney(
  db: Database,
  slug: string,
  planHash: Buffer | null,
  now: Date,
): Promise<FoundJourney | null> {
  const [row] = await db.run(readStatement, [slug, planHash, now])
  if (row === undefined) return null
  const { flow, bound, plan } = row
  return { flow, bound, plan: plan === null || planHash === null ? null : planOf(planHash, plan) }
}
