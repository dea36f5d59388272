import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mocking } from '../../vitest.config.ts'

const root = join(import.meta.dirname, '..', '..')

it('gives modules of their own to exactly those tests that put something in the place of one', () => {
  const files = globSync('{contract,curriculum,server,web}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  })
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8')))
  expect(found.toSorted()).toEqual([...mocking.server, ...mocking.web].toSorted())
})
