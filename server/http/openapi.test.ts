import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

it('is as docs/openapi.json says; after a change of the contract run `npm run openapi`', async () => {
  const kept = await readFile(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')
  expect(JSON.parse(JSON.stringify(openApi()))).toEqual(JSON.parse(kept))
})
