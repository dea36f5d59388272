import { operationsByChapter } from '@polyhex/contract/every-operation'
import { type Operation, refusalsOf } from '@polyhex/contract/operation'
import { Problem } from '@polyhex/contract/problem'
import { generalRefusals, refusals } from '@polyhex/contract/refusals'
import { z } from 'zod'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io }) as Json
  return rest
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, form]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: form,
  }))
}

function refusalAnswers(operation: Operation): Json {
  const codes = [...refusalsOf(operation), ...generalRefusals.filter((code) => code !== 'not_ready')]
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `${code}: ${refusals[code].message}`).join('\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function describe(name: string, chapter: string, operation: Operation): Json {
  const type = operation.produces ?? 'application/json'
  const schema =
    operation.produces === undefined ? schemaOf(operation.response, 'output') : { type: 'string', format: 'binary' }
  const hasBody = operation.method !== 'GET' && operation.method !== 'DELETE'
  return {
    operationId: name,
    tags: [chapter],
    summary: operation.summary,
    'x-access': operation.access,
    parameters: [...parametersOf(operation.params, 'path'), ...parametersOf(operation.query, 'query')],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(operation.body, 'input') } },
          },
        }
      : {}),
    ...(operation.access === 'everyone' ? { security: [] } : {}),
    responses: {
      200: { description: operation.summary, content: { [type]: { schema } } },
      ...refusalAnswers(operation),
    },
  }
}

/** The whole interface as OpenAPI 3.1; the operation ids are the names that the contract gives its calls. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [chapter, operations] of Object.entries(operationsByChapter)) {
    for (const [name, operation] of Object.entries<Operation>(operations)) {
      const path = `/api${operation.path.replace(/:([A-Za-z]+)/g, '{$1}')}`
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, chapter, operation) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Polyhex',
      version: '1',
      description: 'Every call of the product, by the names the specification uses.',
    },
    security: [{ session: [] }, { visitor: [] }],
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'polyhex_session' },
        visitor: { type: 'apiKey', in: 'cookie', name: 'polyhex_visitor' },
      },
    },
  }
}
