import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generatorIndex, generatorIndexPath } from './write-generator-index.ts'

it('the list of levels holds every level and lesson file: else run node tools/write-generator-index.ts', () => {
  expect(readFileSync(generatorIndexPath, 'utf8')).toBe(generatorIndex())
})
