import { sql } from 'kysely'
import { openTestDatabase } from './test-database.ts'

const types: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
  _text: 'string[]',
  _uuid: 'string[]',
  _int2: 'number[]',
  // Read as what it holds, written as its JSON text.
  jsonb: 'unknown',
}

interface Column {
  table_name: string
  column_name: string
  udt_name: string
  nullable: boolean
  has_default: boolean
  identity: boolean
}

/**
 * The text of tables.ts for the database as the migrations make it, so that queries are checked against what is there.
 * Throws for a column of a type that has no TypeScript type here.
 */
export async function tableTypes(): Promise<string> {
  const database = await openTestDatabase()
  const { rows } = await sql<Column>`
    select table_name, column_name, udt_name, is_nullable = 'YES' as nullable, column_default is not null as has_default,
      is_identity = 'YES' as identity
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(
    database.queries,
  )
  await database.close()
  const byTable = Map.groupBy(rows, (row) => row.table_name)
  const tables = [...byTable].map(([table, columns]) => {
    const members = columns.map((column) => {
      const base = types[column.udt_name]
      if (base === undefined)
        throw new Error(`no type is known for ${column.udt_name} (${table}.${column.column_name})`)
      const type = column.nullable ? `${base} | null` : base
      if (column.identity) return `    ${column.column_name}: GeneratedAlways<${type}>`
      return `    ${column.column_name}: ${column.has_default ? `Generated<${type}>` : type}`
    })
    return `  ${table}: {\n${members.join('\n')}\n  }`
  })
  return `import type { Generated, GeneratedAlways } from 'kysely'

/** Written by tools/write-table-types.ts from server/database/migrations; do not edit. */
export interface Tables {
${tables.join('\n')}
}
`
}
