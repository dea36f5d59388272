// @ts-check
/**
 * `npm test`: installs what is missing, then hands over to tools/test.ts on the pinned Node.
 * `npm test -- --only vitest,lint` runs some steps only; `npm test -- --list` names them.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CannotGoOn, installDependencies, pinnedNode } from './start/install.mjs'
import { whyNodeIsTooOld } from './start/words.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

async function main() {
  const tooOld = whyNodeIsTooOld(process.versions.node)
  if (tooOld !== null) throw new CannotGoOn(tooOld)
  await installDependencies(root)
  const suite = join(root, 'tools', 'test.ts')
  const child = spawn(
    await pinnedNode(root),
    ['--disable-warning=ExperimentalWarning', suite, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  // The suite stops its own children; a terminal's Ctrl+C reaches it directly, so these only keep this process alive.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const parent = process.ppid
  if (process.env['npm_lifecycle_event'] !== undefined) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
  }
  child.on('exit', (code) => process.exit(code ?? 1))
}

main().catch((error) => {
  console.error(error instanceof CannotGoOn ? `\n${error.message}` : error)
  console.log('0 passed, 1 failed')
  process.exit(1)
})
