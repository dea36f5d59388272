import type { AnswerKey } from '../topic-level.ts'

/** Every field of a value that holds a whole number without limit; in JSON it is a text of digits. */
const bigFields = ['n', 'd', 'radicand', 'minor'] as const

/** An answer key as JSON text, lossless. */
export function keyToJson(key: AnswerKey): string {
  return JSON.stringify(key, writeBig)
}

/** The key of a text that `keyToJson` wrote. Raises SyntaxError for other texts. */
export function keyFromJson(text: string): AnswerKey {
  const key: unknown = JSON.parse(text)
  readBig(key)
  return key as AnswerKey
}

function writeBig(_name: string, it: unknown): unknown {
  return typeof it === 'bigint' ? it.toString() : it
}

/**
 * Puts whole numbers back where texts of digits stand for them, in all of a parsed value. Only in the objects that have such
 * fields: a figure's facts may use the same names for texts. Walked by hand: a reviver is asked about every number and text too.
 */
function readBig(it: unknown): void {
  if (typeof it !== 'object' || it === null) return
  if (Array.isArray(it)) {
    for (const part of it) readBig(part)
    return
  }
  const holder = it as Record<string, unknown>
  for (const name in holder) {
    const part = holder[name]
    if (typeof part === 'object' && part !== null) readBig(part)
  }
  const isValue = holder.kind === 'rational' || holder.kind === 'money' || typeof holder.coefficient === 'object'
  if (!isValue) return
  for (const field of bigFields) if (typeof holder[field] === 'string') holder[field] = BigInt(holder[field])
}
