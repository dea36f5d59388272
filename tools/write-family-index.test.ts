import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { familyIndex, familyIndexPath } from './write-family-index.ts'

it('the list of families holds every family file as it is: else run node tools/write-family-index.ts', async () => {
  expect(readFileSync(familyIndexPath, 'utf8')).toBe(await familyIndex())
})
