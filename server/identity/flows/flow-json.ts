import type { BoundStage, FlowRow } from './flow-rows.ts'
import { type StageKind, stageKinds } from './flow-words.ts'

/** The prefix under which all of this is served. */
export const flowsBase = '/api/v3'

/** Where the picture behind a flow is: an address elsewhere, our own, or '' for none. */
export function backgroundOf(flow: FlowRow): string {
  if (flow.background_hash !== null) return `${flowsBase}/flows/backgrounds/${flow.id}/${flow.background_hash}/`
  return flow.background_url ?? ''
}

/** A flow as this prefix shows it: the fields of 2025.10, with those that the client of 2026.8 wants besides. */
export function flowJson(flow: FlowRow, bound: readonly BoundStage[], openPlans: number): object {
  const background = backgroundOf(flow)
  return {
    pk: flow.id,
    policybindingmodel_ptr_id: flow.policy_binding_id,
    name: flow.name,
    slug: flow.slug,
    title: flow.title,
    designation: flow.designation,
    background,
    background_url: background,
    background_themed_urls: null,
    stages: [...new Set(bound.map((binding) => binding.stage_id))],
    policies: [],
    cache_count: openPlans,
    policy_engine_mode: flow.policy_engine_mode,
    compatibility_mode: flow.compatibility_mode,
    export_url: `${flowsBase}/flows/instances/${flow.slug}/export/`,
    layout: flow.layout,
    denied_action: flow.denied_action,
    authentication: flow.authentication,
  }
}

/** A stage within a binding. `component` is the name of the form that edits it. */
export function stageJson(stage: { id: string; name: string; kind: StageKind }): object {
  const { title, titles, form, model } = stageKinds[stage.kind]
  return {
    pk: stage.id,
    name: stage.name,
    component: form,
    verbose_name: title,
    verbose_name_plural: titles,
    meta_model_name: model,
    flow_set: [],
  }
}

/** A binding with its stage. */
export function bindingJson(binding: BoundStage): object {
  return {
    pk: binding.id,
    policybindingmodel_ptr_id: binding.policy_binding_id,
    target: binding.flow_id,
    stage: binding.stage_id,
    stage_obj: stageJson({ id: binding.stage_id, name: binding.stage_name, kind: binding.stage_kind }),
    evaluate_on_plan: binding.evaluate_on_plan,
    re_evaluate_policies: binding.re_evaluate_policies,
    order: binding.place,
    policy_engine_mode: binding.policy_engine_mode,
    invalid_response_action: binding.invalid_response_action,
  }
}
