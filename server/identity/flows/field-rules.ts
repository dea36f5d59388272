import { invalidFields } from './flow-failure.ts'

/** What one field may hold: the value as it is kept, or one sentence on what is wrong with it. */
export type Read<T> = { readonly value: T } | { readonly error: string }
export type Rule<T> = (given: unknown) => Read<T>
type Rules = Readonly<Record<string, Rule<unknown>>>
export type ValuesOf<R extends Rules> = { [Name in keyof R]?: R[Name] extends Rule<infer T> ? T : never }

const wrong = (error: string): { error: string } => ({ error })

/** A text that is not empty, of at most `max` signs. Its ends are trimmed. */
export function textRule({
  max = 500,
  pattern,
}: { max?: number; pattern?: readonly [RegExp, string] } = {}): Rule<string> {
  return (given) => {
    if (typeof given !== 'string' && typeof given !== 'number') return wrong('Not a valid string.')
    const value = String(given).trim()
    if (value === '') return wrong('This field may not be blank.')
    if (value.includes('\0')) return wrong('Null characters are not allowed.')
    if (value.length > max) return wrong(`Ensure this field has no more than ${max} characters.`)
    if (pattern !== undefined && !pattern[0].test(value)) return wrong(pattern[1])
    return { value }
  }
}

export const slugRule = textRule({
  max: 50,
  pattern: [/^[-a-zA-Z0-9_]+$/, 'Enter a valid "slug" consisting of letters, numbers, underscores or hyphens.'],
})

/** One of a closed list. */
export function choiceRule<const Word extends string>(words: readonly Word[]): Rule<Word> {
  return (given) => {
    const value = words.find((word) => word === given)
    return value === undefined ? wrong(`"${String(given)}" is not a valid choice.`) : { value }
  }
}

const flags = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['True', true],
  ['1', true],
  [1, true],
  [false, false],
  ['false', false],
  ['False', false],
  ['0', false],
  [0, false],
])

export const flagRule: Rule<boolean> = (given) => {
  const value = flags.get(given)
  return value === undefined ? wrong('Must be a valid boolean.') : { value }
}

/** A whole number that fits a column of 32 bits. */
export const integerRule: Rule<number> = (given) => {
  const value = typeof given === 'string' && /^-?\d+$/.test(given.trim()) ? Number(given) : given
  if (typeof value !== 'number' || !Number.isInteger(value)) return wrong('A valid integer is required.')
  if (value > 2_147_483_647) return wrong('Ensure this value is less than or equal to 2147483647.')
  if (value < -2_147_483_648) return wrong('Ensure this value is greater than or equal to -2147483648.')
  return { value }
}

const uuid = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i

/** The id of a row; whether there is one is for the caller to find out. */
export const keyRule: Rule<string> = (given) =>
  typeof given === 'string' && uuid.test(given)
    ? { value: given.toLowerCase() }
    : wrong(`“${String(given)}” is not a valid UUID.`)

/**
 * Reads the fields of a request by their rules and passes over all others. Fields that are absent stay absent, unless
 * they are `required`. Throws with every field that is wrong.
 */
export function readFields<R extends Rules>(
  rules: R,
  given: unknown,
  required: readonly (keyof R & string)[],
): ValuesOf<R> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    const kind = Array.isArray(given) ? 'list' : given === null ? 'NoneType' : typeof given
    throw invalidFields({ non_field_errors: [`Invalid data. Expected a dictionary, but got ${kind}.`] })
  }
  const errors: Record<string, string[]> = {}
  const values: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(given, name)) {
      if (required.includes(name)) errors[name] = ['This field is required.']
      continue
    }
    const raw = (given as Record<string, unknown>)[name]
    const read = raw === null ? wrong('This field may not be null.') : rule(raw)
    if ('error' in read) errors[name] = [read.error]
    else values[name] = read.value
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return values as ValuesOf<R>
}
