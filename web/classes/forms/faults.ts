import type { z } from 'zod'
import { ServerProblem, wordsOf } from '../../call/problems.ts'

/** What is wrong with a form, by the dotted path of its entry; `form` holds what belongs to none. */
export type Faults = Readonly<Record<string, string>>

/** The first fault of each entry, in the words of the contract; empty when the form can be sent. */
export function faultsIn(schema: z.ZodType, values: unknown): Faults {
  const parsed = schema.safeParse(values)
  if (parsed.success) return {}
  const faults: Record<string, string> = {}
  for (const issue of parsed.error.issues) faults[issue.path.join('.')] ??= issue.message
  return faults
}

/** What the server found wrong, under the entries it names; `wrapped` is the part of the body that holds the form. */
export function faultsFrom(problem: unknown, wrapped = ''): Faults {
  const fields = problem instanceof ServerProblem ? problem.fields : {}
  const found = Object.entries(fields).map(([field, words]) => [
    field.startsWith(`${wrapped}.`) ? field.slice(wrapped.length + 1) : field,
    words,
  ])
  return found.length === 0 ? { form: wordsOf(problem) } : (Object.fromEntries(found) as Faults)
}

/** The part of an entry's properties that shows its fault. */
export function errorOf(faults: Faults, name: string): { error?: string } {
  const words = faults[name]
  return words === undefined ? {} : { error: words }
}
