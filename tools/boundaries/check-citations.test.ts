import { describe, expect, it } from 'vitest'
import { boundaryFaults } from '../boundaries.ts'
import { importsOf, type SourceFile } from './read-tree.ts'

const file = (path: string, text: string): SourceFile => ({
  path,
  text,
  imports: /\.tsx?$/.test(path) ? importsOf(text) : [],
})
/** Ids are put together, so that this file names none that the real tables lack. */
const id = (letter: string, digits: string): string => `${letter}-${digits}`
const rows = `id\tarea\ttext\n${id('C', '165')}\tcheckout\tOne to ten.\nP18\ttopic levels\tBy its own keys.\nP1-14\tbuying\tPlans change.\n`
const tree = (path: string, text: string): SourceFile[] => [
  file('docs/requirements/bars.tsv', rows),
  file('docs/decisions/0001-one.md', '| A15 (x) | read so |\n'),
  file('server/main.ts', "import './coins/a.ts'\n"),
  file(path, text),
]
const faultsOf = (path: string, text: string): string[] => boundaryFaults(tree(path, text))

describe('what a file may name', () => {
  it.each([
    `// ${id('C', '165')}, P18, P1-14 and decision A15; docs/decisions/0001-one.md\n`,
    // No ids: parts of other names, numbers of invoices, times.
    `const a = 'TI-${'100'}1', b = 'x-${id('C', '999')}', c = '2026-11-22T10:00'\n`,
    '// RFC 7515, section 3.1\n',
  ])('is what is here: %s', (text) => {
    expect(faultsOf('server/coins/a.ts', text)).toEqual([])
  })

  it.each([
    ['server/coins/a.ts', `// ${id('C', '999')}\n`, 'names C-999, which is no row'],
    ['docs/money.md', `See ${id('M', '777')}.\n`, 'names M-777, which is no row'],
    ['server/coins/a.ts', `// P${'77'}\n`, 'names P77, which is no row'],
    ['server/coins/a.ts', `// decision A${'77'}\n`, 'names decision A77, which is in no table'],
    ['server/coins/a.ts', `// billing${'.md'}, 3.3\n`, 'names billing.md, which is not here'],
    ['server/coins/a.ts', `// Source: content design, ${'section'} 4.2.\n`, 'names a section of a document'],
  ])('and nothing else: %s %s', (path, text, reason) => {
    expect(faultsOf(path, text)).toEqual([expect.stringContaining(reason)])
  })

  it('is a table of whole rows with ids of their own', () => {
    const faulty = `id\tarea\ttext\n${id('C', '1')}\tx\ty\nP18\t\ty\nP18\tx\ty\n`
    expect(boundaryFaults([file('docs/requirements/bars.tsv', faulty), file('server/main.ts', '')])).toEqual([
      "docs/requirements/bars.tsv:2: 'C-1' is not an id",
      'docs/requirements/bars.tsv:3: P18 has no area or no text',
      'docs/requirements/bars.tsv:4: P18 is a row already',
    ])
  })
})
