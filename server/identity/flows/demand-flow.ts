import { type FlowCall, paramOf } from './flow-call.ts'
import { notThere } from './flow-failure.ts'
import { findFlow, type FlowRow } from './flow-rows.ts'

/** The flow whose slug stands in the address under that name. Throws 404. */
export async function demandNamedFlow(call: FlowCall, name: 'slug' | 'flow_slug'): Promise<FlowRow> {
  const flow = await findFlow(call.db.queries, paramOf(call, name))
  if (flow === null) throw notThere('Flow')
  return flow
}
