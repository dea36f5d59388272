import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openApi } from '../server/http/openapi.ts'

/** Writes docs/openapi.json, which a test compares with what the contract says. */
const docs = join(import.meta.dirname, '../docs')
await mkdir(docs, { recursive: true })
await writeFile(join(docs, 'openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`)
