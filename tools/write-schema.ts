import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaFiles } from '../server/database/schema-text.ts'
import { tableTypes } from '../server/database/table-types.ts'
import { openTestDatabase } from '../server/database/database-of-tests.ts'

/**
 * `npm run db:schema`: writes server/database/tables.ts, schema.sql and functions/, which tests compare with what the
 * migrations make.
 */
const home = join(import.meta.dirname, '../server/database')
const database = await openTestDatabase()
const files = [...(await schemaFiles(database)), ['tables.ts', await tableTypes(database)] as const]
await rm(join(home, 'functions'), { recursive: true, force: true })
await mkdir(join(home, 'functions'))
for (const [path, text] of files) await writeFile(join(home, path), text)
// A test database rests after it was closed, ready for the next test file, and keeps the process alive.
process.exit(0)
