// @ts-check
/**
 * `node tools/complete-lockfile.mjs`: gives package-lock.json an entry for every platform's package.
 *
 * npm writes only those optional platform packages into the lockfile that its registry could show it at that moment
 * (npm/cli issue 4828); `npm ci` then refuses the lockfile on the other platforms, and newer npm on every platform.
 * Name and version stand in the parent's entry; the platform is read from the name. Prints how many it has added.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']

/**
 * The platform that a package name such as `@oxlint/binding-linux-arm64-musl` ends in.
 * @param {string} name
 * @returns {{ os: string[], cpu: string[], libc?: string[] } | null}
 */
export function platformOf(name) {
  const words = (name.split('/').at(-1) ?? '').split('-')
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (os === undefined || cpu === undefined) return null
  const end = words.at(-1) ?? ''
  if (end === 'musl') return { os: [os], cpu: [cpu], libc: ['musl'] }
  return end === 'gnu' ? { os: [os], cpu: [cpu], libc: ['glibc'] } : { os: [os], cpu: [cpu] }
}

/**
 * Adds the missing platform packages to a parsed lockfile, in place, keeping npm's order.
 * @param {{ packages: Record<string, any> }} lock
 * @returns {string[]} the names added
 */
export function completeLockfile(lock) {
  /** @type {string[]} */
  const added = []
  for (const parent of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`
      const platform = platformOf(name)
      if (platform === null || Object.keys(lock.packages).some((key) => key.endsWith(place))) continue
      const dev = parent.dev === true ? { dev: true } : {}
      lock.packages[place] = { version, ...platform, ...dev, optional: true }
      added.push(name)
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(sorted)
  return added
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const added = completeLockfile(lock)
  if (added.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added.length} platform packages added`)
}
