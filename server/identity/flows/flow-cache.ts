import { demandNamedFlow } from './demand-flow.ts'
import { beginJourney } from './executor.ts'
import { type FlowAnswer, type FlowCall, gone, ok } from './flow-call.ts'
import { FlowFailure } from './flow-failure.ts'
import { flowsBase } from './flow-json.ts'
import { stagesOf } from './flow-rows.ts'
import { countAllOpenPlans, forgetAllPlans } from './plans.ts'
import { whyNotApplicable } from './why-not-applicable.ts'

/** GET /flows/instances/cache_info/: what is kept of flows is the plans of browsers that are on their way. */
export async function cacheInfo(call: FlowCall): Promise<FlowAnswer> {
  return ok({ count: await countAllOpenPlans(call.db, call.now) })
}

/** POST /flows/instances/cache_clear/: who is on the way begins again, by the flows as they are now. */
export async function clearCache(call: FlowCall): Promise<FlowAnswer> {
  await forgetAllPlans(call.db)
  return gone
}

/** GET /flows/instances/{slug}/execute/: plans the flow for the caller and says where it goes on. 400 when it is not for them. */
export async function executeFlow(call: FlowCall): Promise<FlowAnswer> {
  const flow = await demandNamedFlow(call, 'slug')
  const session = await call.caller.session()
  if (session.state !== 'authenticated' || whyNotApplicable(flow, session) !== null) throw new FlowFailure(400, null)
  const { accountId, username } = session.account
  const bound = await stagesOf(call.db.queries, [flow.id])
  await beginJourney(call, { flow, bound }, { accountId, identifier: username })
  return ok({ link: `${call.publicAddress}${flowsBase}/flows/executor/${flow.slug}/?query=` })
}
