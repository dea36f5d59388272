import { createHash } from 'node:crypto'
import { demandNamedFlow } from './demand-flow.ts'
import { planHashOf } from './executor.ts'
import { type FlowAnswer, type FlowCall, ok } from './flow-call.ts'
import { FlowFailure } from './flow-failure.ts'
import { bindingJson } from './flow-json.ts'
import { type BoundStage, stagesOf } from './flow-rows.ts'
import { type Plan, readPlan } from './plans.ts'

/** What a plan knew when it had come so far: never a password, a token or a cookie. */
function contextOf(plan: Plan, passed: readonly BoundStage[]): object {
  const kinds = new Set(passed.map((binding) => binding.stage_kind))
  const person = { app: 'authentik_core', model_name: 'user', pk: plan.accountId, name: plan.identifier }
  return {
    ...(kinds.has('identification') && plan.accountId !== null
      ? { pending_user: person, pending_user_identifier: plan.identifier }
      : {}),
    ...(kinds.has('password') && plan.verified ? { auth_method: 'password', auth_method_args: {} } : {}),
  }
}

function planJson(plan: Plan, bound: readonly BoundStage[], place: number, passed: number): object | null {
  const current = bound[place]
  if (current === undefined) return null
  const next = bound[place + 1]
  return {
    current_stage: bindingJson(current),
    next_planned_stage: next === undefined ? null : bindingJson(next),
    plan_context: contextOf(plan, bound.slice(0, passed)),
    session_id: createHash('sha256').update(plan.tokenHash).digest('hex'),
  }
}

/**
 * GET /flows/inspector/{flow_slug}/: where the caller's own browser stands in a flow, and by which stages it came. 400
 * without a body when it is not in that flow. Requirement A-273.
 */
export async function inspectFlow(call: FlowCall): Promise<FlowAnswer> {
  const flow = await demandNamedFlow(call, 'flow_slug')
  const plan = await readPlan(call.db, planHashOf(call), call.now)
  if (plan === null || plan.flowId !== flow.id) throw new FlowFailure(400, null)
  const byId = new Map((await stagesOf(call.db.queries, [flow.id])).map((binding) => [binding.id, binding]))
  const bound = plan.bindingIds.flatMap((id) => byId.get(id) ?? [])
  const passed = Math.min(plan.step, bound.length)
  const plans = bound.slice(0, passed).flatMap((_, place) => planJson(plan, bound, place, place + 1) ?? [])
  const current = plan.completed ? plans.at(-1) : planJson(plan, bound, plan.step, plan.step)
  return ok({ plans, ...(current ? { current_plan: current } : {}), is_completed: plan.completed })
}
