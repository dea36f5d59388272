import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTree, type SourceFile } from './boundaries/read-tree.ts'
import { readRequirements } from './boundaries/requirements.ts'
import { idsOfTitle } from './boundaries/test-titles.ts'

const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`()]*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** Which tests prove which requirement: id → `path: title`, sorted by id. Ids stand in square brackets in test titles. */
export function specMap(files: readonly SourceFile[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files) {
    if (!/\.(?:test|e2e)\.tsx?$/.test(file.path)) continue
    for (const match of file.text.matchAll(title)) {
      const words = match[2] ?? ''
      for (const id of idsOfTitle(words)) found.set(id, [...(found.get(id) ?? []), `${file.path}: ${words}`])
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * What `npm run spec-map` prints of the rows whose id is the one asked for or begins like it: text, tests, and a count at the end.
 * With `P1` asked for it is that row alone, as ids are taken whole where there is one.
 */
export function spokenMap(files: readonly SourceFile[], asked: string): string[] {
  const rows = readRequirements(files)
  const tests = specMap(files)
  const whole = rows.filter((row) => row.id === asked)
  const shown = whole.length > 0 ? whole : rows.filter((row) => row.id.startsWith(asked))
  const lines = shown.flatMap((row) => {
    const proofs = tests.get(row.id) ?? []
    return [`${row.id} (${row.area}) ${row.text}`, ...proofs.map((test) => `  ${test}`)]
  })
  const proven = shown.filter((row) => tests.has(row.id)).length
  return [...lines, `${shown.length} rows, ${proven} named by a test`]
}

if (import.meta.main) {
  const files = readTree(dirname(dirname(fileURLToPath(import.meta.url))))
  const asked = process.argv[2] ?? ''
  const lines = spokenMap(files, asked)
  for (const line of lines) console.log(line)
  if (lines.length === 1) process.exitCode = 1
}
