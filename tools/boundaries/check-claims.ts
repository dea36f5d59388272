import { posix } from 'node:path'
import { productEntries, testSupport } from './directions.ts'
import { fileNamed, importGraph, reachedFrom, type ImportGraph } from './follow-imports.ts'
import type { SourceFile } from './read-tree.ts'
import { readTest } from './test-titles.ts'

const isTest = (path: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(path)
const isProductRoom = (path: string): boolean =>
  /^(?:contract|curriculum|server|web)\/.*\.(?:tsx?|css|html|sql)$/.test(path)

/** Programs of tools/ that a person runs by name, and what the sweep loads by the name of a level or family. */
const isCommand = (path: string): boolean => /^tools\/(?:bench\/bench|[^/]+)\.(?:ts|mjs)$/.test(path) && !isTest(path)
const isLoadedByName = (path: string): boolean =>
  /^curriculum\/(?:generators\/[^/]+\/(?:level-\d+\/)?[^/]+|families\/[a-z]\/[a-z]\d{2})\.oracle\.ts$/.test(path)
const isBuild = (path: string): boolean => /^web\/[^/]+\.ts$|\.d\.ts$/.test(path)

/**
 * Titles that name a row of the requirements over a test that runs nothing of the product: no name it uses, by way of its own
 * file or of test support, leads to a file that the product's programs reach. A journey drives the started product.
 */
export function claimFaults(files: readonly SourceFile[]): string[] {
  const graph = importGraph(files)
  const product = reachedFrom(graph, [...productEntries, ...[...graph.keys()].filter(isCommand)])
  const paths = new Set(graph.keys())
  const support = new Map([...graph].filter(([path]) => testSupport.test(path)))
  const leads = memoized((path) => {
    if (product.has(path)) return true
    return [...reachedFrom(support, [path])].some((one) => (graph.get(one) ?? []).some((next) => product.has(next)))
  })
  const faults: string[] = []
  for (const file of files) {
    if (!isTest(file.path) || file.path.startsWith('e2e/') || !/[[,] ?[A-Z]-?\d/.test(file.text)) continue
    const { claims, imported } = readTest(file.path, file.text)
    for (const claim of claims) {
      const modules = [...claim.uses].flatMap((name) =>
        name.startsWith('import:') ? [name.slice(7)] : [imported.get(name) ?? ''],
      )
      const reaches =
        modules.some((names) => leads(fileNamed(names, file.path, paths) ?? '')) ||
        [...claim.paths].some((text) => namesProductFile(text, file.path, paths, product))
      if (!reaches) {
        faults.push(
          `${file.path}:${claim.line}: '${claim.title}' runs nothing that the product reaches, so it proves no requirement`,
        )
      }
    }
  }
  return faults
}

function namesProductFile(
  text: string,
  from: string,
  paths: ReadonlySet<string>,
  product: ReadonlySet<string>,
): boolean {
  if (!/\.(?:tsx?|css|html|sql)$/.test(text)) return false
  const path = [posix.join(posix.dirname(from), text), text].find((one) => paths.has(one))
  return path !== undefined && (product.has(path) || (isProductRoom(path) && !isTest(path) && !path.endsWith('.ts')))
}

function memoized(ask: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>()
  return (path) => {
    const answer = known.get(path) ?? ask(path)
    known.set(path, answer)
    return answer
  }
}

/** Source files of the rooms that no program reaches and that do not say by their name that they serve tests. */
export function unreachedFaults(files: readonly SourceFile[], graph: ImportGraph = importGraph(files)): string[] {
  const all = [...graph.keys()]
  const reached = reachedFrom(graph, [
    ...productEntries,
    ...all.filter((path) => isCommand(path) || isLoadedByName(path) || isBuild(path)),
  ])
  return all
    .filter((path) => isProductRoom(path) && /\.tsx?$/.test(path) && !isTest(path) && !reached.has(path))
    .filter((path) => !testSupport.test(path))
    .map(
      (path) =>
        `${path}: no program reaches it: use it, delete it, or name it as what serves tests (testSupport in directions.ts)`,
    )
}
