import { choiceRule, flagRule, integerRule, keyRule, slugRule, textRule, type ValuesOf } from './field-rules.ts'
import { authentications, deniedActions, designations, invalidActions, layouts, policyModes } from './flow-words.ts'

/** What may be written of a flow, by the API and by a blueprint. */
export const flowRules = {
  name: textRule(),
  slug: slugRule,
  title: textRule(),
  designation: choiceRule(designations),
  policy_engine_mode: choiceRule(policyModes),
  compatibility_mode: flagRule,
  layout: choiceRule(layouts),
  denied_action: choiceRule(deniedActions),
  authentication: choiceRule(authentications),
}
export const requiredOfFlow = ['name', 'slug', 'title', 'designation'] as const
export type FlowValues = ValuesOf<typeof flowRules>

/** What may be written of a binding. */
export const bindingRules = {
  target: keyRule,
  stage: keyRule,
  order: integerRule,
  evaluate_on_plan: flagRule,
  re_evaluate_policies: flagRule,
  policy_engine_mode: choiceRule(policyModes),
  invalid_response_action: choiceRule(invalidActions),
}
export const requiredOfBinding = ['target', 'stage', 'order'] as const
export type BindingValues = ValuesOf<typeof bindingRules>

/** The columns in which the values of a binding are kept. */
export function columnsOfBinding({ target, stage, order, ...others }: BindingValues) {
  return {
    ...others,
    ...(target === undefined ? {} : { flow_id: target }),
    ...(stage === undefined ? {} : { stage_id: stage }),
    ...(order === undefined ? {} : { place: order }),
  }
}
