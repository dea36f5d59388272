import { inTransaction } from '../../database/in-transaction.ts'
import type { Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { type BlueprintEntry, BlueprintFault, type BlueprintModel, readBlueprint } from './blueprint.ts'
import { keyRule, readFields, type Rule, textRule } from './field-rules.ts'
import type { FlowAnswer, FlowCall } from './flow-call.ts'
import { FlowFailure } from './flow-failure.ts'
import { brokenConstraint } from './flow-rows.ts'
import { bindingRules, columnsOfBinding, flowRules, requiredOfBinding, requiredOfFlow } from './flow-rules.ts'
import { type StageKind, stageKinds } from './flow-words.ts'
import { readUpload } from './read-upload.ts'

/** A row that an entry names, and what becomes of it. */
interface Target {
  /** The id of the row that is there, or null. */
  find(): Promise<string | null>
  create(id: string): Promise<unknown>
  change(id: string): Promise<unknown>
  remove(id: string): Promise<unknown>
}

/** Fields of ours only: a field that is none is a mistake of the file, not to be passed over in silence. */
function valuesOf<R extends Readonly<Record<string, Rule<unknown>>>>(
  entry: BlueprintEntry,
  rules: R,
  required: readonly (keyof R & string)[],
) {
  const { pk: _, ...identifiers } = entry.identifiers
  const given = { ...identifiers, ...entry.attrs }
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(rules, name))
  if (unknown !== undefined) throw new BlueprintFault(`${entry.model} has no field ${unknown} here.`)
  return readFields(rules, given, entry.state === 'absent' ? [] : required)
}

function flowTarget(tx: Tx, entry: BlueprintEntry, pk: string | null, now: Date): Target {
  const values = valuesOf(entry, flowRules, requiredOfFlow)
  const { name = '', slug = '', title = '', designation = 'authentication', ...others } = values
  return {
    find: async () => {
      const rows = await tx
        .selectFrom('flows')
        .select('id')
        .where((where) => where.or([where('slug', '=', slug), ...(pk === null ? [] : [where('id', '=', pk)])]))
        .execute()
      return rows.find((row) => row.id === pk)?.id ?? rows[0]?.id ?? null
    },
    create: (id) =>
      tx
        .insertInto('flows')
        .values({ id, policy_binding_id: newId(now), name, slug, title, designation, ...others })
        .execute(),
    change: (id) => tx.updateTable('flows').set(values).where('id', '=', id).execute(),
    remove: (id) => tx.deleteFrom('flows').where('id', '=', id).execute(),
  }
}

function stageTarget(tx: Tx, entry: BlueprintEntry, pk: string | null, kind: StageKind): Target {
  const { name = '' } = valuesOf(entry, { name: textRule({ max: 200 }) }, ['name'])
  return {
    find: async () => {
      const rows = await tx
        .selectFrom('flow_stages')
        .select(['id', 'kind'])
        .where((where) => where.or([where('name', '=', name), ...(pk === null ? [] : [where('id', '=', pk)])]))
        .execute()
      const row = rows.find((one) => one.id === pk) ?? rows[0]
      if (row !== undefined && row.kind !== kind) throw new BlueprintFault(`The stage ${name} is of another kind.`)
      return row?.id ?? null
    },
    create: (id) => tx.insertInto('flow_stages').values({ id, name, kind }).execute(),
    change: (id) => tx.updateTable('flow_stages').set({ name }).where('id', '=', id).execute(),
    remove: (id) => tx.deleteFrom('flow_stages').where('id', '=', id).execute(),
  }
}

function bindingTarget(tx: Tx, entry: BlueprintEntry, pk: string | null, now: Date): Target {
  const values = valuesOf(entry, bindingRules, requiredOfBinding)
  const { target = '', stage = '', order = 0, ...others } = values
  return {
    find: async () => {
      const rows = await tx
        .selectFrom('flow_stage_bindings')
        .select('id')
        .where((where) =>
          where.or([
            ...(target === '' || stage === ''
              ? []
              : [
                  where.and([where('flow_id', '=', target), where('stage_id', '=', stage), where('place', '=', order)]),
                ]),
            ...(pk === null ? [] : [where('id', '=', pk)]),
          ]),
        )
        .execute()
      return rows.find((row) => row.id === pk)?.id ?? rows[0]?.id ?? null
    },
    create: (id) =>
      tx
        .insertInto('flow_stage_bindings')
        .values({ id, policy_binding_id: newId(now), flow_id: target, stage_id: stage, place: order, ...others })
        .execute(),
    change: (id) => tx.updateTable('flow_stage_bindings').set(columnsOfBinding(values)).where('id', '=', id).execute(),
    remove: (id) => tx.deleteFrom('flow_stage_bindings').where('id', '=', id).execute(),
  }
}

const kindOfModel = new Map<BlueprintModel, StageKind>(
  (Object.keys(stageKinds) as StageKind[]).map((kind) => [stageKinds[kind].model, kind]),
)

function targetOf(tx: Tx, entry: BlueprintEntry, pk: string | null, now: Date): Target {
  if (entry.model === 'authentik_flows.flow') return flowTarget(tx, entry, pk, now)
  if (entry.model === 'authentik_flows.flowstagebinding') return bindingTarget(tx, entry, pk, now)
  const kind = kindOfModel.get(entry.model)
  if (kind === undefined) throw new BlueprintFault(`Model ${entry.model} is not allowed.`)
  return stageTarget(tx, entry, pk, kind)
}

function pkOf(entry: BlueprintEntry): string | null {
  if (!Object.hasOwn(entry.identifiers, 'pk')) return null
  const key = keyRule(entry.identifiers['pk'])
  if ('error' in key) throw new BlueprintFault(`pk: ${key.error}`)
  return key.value
}

async function applyEntry(tx: Tx, entry: BlueprintEntry, now: Date): Promise<string> {
  if (entry.conditions.includes(false)) return `Left out ${entry.model}: its conditions do not hold.`
  if (Object.keys(entry.identifiers).length === 0) throw new BlueprintFault(`${entry.model} has no identifiers.`)
  const pk = pkOf(entry)
  const target = targetOf(tx, entry, pk, now)
  const id = await target.find()
  if (entry.state === 'absent') {
    if (id !== null) await target.remove(id)
    return `${id === null ? 'There was no' : 'Removed'} ${entry.model}.`
  }
  if (id === null) {
    await target.create(pk ?? newId(now))
    return `Created ${entry.model}.`
  }
  if (entry.state === 'must_created') throw new BlueprintFault(`${entry.model} is there already.`)
  if (entry.state === 'present') await target.change(id)
  return entry.state === 'present' ? `Updated ${entry.model}.` : `${entry.model} is there already.`
}

/** Why an import failed, in words; null for what is a fault of ours. */
function reasonOf(error: unknown): string | null {
  if (error instanceof BlueprintFault) return error.message
  if (error instanceof FlowFailure) {
    const fields = Object.entries((error.body ?? {}) as Record<string, readonly string[]>)
    return fields.map(([field, words]) => `${field}: ${words.join(' ')}`).join(' ')
  }
  const constraint = brokenConstraint(error)
  return constraint === null ? null : `This does not fit what is there (${constraint}).`
}

const lineOf = (level: 'info' | 'error', event: string, now: Date): object => ({
  timestamp: now.toISOString(),
  log_level: level,
  logger: 'polyhex.flows.import',
  event,
  attributes: {},
})

/**
 * POST /flows/instances/import/: all of a blueprint or nothing of it. Success and failure both answer 200, as authentik
 * does; without a file it is 400.
 */
export async function importFlows(call: FlowCall): Promise<FlowAnswer> {
  const { file } = await readUpload(call.request)
  if (file === null) return { status: 400, body: { success: false, logs: [] } }
  let events: string[]
  try {
    const entries = readBlueprint(file)
    events = await inTransaction(call.db, async (tx) => {
      const done: string[] = []
      for (const entry of entries) done.push(await applyEntry(tx, entry, call.now))
      return done
    })
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    return { status: 200, changed: false, body: { success: false, logs: [lineOf('error', reason, call.now)] } }
  }
  return { status: 200, body: { success: true, logs: events.map((event) => lineOf('info', event, call.now)) } }
}
