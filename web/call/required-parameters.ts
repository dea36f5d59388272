import type { Operation } from '@polyhex/contract/operation'
import { z } from 'zod'
import { MissingParameter } from './problems.ts'

/** Throws when a required value of the call is null or undefined, naming it and the operation. */
export async function requireParameters(
  operation: Operation,
  parts: { params?: object; query?: object; body?: object },
): Promise<void> {
  const missing =
    missingIn(operation.params, parts.params) ??
    missingIn(operation.query, parts.query) ??
    missingIn(operation.body, parts.body)
  if (missing === null) return
  throw new MissingParameter(missing, await nameOf(operation))
}

function missingIn(schema: z.ZodType, given: object = {}): string | null {
  const values = given as Record<string, unknown>
  for (const [name, member] of Object.entries(shapeOf(schema, values))) {
    const value = values[name] ?? (name in values ? values[name] : undefined)
    if ((value === undefined || value === null) && !member.safeParse(value).success) return name
  }
  return null
}

type Shape = Readonly<Record<string, z.ZodType>>

/** The members of a part; of one that has several forms, those of the form that its first member names. */
function shapeOf(schema: z.ZodType, values: Record<string, unknown>): Shape {
  if (schema instanceof z.ZodObject) return schema.shape as Shape
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return {}
  const { discriminator } = schema.def
  const shapes = schema.options.map((option) => shapeOf(option as z.ZodType, values))
  const member = (shape: Shape): Shape => (shape[discriminator] ? { [discriminator]: shape[discriminator] } : {})
  return (
    shapes.find((shape) => shape[discriminator]?.safeParse(values[discriminator]).success) ?? member(shapes[0] ?? {})
  )
}

/** An operation is not told its own name; the list of all knows it, and is fetched only for this message. */
async function nameOf(operation: Operation): Promise<string> {
  const { everyOperation } = await import('@polyhex/contract/every-operation')
  const found = Object.entries(everyOperation).find(([, one]) => (one as Operation) === operation)
  return found?.[0] ?? `${operation.method} ${operation.path}`
}
