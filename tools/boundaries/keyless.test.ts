import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { keyless } from './directions.ts'
import { fileNamed } from './follow-imports.ts'
import { readTree } from './read-tree.ts'

const files = readTree(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const byPath = new Map(files.map((file) => [file.path, file]))
const paths = new Set(byPath.keys())
const isOfProduct = (path: string): boolean => !/(?:\.test|-samples?|-of-tests)\.ts$/.test(path)

/** Everything that a bundle with these files would hold: values and packages, no types. */
function bundled(starts: readonly string[]): { files: Set<string>; packages: Set<string> } {
  const [reached, packages] = [new Set<string>(), new Set<string>()]
  const visit = (path: string): void => {
    if (reached.has(path)) return
    reached.add(path)
    for (const one of byPath.get(path)?.imports ?? []) {
      if (one.typeOnly) continue
      const target = fileNamed(one.names, path, paths)
      if (target === null) packages.add(one.names)
      else visit(target)
    }
  }
  for (const start of starts) visit(start)
  return { files: reached, packages }
}

const under = (folder: string): string[] => [...paths].filter((path) => path.startsWith(folder) && isOfProduct(path))

describe('what a browser may hold of the curriculum', () => {
  it.each(['surfaces', 'notation', 'reading'])(
    'leads from %s to no generator, marker, key or topic level',
    (folder) => {
      const starts = under(`curriculum/${folder}/`)
      expect(starts.length).toBeGreaterThan(3)
      const allowed = new Set(['chance.ts', ...Object.keys(keyless)])
      const outside = [...bundled(starts).files].filter(
        (path) => !path.startsWith('contract/exercises/responses/') && !allowed.has(path.split('/')[1] ?? ''),
      )
      expect(outside).toEqual([])
    },
  )

  it('reads and writes responses without zod', () => {
    expect([...bundled(under('contract/exercises/responses/')).packages]).toEqual([])
    expect([...bundled(under('curriculum/surfaces/')).packages]).toEqual([])
  })
})
