import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { kindWords, mathsWords } from './word-lists.ts'

/** Chance from 0 up to 1. */
export type Chance = () => number

const pick = (from: readonly string[], chance: Chance): string => from[Math.floor(chance() * from.length)] ?? ''

/** One name such as `brave_hexagon_27`: two words of ours and a number, so it tells nothing about anybody. */
export function makeName(chance: Chance): string {
  return `${pick(kindWords, chance)}_${pick(mathsWords, chance)}_${10 + Math.floor(chance() * 990)}`
}

/** Whether a name is one of those that makeName makes. A child under 13 can have only these before a parent's yes. */
export function isMadeName(name: string): boolean {
  const [kind = '', maths = '', number = '', ...rest] = name.split('_')
  return rest.length === 0 && kindWords.includes(kind) && mathsWords.includes(maths) && /^\d{2,3}$/.test(number)
}

/** Which of these names somebody has, lower-cased. */
async function takenOf(
  queries: Kysely<Tables>,
  column: 'username' | 'public_name',
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('accounts')
    .select((select) => select.fn<string>('lower', [column]).as('name'))
    .where((where) => where(where.fn<string>('lower', [column]), 'in', [...names]))
    .execute()
  return new Set(rows.map((row) => row.name))
}

/** Free names, lower-cased, at most `count`: nearly always that many.. */
export async function suggestNames(
  queries: Kysely<Tables>,
  column: 'username' | 'public_name',
  count: number,
  chance: Chance,
): Promise<string[]> {
  if (count === 0) return []
  const made = [...new Set(Array.from({ length: count * 3 }, () => makeName(chance)))]
  const taken = await takenOf(queries, column, made)
  return made.filter((name) => !taken.has(name)).slice(0, count)
}

/** A free name for an account that has not chosen one. */
export async function neutralName(queries: Kysely<Tables>, chance: Chance): Promise<string> {
  for (;;) {
    const [name] = await suggestNames(queries, 'public_name', 1, chance)
    if (name !== undefined) return name
  }
}
