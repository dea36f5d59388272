import type { SourceFile } from './read-tree.ts'

/** One row of docs/requirements, with the line it stands on. */
export interface Requirement {
  readonly id: string
  readonly area: string
  readonly text: string
  readonly path: string
  readonly line: number
}

const isTable = (path: string): boolean => /^docs\/requirements\/[a-z-]+\.tsv$/.test(path)

/** An id as it stands in a text: `C-165`, `M-033`; `P18`, a check of topic levels; `P1-14`, what buyers expect. */
export const idPattern = String.raw`(?:[ACDILMST]-\d{3}|P\d-\d{1,2}|P\d{1,2})`

/** The rows of docs/requirements in the order of their tables. */
export function readRequirements(files: readonly SourceFile[]): Requirement[] {
  return files
    .filter((file) => isTable(file.path))
    .flatMap((file) =>
      file.text
        .split('\n')
        .slice(1)
        .flatMap((row, at) => {
          const [id = '', area = '', text = ''] = row.split('\t')
          return row === '' ? [] : [{ id, area, text, path: file.path, line: at + 2 }]
        }),
    )
}

/** What is wrong with the tables themselves: a row that is not whole, an id that is none or comes twice. */
export function requirementFaults(rows: readonly Requirement[]): string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const place = `${row.path}:${row.line}`
    if (!new RegExp(`^${idPattern}$`).test(row.id)) faults.push(`${place}: '${row.id}' is not an id`)
    if (row.area.trim() === '' || row.text.trim() === '') faults.push(`${place}: ${row.id} has no area or no text`)
    if (seen.has(row.id)) faults.push(`${place}: ${row.id} is a row already`)
    seen.add(row.id)
  }
  return faults
}
