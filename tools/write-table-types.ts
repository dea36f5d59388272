import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tableTypes } from '../server/database/table-types.ts'

/** `npm run db:types`: writes server/database/tables.ts, which a test compares with what the migrations make. */
await writeFile(join(import.meta.dirname, '../server/database/tables.ts'), await tableTypes())
