import { stringify } from 'yaml'
import type { BlueprintModel } from './blueprint.ts'
import { demandNamedFlow } from './demand-flow.ts'
import type { FlowAnswer, FlowCall } from './flow-call.ts'
import { type BoundStage, type FlowRow, stagesOf } from './flow-rows.ts'
import { stageKinds } from './flow-words.ts'

const entry = (model: BlueprintModel, identifiers: object, attrs: object): object => ({
  model,
  state: 'present',
  conditions: [],
  identifiers,
  attrs,
  permissions: [],
  id: null,
})

/** A flow with its stages and bindings as a blueprint. What is imported again is the same flow. */
export function blueprintOf(flow: FlowRow, bound: readonly BoundStage[]): string {
  const { name, title, designation, policy_engine_mode, compatibility_mode, layout, denied_action, authentication } =
    flow
  const attrs = {
    name,
    title,
    designation,
    policy_engine_mode,
    compatibility_mode,
    layout,
    denied_action,
    authentication,
  }
  const stages = new Map(bound.map((binding) => [binding.stage_id, binding]))
  return stringify({
    version: 1,
    metadata: { name: `Export of the flow ${flow.slug}`, labels: { 'blueprints.goauthentik.io/generated': 'true' } },
    context: {},
    entries: [
      entry('authentik_flows.flow', { pk: flow.id, slug: flow.slug }, attrs),
      ...[...stages.values()].map((stage) =>
        entry(stageKinds[stage.stage_kind].model, { pk: stage.stage_id, name: stage.stage_name }, {}),
      ),
      ...bound.map((binding) =>
        entry(
          'authentik_flows.flowstagebinding',
          { pk: binding.id, target: binding.flow_id, stage: binding.stage_id, order: binding.place },
          {
            evaluate_on_plan: binding.evaluate_on_plan,
            re_evaluate_policies: binding.re_evaluate_policies,
            policy_engine_mode: binding.policy_engine_mode,
            invalid_response_action: binding.invalid_response_action,
          },
        ),
      ),
    ],
  })
}

/** GET /flows/instances/{slug}/export/. */
export async function exportFlow(call: FlowCall): Promise<FlowAnswer> {
  const flow = await demandNamedFlow(call, 'slug')
  const text = blueprintOf(flow, await stagesOf(call.db.queries, [flow.id]))
  return {
    status: 200,
    body: Buffer.from(text),
    headers: {
      'content-type': 'application/yaml; charset=utf-8',
      'content-disposition': `attachment; filename="${flow.slug}.yaml"`,
    },
  }
}
