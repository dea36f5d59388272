import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTree, type SourceFile } from './boundaries/read-tree.ts'

const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`()]*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** Which tests prove which requirement: id → `path: title`, sorted by id. Ids stand in square brackets in test titles. */
export function specMap(files: readonly SourceFile[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files) {
    if (!/\.(?:test|e2e)\.tsx?$/.test(file.path)) continue
    for (const match of file.text.matchAll(title)) {
      const words = match[2] ?? ''
      for (const [, ids = ''] of words.matchAll(/\[([A-Z]-\d{3}(?:,\s*[A-Z]-\d{3})*)\]/g)) {
        for (const id of ids.split(/,\s*/)) found.set(id, [...(found.get(id) ?? []), `${file.path}: ${words}`])
      }
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

if (import.meta.main) {
  const start = process.argv[2] ?? ''
  for (const [id, tests] of specMap(readTree(dirname(dirname(fileURLToPath(import.meta.url)))))) {
    if (!id.startsWith(start)) continue
    console.log(id)
    for (const test of tests) console.log(`  ${test}`)
  }
}
