/**
 * `npm run dev`: the server, restarted when its sources change, and the pages, replaced in the browser as they change.
 * API_PORT (4000) and WEB_PORT (4300) choose the addresses; open the second.
 */
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CannotGoOn, installDependencies } from './start/install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const apiPort = process.env['API_PORT'] ?? '4000'
const webPort = process.env['WEB_PORT'] ?? '4300'

try {
  await installDependencies(root)
} catch (error) {
  console.error(error instanceof CannotGoOn ? error.message : error)
  process.exit(1)
}

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const quiet = '--disable-warning=ExperimentalWarning'
const env = { ...process.env, API_PORT: apiPort, WEB_PORT: webPort }
const children = [
  spawn(process.execPath, [quiet, '--watch', '--watch-preserve-output', join('server', 'main.ts')], {
    cwd: root,
    env: { ...env, PORT: apiPort },
    stdio: 'inherit',
  }),
  spawn(process.execPath, [vite, '--strictPort', '--clearScreen=false'], {
    cwd: join(root, 'web'),
    env,
    stdio: 'inherit',
  }),
]

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode ??= code ?? 0
  })
}
