import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { parse } from 'yaml'

type Json = Record<string, unknown>
const path = join(import.meta.dirname, 'authentik-flows.openapi.yaml')

/** OpenAPI 3.0 in the words of JSON Schema: `nullable` becomes a type, and `discriminator` a plain choice. */
function toJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toJsonSchema)
  if (typeof node !== 'object' || node === null) return node
  const { nullable, discriminator: _, ...rest } = node as Json
  const made = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, toJsonSchema(value)]))
  // Members of a choice differ by their component alone, so that is made part of each.
  const component = (made['properties'] as Json | undefined)?.['component'] as Json | undefined
  if (typeof component?.['default'] === 'string') {
    component['const'] = component['default']
    made['required'] = [...((made['required'] as string[] | undefined) ?? []), 'component']
  }
  if (nullable !== true) return made
  return { anyOf: [made, { type: 'null' }] }
}

/** Holds answers to the contract: which statuses an operation knows, and what their bodies are. */
export function openContract(): { check(method: string, path: string, status: number, body: unknown): string | null } {
  const contract = parse(readFileSync(path, 'utf8')) as { paths: Record<string, Json>; components: Json }
  const ajv = new Ajv({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'contract', components: toJsonSchema(contract.components) })
  const compiled = new Map<string, ValidateFunction>()
  const validate = (key: string, schema: Json): ValidateFunction => {
    const known = compiled.get(key)
    if (known !== undefined) return known
    const text = JSON.stringify(toJsonSchema(schema)).replaceAll('"#/', '"contract#/')
    const made = ajv.compile(JSON.parse(text) as Json)
    compiled.set(key, made)
    return made
  }
  const shapes = Object.keys(contract.paths)
    .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .map((shape) => ({ shape, pattern: new RegExp(`^${shape.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  const resolve = (node: Json): Json => {
    const ref = node['$ref']
    if (typeof ref !== 'string') return node
    const found = ref
      .slice(2)
      .split('/')
      .reduce<Json>((at, name) => at[name] as Json, contract as unknown as Json)
    return found
  }
  return {
    check: (method, path, status, body) => {
      const shape = shapes.find(({ pattern }) => pattern.test(path))?.shape
      const operation = shape === undefined ? undefined : (contract.paths[shape]?.[method.toLowerCase()] as Json)
      if (shape === undefined || operation === undefined) return `${method} ${path} is not in the contract`
      const response = (operation['responses'] as Json)[String(status)] as Json | undefined
      if (response === undefined) return `${method} ${shape} knows no ${status}`
      const content = resolve(response)['content'] as Json | undefined
      const schema = (content?.['application/json'] as Json | undefined)?.['schema'] as Json | undefined
      if (schema === undefined || schema['format'] === 'binary') return null
      const fits = validate(`${method} ${shape} ${status}`, schema)
      return fits(body) ? null : `${method} ${shape} ${status}: ${ajv.errorsText(fits.errors)}`
    },
  }
}
