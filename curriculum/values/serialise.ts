import type { AnswerKey } from '../topic-level.ts'
import type { Value } from './values.ts'

/** Every field of a value that holds a whole number without limit; in JSON it is a text of digits. */
const bigFields = ['n', 'd', 'radicand', 'minor'] as const

/** A value as JSON text, lossless. */
export function toJson(value: Value): string {
  return JSON.stringify(value, writeBig)
}

/** The value of a text that `toJson` wrote. Raises SyntaxError for other texts. */
export function fromJson(text: string): Value {
  return JSON.parse(text, readBig) as Value
}

/** An answer key as JSON text, lossless. */
export function keyToJson(key: AnswerKey): string {
  return JSON.stringify(key, writeBig)
}

/** The key of a text that `keyToJson` wrote. Raises SyntaxError for other texts. */
export function keyFromJson(text: string): AnswerKey {
  return JSON.parse(text, readBig) as AnswerKey
}

function writeBig(_name: string, it: unknown): unknown {
  return typeof it === 'bigint' ? it.toString() : it
}

/** Only in the objects that have such fields: a figure's facts may use the same names for texts. */
function readBig(_name: string, it: unknown): unknown {
  if (typeof it !== 'object' || it === null) return it
  const holder = it as Record<string, unknown>
  const isValue = holder.kind === 'rational' || holder.kind === 'money' || typeof holder.coefficient === 'object'
  if (!isValue) return it
  for (const field of bigFields) if (typeof holder[field] === 'string') holder[field] = BigInt(holder[field])
  return it
}
