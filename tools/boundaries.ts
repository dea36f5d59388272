import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { citationFaults, nameableIn } from './boundaries/check-citations.ts'
import { claimFaults, unreachedFaults } from './boundaries/check-claims.ts'
import { fileFaults } from './boundaries/check-files.ts'
import { importFault, readDeclared } from './boundaries/check-imports.ts'
import { styleFaults } from './boundaries/check-styles.ts'
import { chapterMayUse, findCycle } from './boundaries/directions.ts'
import { readTree, type SourceFile } from './boundaries/read-tree.ts'
import { readRequirements, requirementFaults } from './boundaries/requirements.ts'

/** Every place where the tree breaks the rules of docs/architecture.md, as `path[:line]: what is wrong`. */
export function boundaryFaults(files: readonly SourceFile[]): string[] {
  const declared = readDeclared(files)
  const rows = readRequirements(files)
  const known = nameableIn(
    files,
    rows.map((row) => row.id),
  )
  const faults: string[] = requirementFaults(rows)
  for (const [room, uses] of Object.entries(chapterMayUse)) {
    const cycle = findCycle(uses)
    if (cycle !== null) faults.push(`in ${room}, chapters use each other in a circle: ${cycle.join(' > ')}`)
  }
  for (const file of files) {
    for (const fault of [...fileFaults(file), ...citationFaults(file, known)]) faults.push(`${file.path}: ${fault}`)
    for (const one of file.imports) {
      const fault = importFault(file, one, declared)
      if (fault !== null) faults.push(`${file.path}:${one.line}: ${fault}`)
    }
  }
  return faults
}

/**
 * What only shows in the tree as a whole: tests that claim a requirement and run nothing of the product, files that no
 * program reaches, styles that are dead or missing.
 */
export function wholeTreeFaults(files: readonly SourceFile[]): string[] {
  return [...claimFaults(files), ...unreachedFaults(files), ...styleFaults(files)]
}

if (import.meta.main) {
  const root = process.argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url)))
  const files = readTree(root)
  const faults = [...boundaryFaults(files), ...wholeTreeFaults(files)]
  for (const fault of faults) console.log(fault)
  console.log(`${files.length} files, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
