import { posix } from 'node:path'
import type { SourceFile } from './read-tree.ts'

/** Of each file, the files of the tree that it imports or starts; by path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const endings = ['', '.ts', '.tsx', '.mjs']

/** Files that run in a process or a thread of their own: `join(import.meta.dirname, 'folder', 'name.ts')`, `new URL('./name.ts', import.meta.url)`. */
const joined = /\bjoin\(\s*import\.meta\.dirname((?:,\s*'[^'\n]+')+),?\s*\)/g
const addressed = /\bnew URL\(\s*'([^'\n]+)',\s*import\.meta\.url\s*\)/g

/** The file that an import or a path names, seen from another file; null when it is none of the tree. */
export function fileNamed(names: string, from: string, paths: ReadonlySet<string>): string | null {
  const bare = names.replace(/\?\w+$/, '')
  const start = bare.startsWith('.')
    ? posix.join(posix.dirname(from), bare)
    : bare === '@polyhex/curriculum'
      ? 'curriculum/curriculum.ts'
      : bare.startsWith('@polyhex/')
        ? bare.slice('@polyhex/'.length)
        : null
  if (start === null) return null
  return endings.map((ending) => start + ending).find((path) => paths.has(path)) ?? null
}

/** The files of the tree that a file reaches itself: by imports, dynamic ones with a fixed name among them, and by starting them. */
function reachedBy(file: SourceFile, paths: ReadonlySet<string>): string[] {
  const named = file.imports.map((one) => fileNamed(one.names, file.path, paths))
  if (/\.(?:tsx?|mjs)$/.test(file.path) && file.text.includes('import.meta.')) {
    for (const [, parts = ''] of file.text.matchAll(joined)) {
      const path = [...parts.matchAll(/'([^']+)'/g)].map((part) => part[1] ?? '').join('/')
      named.push(fileNamed(`./${path}`, file.path, paths))
    }
    for (const [, path = ''] of file.text.matchAll(addressed)) named.push(fileNamed(path, file.path, paths))
  }
  return [...new Set(named.filter((path) => path !== null))]
}

/** Which file of the tree reaches which. */
export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const paths = new Set(files.map((file) => file.path))
  return new Map(files.map((file) => [file.path, reachedBy(file, paths)]))
}

/** Everything that the given files reach, themselves among it. */
export function reachedFrom(graph: ImportGraph, entries: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const open = [...entries].filter((path) => graph.has(path))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    open.push(...(graph.get(path) ?? []))
  }
  return reached
}
