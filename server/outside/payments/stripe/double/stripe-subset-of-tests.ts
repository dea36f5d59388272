import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/**
 * What Stripe takes and gives in the version that the adapter is written for, as a subset of its published description: a
 * test fixture, since the whole is several megabytes and no test may need a network. Requests are closed: a parameter that
 * Stripe has removed, or never had, is refused.
 */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  readonly items?: Schema
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}
interface SubsetOperation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
interface Subset {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, SubsetOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export const fixtures: string = join(import.meta.dirname, '..', 'fixtures')
const read = (name: string): Subset => JSON.parse(readFileSync(join(fixtures, name), 'utf8')) as Subset
const main = read('stripe-subset.openapi.json')
const [schedules, settings] = [read('stripe-schedules.openapi.json'), read('stripe-settings.openapi.json')]
export const subset: Subset = {
  ...main,
  paths: { ...main.paths, ...schedules.paths, ...settings.paths },
  components: {
    schemas: { ...main.components.schemas, ...schedules.components.schemas, ...settings.components.schemas },
  },
}

const ajv = new Ajv2020({ strict: false, allErrors: true, allowUnionTypes: true, validateFormats: false })
ajv.addSchema({ $id: 'stripe', ...subset })
const compiled = new Map<string, ValidateFunction>()

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** What is wrong with a value by a part of the description, in words; null: nothing. */
function faultAt(path: string, value: unknown): string | null {
  const validate = compiled.get(path) ?? ajv.compile({ $ref: `stripe#${path}` })
  compiled.set(path, validate)
  return validate(value) ? null : ajv.errorsText(validate.errors, { separator: '; ' })
}

export const faultOfWebhook = (type: string, value: unknown): string | null =>
  faultAt(pointer('webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema'), value)
export const faultOfAnswer = (method: string, template: string, value: unknown): string | null =>
  faultAt(pointer('paths', template, method, 'responses', '200', 'content', 'application/json', 'schema'), value)

function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  return subset.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}
}

/** The operation at an address, with what stands in for its parameters; null when there is none. */
export function operationAt(method: string, path: string): { template: string; id: string | null } | null {
  if (subset.paths[path]?.[method] !== undefined) return { template: path, id: null }
  for (const template of Object.keys(subset.paths)) {
    const match = new RegExp(`^${template.replace('{id}', '([^/]+)')}$`).exec(path)
    if (match !== null && subset.paths[template]?.[method] !== undefined)
      return { template, id: decodeURIComponent(match[1] ?? '') }
  }
  return null
}

/** `a[b][0]=c` as `{ a: { b: { 0: 'c' } } }`: numbers as names become lists when the schema says so. */
function nested(form: URLSearchParams): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [name, value] of form) {
    const names = name.split('[').map((part) => part.replace(/\]$/, ''))
    let at = root
    for (const part of names.slice(0, -1)) at = (at[part] ??= {}) as Record<string, unknown>
    at[names.at(-1) ?? ''] = value
  }
  return root
}

function coerceText(value: string, { type, enum: closed }: Schema): unknown {
  const types = [type ?? []].flat()
  if (closed?.includes(value) === true || types.includes('string')) return value
  if (types.includes('integer') && /^-?\d+$/.test(value)) return Number(value)
  if (types.includes('number') && value !== '' && !Number.isNaN(Number(value))) return Number(value)
  return types.includes('boolean') && (value === 'true' || value === 'false') ? value === 'true' : value
}

/** Gives a form's texts the types that the description says; what does not fit stays as it is, and is refused. */
function coerced(value: unknown, given: Schema): unknown {
  const schema = resolved(given)
  if (schema.anyOf !== undefined) {
    if (typeof value === 'string') {
      const fits = schema.anyOf.map((option) => coerceText(value, resolved(option)))
      return fits.find((one) => typeof one !== 'string') ?? value
    }
    const option = schema.anyOf.map(resolved).find(({ type }) => type === 'object' || type === 'array')
    return option === undefined ? value : coerced(value, option)
  }
  if (typeof value === 'string') return coerceText(value, schema)
  if (typeof value !== 'object' || value === null) return value
  if (schema.type === 'array') return Object.values(value).map((item) => coerced(item, schema.items ?? {}))
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, coerced(part, schema.properties?.[name] ?? rest)]),
  )
}

type Params = Record<string, unknown>

/** The parameters of a request by its operation, and what is wrong with them. */
export function readRequest(
  method: string,
  template: string,
  form: URLSearchParams,
): { params: Params; fault: string | null } {
  const operation = subset.paths[template]?.[method] ?? {}
  const [[kind, body] = []] = Object.entries(operation.requestBody?.content ?? {})
  // Stripe's description also names a body, an empty one, for what is only read.
  if (method !== 'get' && kind !== undefined && body !== undefined) {
    const params = coerced(nested(form), body.schema) as Params
    const path = pointer('paths', template, method, 'requestBody', 'content', kind, 'schema')
    return { params, fault: faultAt(path, params) }
  }
  const given = nested(form)
  const known = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const unknown = Object.keys(given).filter((name) => !known.some((parameter) => parameter.name === name))
  const params: Params = {}
  const faults = unknown.map((name) => `unknown parameter ${name}`)
  for (const { name, schema } of known) {
    if (given[name] === undefined) continue
    params[name] = coerced(given[name], schema)
    const validate = ajv.compile(schema)
    if (!validate(params[name])) faults.push(`${name} ${ajv.errorsText(validate.errors)}`)
  }
  return { params, fault: faults.length === 0 ? null : faults.join('; ') }
}

function standard(given: Schema): unknown {
  const schema = resolved(given)
  const options = [schema.type ?? []].flat()
  if (options.includes('null') || schema.anyOf?.some(({ type }) => type === 'null') === true) return null
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return standard(schema.anyOf[0] ?? {})
  const [type] = options
  if (type === 'array') return []
  if (type === 'object') return filled(schema, {})
  return type === 'string' ? '' : type === 'boolean' ? false : 0
}

function filledPart(value: unknown, given: Schema): unknown {
  const schema = resolved(given)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => filledPart(item, schema.items ?? {}))
  if (schema.anyOf === undefined) return filled(schema, value as Params)
  const kind = (value as { object?: unknown }).object
  const options = schema.anyOf.map(resolved).filter(({ properties }) => properties !== undefined)
  const option = options.find(({ properties }) => properties?.['object']?.enum?.[0] === kind) ?? options[0]
  return option === undefined ? value : filled(option, value as Params)
}

function filled(schema: Schema, given: Params): Params {
  const whole: Params = {}
  for (const [name, value] of Object.entries(given)) whole[name] = filledPart(value, schema.properties?.[name] ?? {})
  for (const name of schema.required ?? [])
    if (whole[name] === undefined) whole[name] = standard(schema.properties?.[name] ?? {})
  return whole
}

/** An object of Stripe's with what is given, and for all else that it must have the plainest value that is allowed. */
export function stripeObject(name: string, given: Params): Params {
  return filled(subset.components.schemas[name] ?? {}, { object: name, ...given })
}
