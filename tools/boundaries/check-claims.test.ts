import { describe, expect, it } from 'vitest'
import { claimFaults, unreachedFaults } from './check-claims.ts'
import { importsOf, type SourceFile } from './read-tree.ts'
import { idsOfTitle } from './test-titles.ts'

const file = (path: string, text: string): SourceFile => ({
  path,
  text,
  imports: /\.tsx?$/.test(path) ? importsOf(text) : [],
})
/** Put together, so that no reader takes the titles below for claims of this file. */
const claim = `[${'C'}-165]`
const product = [
  file('server/main.ts', "const { start } = await import('./start.ts')\nstart()\n"),
  file('server/start.ts', "import { price } from '@polyhex/contract/billing/price'\nexport const start = price\n"),
  file('server/press.ts', "const thread = join(import.meta.dirname, 'press-thread.ts')\n"),
  file('server/press-thread.ts', 'export const press = 1\n'),
  file('contract/billing/price.ts', 'export const price = () => 1\n'),
  file('contract/billing/dead.ts', 'export const dead = () => 1\n'),
  file('server/seed/cast-world.ts', "import { start } from '../start.ts'\nexport const openWorld = start\n"),
]
const claimsOf = (test: string): string[] => claimFaults([...product, file('contract/billing/a.test.ts', test)])

describe('a title that names a row', () => {
  it.each([
    ['what the product reaches', `import { price } from './price.ts'\nit('is one ${claim}', () => { price() })\n`],
    [
      'it by way of its own file',
      `import { price } from './price.ts'\nconst now = () => price()\nit('is one ${claim}', () => { now() })\n`,
    ],
    [
      'it by way of what a hook has set',
      `import { price } from './price.ts'\nlet world\nbeforeEach(() => { world = price() })\nit.each([1])('is one ${claim}', () => { world() })\n`,
    ],
    [
      'it by way of test support',
      `import { openWorld } from '../../server/seed/cast-world.ts'\nit('is one ${claim}', () => { openWorld() })\n`,
    ],
    ['it by an import inside', `it('is one ${claim}', async () => { await import('./price.ts') })\n`],
  ])('stands over a test that runs %s', (_, test) => {
    expect(claimsOf(test)).toEqual([])
  })

  it.each([
    ['code that no program reaches', `import { dead } from './dead.ts'\nit('is one ${claim}', () => { dead() })\n`],
    ['nothing', `import { price } from './price.ts'\nprice()\nit('is one ${claim}', () => { expect(1).toBe(1) })\n`],
    [
      'types alone',
      `import type { price } from './price.ts'\nit('is one ${claim}', () => { const p: typeof price | 1 = 1 })\n`,
    ],
  ])('is refused over one that runs %s', (_, test) => {
    expect(claimsOf(test)).toEqual([expect.stringMatching(/^contract\/billing\/a\.test\.ts:\d: 'is one /)])
  })

  it('asks nothing of titles without one', () => {
    expect(claimsOf("import { dead } from './dead.ts'\nit('is one', () => { dead() })\n")).toEqual([])
    expect(idsOfTitle(`adds ${claim} and [${'L'}-001, ${'P'}18] but not [0, 4]`)).toEqual(['C-165', 'L-001', 'P18'])
  })
})

describe('a file', () => {
  it('that no program reaches is refused, unless its name says that it serves tests', () => {
    const press = file('server/start.ts', "import './press.ts'\nimport '@polyhex/contract/billing/price'\n")
    const files = [...product.filter(({ path }) => path !== press.path), press]
    expect(unreachedFaults(files)).toEqual([expect.stringContaining('contract/billing/dead.ts: no program reaches it')])
  })
})
