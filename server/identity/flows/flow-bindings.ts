import { newId } from '../../database/new-id.ts'
import { created, type FlowAnswer, type FlowCall, gone, ok, paramOf } from './flow-call.ts'
import { invalidFields, notThere } from './flow-failure.ts'
import { bindingJson } from './flow-json.ts'
import { type Asking, type BoundStage, brokenConstraint } from './flow-rows.ts'
import { bindingRules, type BindingValues, columnsOfBinding, requiredOfBinding } from './flow-rules.ts'
import { invalidActions, policyModes } from './flow-words.ts'
import { choiceRule, flagRule, integerRule, keyRule, readFields, type ValuesOf } from './field-rules.ts'
import {
  choiceWords,
  envelope,
  filterRule,
  flagWords,
  keyWords,
  numberWords,
  readFilters,
  readOrdering,
  readPage,
  searchPatterns,
} from './list-query.ts'

const filterRules = {
  evaluate_on_plan: filterRule(flagRule, flagWords),
  fsb_uuid: filterRule(keyRule, keyWords),
  invalid_response_action: filterRule(choiceRule(invalidActions), choiceWords),
  order: filterRule(integerRule, numberWords),
  pbm_uuid: filterRule(keyRule, keyWords),
  policies: filterRule(keyRule, keyWords),
  policy_engine_mode: filterRule(choiceRule(policyModes), choiceWords),
  re_evaluate_policies: filterRule(flagRule, flagWords),
  stage: filterRule(keyRule, keyWords),
  target: filterRule(keyRule, keyWords),
}

const orderings = {
  pk: 'b.id',
  order: 'b.place',
  target: 'b.flow_id',
  stage: 'b.stage_id',
  evaluate_on_plan: 'b.evaluate_on_plan',
  re_evaluate_policies: 'b.re_evaluate_policies',
  policy_engine_mode: 'b.policy_engine_mode',
  invalid_response_action: 'b.invalid_response_action',
} as const

const boundStages = (asking: Asking) =>
  asking.selectFrom('flow_stage_bindings as b').innerJoin('flow_stages as s', 's.id', 'b.stage_id')

async function findBinding(asking: Asking, id: string): Promise<BoundStage | null> {
  const row = await boundStages(asking)
    .selectAll('b')
    .select(['s.name as stage_name', 's.kind as stage_kind'])
    .where('b.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

async function demandBinding(call: FlowCall): Promise<BoundStage> {
  const key = keyRule(paramOf(call, 'fsb_uuid'))
  const binding = 'error' in key ? null : await findBinding(call.db.queries, key.value)
  if (binding === null) throw notThere('FlowStageBinding')
  return binding
}

/** A filter that names a flow or a stage that is not there is a wrong filter. */
async function demandNamed(asking: Asking, filters: BindingValues): Promise<void> {
  const errors: Record<string, string[]> = {}
  const words = ['Select a valid choice. That choice is not one of the available choices.']
  const { target, stage } = filters
  if (target !== undefined) {
    const flow = await asking.selectFrom('flows').select('id').where('id', '=', target).executeTakeFirst()
    if (flow === undefined) errors['target'] = words
  }
  if (stage !== undefined) {
    const found = await asking.selectFrom('flow_stages').select('id').where('id', '=', stage).executeTakeFirst()
    if (found === undefined) errors['stage'] = words
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

function selectBindings(asking: Asking, call: FlowCall, filters: ValuesOf<typeof filterRules>) {
  let rows = boundStages(asking)
  const { evaluate_on_plan, fsb_uuid, invalid_response_action, order, pbm_uuid } = filters
  const { policies, policy_engine_mode, re_evaluate_policies, stage, target } = filters
  if (evaluate_on_plan !== undefined) rows = rows.where('b.evaluate_on_plan', '=', evaluate_on_plan)
  if (fsb_uuid !== undefined) rows = rows.where('b.id', '=', fsb_uuid)
  if (invalid_response_action !== undefined)
    rows = rows.where('b.invalid_response_action', '=', invalid_response_action)
  if (order !== undefined) rows = rows.where('b.place', '=', order)
  if (pbm_uuid !== undefined) rows = rows.where('b.policy_binding_id', '=', pbm_uuid)
  if (policy_engine_mode !== undefined) rows = rows.where('b.policy_engine_mode', '=', policy_engine_mode)
  if (re_evaluate_policies !== undefined) rows = rows.where('b.re_evaluate_policies', '=', re_evaluate_policies)
  if (stage !== undefined) rows = rows.where('b.stage_id', '=', stage)
  if (target !== undefined) rows = rows.where('b.flow_id', '=', target)
  // There are no policies here, so no binding has any of those asked for.
  if (policies !== undefined) rows = rows.where((where) => where.val(false))
  for (const pattern of searchPatterns(call.query)) rows = rows.where('s.name', 'ilike', pattern)
  return rows
}

/** GET /flows/bindings/: filters, search, order and pages. Requirement A-277. */
export async function listBindings(call: FlowCall): Promise<FlowAnswer> {
  const { db, query } = call
  const wanted = readPage(query)
  const filters = readFilters(filterRules, query)
  await demandNamed(db.queries, filters)
  const rows = selectBindings(db.queries, call, filters)
  const { count } = await rows.select((where) => where.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  let page = rows.selectAll('b').select(['s.name as stage_name', 's.kind as stage_kind'])
  for (const [column, direction] of readOrdering(query, orderings, [['b.place', 'asc']])) {
    page = page.orderBy(column, direction)
  }
  const offset = (wanted.page - 1) * wanted.size
  const found = (await page.orderBy('b.id').limit(wanted.size).offset(offset).execute()) as BoundStage[]
  return ok(envelope(found.map(bindingJson), Number(count), wanted))
}

/** What the database refuses, in words: the flow, the stage, or the same binding twice. */
async function withKnownParts<Result>(values: BindingValues, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const constraint = brokenConstraint(error)
    const gone = (id: string | undefined): string[] => [`Invalid pk "${id ?? ''}" - object does not exist.`]
    if (constraint === 'flow_stage_bindings_flow_id_fkey') throw invalidFields({ target: gone(values.target) })
    if (constraint === 'flow_stage_bindings_stage_id_fkey') throw invalidFields({ stage: gone(values.stage) })
    if (constraint !== 'flow_stage_bindings_once') throw error
    throw invalidFields({ non_field_errors: ['The fields target, stage, order must make a unique set.'] })
  }
}

async function shown(call: FlowCall, id: string): Promise<object> {
  const binding = await findBinding(call.db.queries, id)
  if (binding === null) throw notThere('FlowStageBinding')
  return bindingJson(binding)
}

/** POST /flows/bindings/. */
export async function createBinding(call: FlowCall): Promise<FlowAnswer> {
  const values = readFields(bindingRules, call.body, requiredOfBinding)
  const { target, stage, order, ...others } = values
  if (target === undefined || stage === undefined || order === undefined) {
    throw new Error('required fields have been read')
  }
  const id = newId(call.now)
  const row = { id, policy_binding_id: newId(call.now), flow_id: target, stage_id: stage, place: order, ...others }
  await withKnownParts(values, () => call.db.queries.insertInto('flow_stage_bindings').values(row).execute())
  return created(await shown(call, id))
}

/** GET /flows/bindings/{fsb_uuid}/. */
export async function retrieveBinding(call: FlowCall): Promise<FlowAnswer> {
  return ok(bindingJson(await demandBinding(call)))
}

async function writeBinding(call: FlowCall, required: readonly (keyof BindingValues)[]): Promise<FlowAnswer> {
  const { id } = await demandBinding(call)
  const values = readFields(bindingRules, call.body, required)
  const columns = columnsOfBinding(values)
  if (Object.keys(columns).length > 0) {
    await withKnownParts(values, () =>
      call.db.queries.updateTable('flow_stage_bindings').set(columns).where('id', '=', id).execute(),
    )
  }
  return ok(await shown(call, id))
}

/** PUT /flows/bindings/{fsb_uuid}/. */
export async function updateBinding(call: FlowCall): Promise<FlowAnswer> {
  return writeBinding(call, requiredOfBinding)
}

/** PATCH /flows/bindings/{fsb_uuid}/. */
export async function patchBinding(call: FlowCall): Promise<FlowAnswer> {
  return writeBinding(call, [])
}

/** DELETE /flows/bindings/{fsb_uuid}/. The stage stays. */
export async function deleteBinding(call: FlowCall): Promise<FlowAnswer> {
  const { id } = await demandBinding(call)
  await call.db.queries.deleteFrom('flow_stage_bindings').where('id', '=', id).execute()
  return gone
}

/** GET /flows/bindings/{fsb_uuid}/used_by/: nothing of ours hangs on a binding. */
export async function bindingUsedBy(call: FlowCall): Promise<FlowAnswer> {
  await demandBinding(call)
  return ok([])
}
