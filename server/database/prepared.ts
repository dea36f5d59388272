import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

const mark = '/* prepared */'

/**
 * Stands at the beginning of a query of a hot path inside a transaction, so that a PostgreSQL server plans it once on each
 * connection instead of every time: planning is most of what a short query with joins costs. For queries whose text is
 * always the same, with lists as one array, and that name their columns: a plan with `*` fails once a column is added.
 */
export const prepared: RawBuilder<unknown> = sql.raw(`${mark} `)

const names = new Map<string, string>()

/** The name under which a marked query is prepared; its text decides it. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `marked_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

/** Lets a new connection prepare the marked queries that kysely sends over it. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    const [text, values, ...rest] = given
    if (typeof text !== 'string' || !Array.isArray(values) || !text.trimStart().startsWith(mark)) return query(...given)
    return query({ name: nameOf(text), text, values }, ...rest)
  }) as typeof client.query
}
