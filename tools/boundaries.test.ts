import { describe, expect, it } from 'vitest'
import { boundaryFaults } from './boundaries.ts'
import { findCycle } from './boundaries/directions.ts'
import { importsOf, type SourceFile } from './boundaries/read-tree.ts'

const file = (path: string, text: string): SourceFile => ({
  path,
  text,
  imports: /\.tsx?$/.test(path) ? importsOf(text) : [],
})
const packages = [
  file('package.json', '{"devDependencies":{"vitest":"1","fast-check":"1"}}'),
  file('server/package.json', '{"dependencies":{"fastify":"5"},"devDependencies":{"@types/pg":"8"}}'),
  file('web/package.json', '{"dependencies":{"react":"19"},"devDependencies":{"vite":"8"}}'),
  file('curriculum/package.json', '{"dependencies":{"@polyhex/contract":"*"}}'),
  file('contract/package.json', '{"dependencies":{"zod":"4"}}'),
]
const faultsOf = (path: string, text: string): string[] => boundaryFaults([...packages, file(path, text)])

describe('rooms', () => {
  it.each([
    [
      'web/exercises/a.tsx',
      "import { markResponse } from '@polyhex/curriculum'\n",
      'no answer key can reach a browser',
    ],
    ['web/exercises/a.tsx', "const m = import('@polyhex/curriculum/marking/mark')\n", 'no answer key'],
    ['web/exercises/a.tsx', "import { x } from '@polyhex/server/app'\n", 'web uses contract'],
    ['contract/coins/a.ts', "import type { P } from '@polyhex/curriculum'\n", 'contract knows nobody'],
    ['curriculum/marking/a.ts', "import { x } from '@polyhex/contract/exercises/questions'\n", 'only types'],
    ['curriculum/marking/a.ts', "import type { C } from '@polyhex/contract/coins/coin-changes'\n", 'nothing else'],
    ['curriculum/reading/a.ts', "import { x } from '../marking/mark.ts'\n", 'reaches a browser'],
    ['server/coins/a.ts', "import { x } from '../../contract/coins/a.ts'\n", 'leaves the room server'],
    ['server/coins/a.ts', "import { x } from '@polyhex/server/coins/b'\n", 'import it relatively'],
  ])('refuses %s importing %s', (path, text, reason) => {
    const faults = faultsOf(path, text)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(reason)
    expect(faults[0]).toMatch(new RegExp(`^${path}:1: `))
  })

  it.each([
    ['web/exercises/a.tsx', "import { splitRichText } from '@polyhex/curriculum/notation/rich-text'\n"],
    ['web/exercises/a.tsx', "import { readTolerant } from '@polyhex/curriculum/reading/read-tolerant'\n"],
    ['web/exercises/a.tsx', "import type {\n  PublicQuestion,\n} from '@polyhex/contract/exercises/questions'\n"],
    ['server/exercises/a.ts', "import { generateQuestion } from '@polyhex/curriculum'\n"],
    ['curriculum/marking/a.ts', "import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'\n"],
    ['curriculum/marking/a.ts', "// import { x } from '@polyhex/server/app'\nexport const a = 1\n"],
  ])('allows %s', (path, text) => {
    expect(faultsOf(path, text)).toEqual([])
  })
})

describe('chapters', () => {
  it('lets a chapter use only those of its list', () => {
    expect(faultsOf('server/exercises/a.ts', "import { r } from '../coins/coin-ledger.ts'\n")).toEqual([])
    expect(faultsOf('server/coins/a.ts', "import { r } from '../exercises/runs.ts'\n")).toEqual([
      expect.stringContaining("in server, chapter 'coins' may not use chapter 'exercises'"),
    ])
  })

  it('keeps folders that serve all chapters free of them, but for the two assemblies', () => {
    const text = "import { h } from '../coins/coin-handlers.ts'\n"
    expect(faultsOf('server/http/session.ts', text)).toEqual([expect.stringContaining('must not know')])
    expect(faultsOf('server/app.ts', "import { h } from './coins/coin-handlers.ts'\n")).toEqual([])
    expect(faultsOf('web/kit/button.tsx', "import { S } from '../coins/earned-screen.tsx'\n")).toHaveLength(1)
  })

  it('finds a circle in a list of uses', () => {
    expect(findCycle({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
    expect(findCycle({ a: ['b', 'c'], b: ['c'], c: [] })).toBeNull()
  })
})

describe('dependencies', () => {
  it('demands that what a room imports is declared there', () => {
    expect(faultsOf('server/coins/a.ts', "import { x } from 'react'\n")[0]).toContain(
      'not among the run-time dependencies',
    )
    expect(faultsOf('server/coins/a.ts', "import fastify from 'fastify'\n")).toEqual([])
    expect(faultsOf('web/call/a.ts', "import { defineConfig } from 'vite'\n")).toHaveLength(1)
    expect(faultsOf('web/vite.config.ts', "import { defineConfig } from 'vite'\n")).toEqual([])
    expect(faultsOf('server/coins/a.test.ts', "import { it } from 'vitest'\n")).toEqual([])
    expect(faultsOf('server/coins/a.ts', "import { readFileSync } from 'fs'\n")[0]).toContain("'node:fs'")
  })
})

describe('files', () => {
  it.each([
    ['server/utils/a.ts', 'export const a = 1\n', "'utils' says nothing"],
    ['server/coins/coin-service.ts', 'export const a = 1\n', 'says nothing'],
    ['server/coins/CoinLedger.ts', 'export const a = 1\n', 'kebab-case'],
    ['server/coins/index.ts', 'export const a = 1\n', 'no index file'],
    ['server/coins/all.ts', "export { a } from './a.ts'\nexport { b } from './b.ts'\n", 'only re-exports'],
    ['server/coins/a.ts', "import { b } from './b'\n", 'has no file extension'],
    ['server/coins/a.ts', `${'export const a = 1\n'.repeat(401)}`, '401 lines; at most 400'],
    ['server/coins/a.test.ts', `${'export const a = 1\n'.repeat(801)}`, '801 lines; at most 800'],
    ['server/coins/a.ts', `const place = '/${'home'}/someone/polyhex'\n`, 'path of one machine'],
    ['server/coins/a.ts', `// ${'TO'}${'DO'}: later\n`, 'unfinished'],
    ['contract/coins/a.ts', 'export const a = new Date()\n', 'reads the clock'],
    ['package-lock.json', '{"resolved": "https://example.test/a.tgz"}', 'names a registry'],
  ])('refuses %s', (path, text, reason) => {
    const faults = faultsOf(path, text)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(reason)
  })

  it('lets tests be longer than code, and generated files as long as they come', () => {
    const long = 'export const a = 1\n'.repeat(600)
    expect(faultsOf('server/coins/a.test.ts', long)).toEqual([])
    expect(faultsOf('server/database/tables.ts', `// Generated by tools/write-table-types.ts\n${long}`)).toEqual([])
  })
})
