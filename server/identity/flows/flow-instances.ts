import { newId } from '../../database/new-id.ts'
import { demandNamedFlow } from './demand-flow.ts'
import { created, type FlowAnswer, type FlowCall, gone, ok } from './flow-call.ts'
import { invalidFields, notThere } from './flow-failure.ts'
import { flowJson } from './flow-json.ts'
import { type Asking, brokenConstraint, flowColumns, type FlowRow, stagesOf } from './flow-rows.ts'
import { flowRules, type FlowValues, requiredOfFlow } from './flow-rules.ts'
import { deniedActions, designations } from './flow-words.ts'
import { choiceRule, keyRule, readFields } from './field-rules.ts'
import {
  choiceWords,
  envelope,
  filterRule,
  keyWords,
  lastOf,
  readFilters,
  readOrdering,
  readPage,
  searchPatterns,
} from './list-query.ts'
import { countOpenPlans } from './plans.ts'

const filterRules = {
  denied_action: filterRule(choiceRule(deniedActions), choiceWords),
  designation: filterRule(choiceRule(designations), choiceWords),
  flow_uuid: filterRule(keyRule, keyWords),
}

const orderings = {
  pk: 'id',
  name: 'name',
  slug: 'slug',
  title: 'title',
  designation: 'designation',
  denied_action: 'denied_action',
  authentication: 'authentication',
  layout: 'layout',
  policy_engine_mode: 'policy_engine_mode',
  compatibility_mode: 'compatibility_mode',
} as const

async function shown(call: FlowCall, flow: FlowRow): Promise<object> {
  const open = await countOpenPlans(call.db, [flow.id], call.now)
  return flowJson(flow, await stagesOf(call.db.queries, [flow.id]), open.get(flow.id) ?? 0)
}

/** Turns the one thing that the database may still refuse into the words of the field. */
async function withUniqueSlug<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (brokenConstraint(error) === null) throw error
    throw invalidFields({ slug: ['Flow with this slug already exists.'] })
  }
}

function selectFlows(asking: Asking, call: FlowCall) {
  const { query } = call
  const filters = readFilters(filterRules, query)
  let rows = asking.selectFrom('flows')
  if (filters.denied_action !== undefined) rows = rows.where('denied_action', '=', filters.denied_action)
  if (filters.designation !== undefined) rows = rows.where('designation', '=', filters.designation)
  if (filters.flow_uuid !== undefined) rows = rows.where('id', '=', filters.flow_uuid)
  const [name, slug] = [lastOf(query, 'name'), lastOf(query, 'slug')]
  if (name !== undefined) rows = rows.where('name', '=', name)
  if (slug !== undefined) rows = rows.where('slug', '=', slug)
  for (const pattern of searchPatterns(query)) {
    rows = rows.where((where) =>
      where.or(
        (['name', 'slug', 'designation', 'title', 'denied_action'] as const).map((column) =>
          where(column, 'ilike', pattern),
        ),
      ),
    )
  }
  return rows
}

/** GET /flows/instances/: filters, search, order and pages. Requirement A-277. */
export async function listFlows(call: FlowCall): Promise<FlowAnswer> {
  const { db, query, now } = call
  const wanted = readPage(query)
  const rows = selectFlows(db.queries, call)
  const { count } = await rows.select((where) => where.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  let page = rows.select(flowColumns)
  const ordering = readOrdering(query, orderings, [
    ['slug', 'asc'],
    ['name', 'asc'],
  ])
  for (const [column, direction] of ordering) page = page.orderBy(column, direction)
  const offset = (wanted.page - 1) * wanted.size
  const flows = (await page.orderBy('id').limit(wanted.size).offset(offset).execute()) as FlowRow[]
  const ids = flows.map((flow) => flow.id)
  const bound = Map.groupBy(await stagesOf(db.queries, ids), (binding) => binding.flow_id)
  const open = await countOpenPlans(db, ids, now)
  const results = flows.map((flow) => flowJson(flow, bound.get(flow.id) ?? [], open.get(flow.id) ?? 0))
  return ok(envelope(results, Number(count), wanted))
}

/** POST /flows/instances/. */
export async function createFlow(call: FlowCall): Promise<FlowAnswer> {
  const { name, slug, title, designation, ...others } = readFields(flowRules, call.body, requiredOfFlow)
  if (name === undefined || slug === undefined || title === undefined || designation === undefined) {
    throw new Error('required fields have been read')
  }
  const id = newId(call.now)
  const own = { id, policy_binding_id: newId(call.now), name, slug, title, designation }
  const row = await withUniqueSlug(() =>
    call.db.queries
      .insertInto('flows')
      .values({ ...own, ...others })
      .returning(flowColumns)
      .executeTakeFirstOrThrow(),
  )
  return created(await shown(call, row))
}

/** GET /flows/instances/{slug}/. */
export async function retrieveFlow(call: FlowCall): Promise<FlowAnswer> {
  return ok(await shown(call, await demandNamedFlow(call, 'slug')))
}

async function writeFlow(call: FlowCall, required: readonly (keyof FlowValues)[]): Promise<FlowAnswer> {
  const flow = await demandNamedFlow(call, 'slug')
  const values = readFields(flowRules, call.body, required)
  if (Object.keys(values).length === 0) return ok(await shown(call, flow))
  const row = await withUniqueSlug(() =>
    call.db.queries
      .updateTable('flows')
      .set(values)
      .where('id', '=', flow.id)
      .returning(flowColumns)
      .executeTakeFirst(),
  )
  if (row === undefined) throw notThere('Flow')
  return ok(await shown(call, row))
}

/** PUT /flows/instances/{slug}/: what is not named stays as it is, as in Django REST framework. */
export async function updateFlow(call: FlowCall): Promise<FlowAnswer> {
  return writeFlow(call, requiredOfFlow)
}

/** PATCH /flows/instances/{slug}/. */
export async function patchFlow(call: FlowCall): Promise<FlowAnswer> {
  return writeFlow(call, [])
}

/** DELETE /flows/instances/{slug}/, with its bindings and the plans of those who are in it. */
export async function deleteFlow(call: FlowCall): Promise<FlowAnswer> {
  const flow = await demandNamedFlow(call, 'slug')
  await call.db.queries.deleteFrom('flows').where('id', '=', flow.id).execute()
  return gone
}

/** GET /flows/instances/{slug}/used_by/: what goes with the flow when it is deleted. */
export async function flowUsedBy(call: FlowCall): Promise<FlowAnswer> {
  const flow = await demandNamedFlow(call, 'slug')
  const bound = await stagesOf(call.db.queries, [flow.id])
  return ok(
    bound.map((binding) => ({
      app: 'authentik_flows',
      model_name: 'flowstagebinding',
      pk: binding.id,
      name: `Flow-stage binding #${binding.place} to ${flow.slug}`,
      action: 'cascade',
    })),
  )
}
