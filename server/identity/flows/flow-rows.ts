import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Designation, StageKind } from './flow-words.ts'

/** Whatever can be asked: the database, or an open transaction. */
export type Asking = Database['queries'] | Tx

/** A flow without its picture, which is read only to be sent. */
export type FlowRow = Omit<Selectable<Tables['flows']>, 'background_image' | 'designation'> & {
  designation: Designation
}

export const flowColumns = [
  'id',
  'policy_binding_id',
  'name',
  'slug',
  'title',
  'designation',
  'policy_engine_mode',
  'compatibility_mode',
  'layout',
  'denied_action',
  'authentication',
  'background_url',
  'background_type',
  'background_hash',
] as const

/** A binding with the stage it binds. */
export interface BoundStage extends Selectable<Tables['flow_stage_bindings']> {
  readonly stage_name: string
  readonly stage_kind: StageKind
}

/** The flow of a slug, or null. */
export async function findFlow(asking: Asking, slug: string): Promise<FlowRow | null> {
  const row = await asking.selectFrom('flows').select(flowColumns).where('slug', '=', slug).executeTakeFirst()
  return row ?? null
}

/** The bindings of flows with their stages, in the order in which they are run. */
export async function stagesOf(asking: Asking, flowIds: readonly string[]): Promise<BoundStage[]> {
  if (flowIds.length === 0) return []
  const rows = await asking
    .selectFrom('flow_stage_bindings as b')
    .innerJoin('flow_stages as s', 's.id', 'b.stage_id')
    .selectAll('b')
    .select(['s.name as stage_name', 's.kind as stage_kind'])
    .where('b.flow_id', 'in', flowIds)
    .orderBy('b.flow_id')
    .orderBy('b.place')
    .orderBy('b.id')
    .execute()
  return rows
}

/** The constraint that a statement broke, or null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('constraint' in error)) return null
  const { code, constraint } = error
  return (code === '23505' || code === '23503') && typeof constraint === 'string' ? constraint : null
}
