// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotGoOn, pinnedNode, readStamp, runShown, writeStamp } from './install.mjs'

/** What the built pages are made of. */
const sources = ['contract', 'curriculum', 'web', 'package-lock.json']

/**
 * @param {string} path
 * @param {(path: string) => void} visit
 */
function walk(path, visit) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue
    const inside = join(path, entry.name)
    if (entry.isDirectory()) walk(inside, visit)
    else if (!/\.test\.tsx?$/.test(entry.name)) visit(inside)
  }
}

/**
 * A fingerprint of everything the browser's files are built from. Contents, not dates: a fresh checkout of the same
 * commit needs no new build.
 * @param {string} root
 */
export function webSourcesHash(root) {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    if (!existsSync(path)) continue
    /** @param {string} file */
    const add = (file) => {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
    if (source.includes('.')) add(path)
    else walk(path, add)
  }
  return hash.digest('hex')
}

/** @param {string} root */
export function isWebBuilt(root) {
  return existsSync(join(root, 'web', 'dist', 'index.html')) && readStamp(root, 'web') === webSourcesHash(root)
}

/**
 * Builds the browser's files into web/dist when their sources have changed since the last build.
 * @param {string} root
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<'built' | 'fresh' | 'absent'>} 'absent' when the tree has no web room to build; rejects with CannotGoOn
 */
export async function buildWeb(root, options = {}) {
  if (!existsSync(join(root, 'web', 'vite.config.ts'))) return 'absent'
  if (isWebBuilt(root)) return 'fresh'
  const hash = webSourcesHash(root)
  if (options.quiet !== true) console.log('Building the pages …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--logLevel', 'warn']
  const { code, output } = await runShown(await pinnedNode(root), args, { cwd: join(root, 'web'), quiet: true })
  if (code !== 0) throw new CannotGoOn(`${output.trim()}\nThe pages could not be built; the reason stands above.`)
  writeStamp(root, 'web', hash)
  return 'built'
}
