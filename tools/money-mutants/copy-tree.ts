import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const rooms = ['contract', 'curriculum', 'server', 'tools']
const files = ['package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json']

/**
 * A copy of the tree in a temporary folder, with the installed packages of the real one, in which one text of one file is
 * replaced: the tree itself stays as it is, whatever happens. Throws where the file does not have the text exactly once.
 */
export function copyTree(
  root: string,
  path: string,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const text = readFileSync(join(root, path), 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${path} does not say once: ${from}`)
  const copy = mkdtempSync(join(tmpdir(), 'polyhex-mutant-tree-'))
  for (const room of rooms) cpSync(join(root, room), join(copy, room), { recursive: true })
  for (const file of files) cpSync(join(root, file), join(copy, file))
  mkdirSync(join(copy, 'node_modules'))
  const ours = '@polyhex'
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== ours && !name.startsWith('.vi'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  mkdirSync(join(copy, 'node_modules', ours))
  for (const name of readdirSync(join(root, 'node_modules', ours)))
    symlinkSync(join(copy, name), join(copy, 'node_modules', ours, name))
  writeFileSync(
    join(copy, path),
    text.replace(from, () => to),
  )
  return copy
}
