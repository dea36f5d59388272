import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** One import as written: what it names, whether only types are taken, and the line it begins on. */
export interface Import {
  readonly names: string
  readonly typeOnly: boolean
  readonly line: number
}

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
}

const looked = /\.(?:ts|tsx|mjs|css|sql|md|json|html|tsv)$/
const passedOver = new Set(['node_modules', 'dist', 'data', 'coverage'])

/** Every text file of the tree that the rules look at, without dependencies and built files. */
export function readTree(root: string): SourceFile[] {
  const files: SourceFile[] = []
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (passedOver.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.ci')) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (looked.test(entry.name)) {
        const text = readFileSync(path, 'utf8')
        const imports = /\.(?:tsx?|mjs)$/.test(entry.name) ? importsOf(text) : []
        files.push({ path: relative(root, path).split(sep).join('/'), text, imports })
      }
    }
  }
  if (existsSync(root)) visit(root)
  return files
}

const statics = /^[ \t]*(import|export)\b(\s+type\b)?(?:[^'"`;]*?\bfrom)?\s*(['"])([^'"\n]+)\3/gm
const dynamics = /\bimport\(\s*(['"])([^'"\n]+)\1/g

/** The imports and re-exports of a source text, dynamic ones with a fixed name among them; a name made at run time is not one. */
export function importsOf(text: string): Import[] {
  const code = blankComments(text)
  const lineAt = (index: number): number => code.slice(0, index).split('\n').length
  const found: Import[] = []
  for (const match of code.matchAll(statics)) {
    const names = match[4]
    if (names === undefined || (match[1] === 'export' && !/\bfrom\b/.test(match[0]))) continue
    found.push({ names, typeOnly: match[2] !== undefined, line: lineAt(match.index) })
  }
  for (const match of code.matchAll(dynamics)) {
    if (match[2] !== undefined && !match[2].includes('${'))
      found.push({ names: match[2], typeOnly: false, line: lineAt(match.index) })
  }
  return found
}

/** Comments replaced by blanks of the same length, so that positions and lines stay. Strings and templates are kept. */
function blankComments(text: string): string {
  const parts = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g
  return text.replace(parts, (all, kept: string | undefined) => (kept === undefined ? all.replace(/[^\n]/g, ' ') : all))
}
