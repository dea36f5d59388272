// @ts-check
/**
 * `npm start`: installs what is missing, builds the pages when their sources changed, and runs the server on the pinned
 * Node. Plain JavaScript for Node 20: it runs before anything is installed.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverArguments, serverSettings } from './start/server-process.mjs'
import { CannotGoOn, installDependencies, pinnedNode } from './start/install.mjs'
import { buildWeb } from './start/web-build.mjs'
import { portIsTaken, whyNodeIsTooOld } from './start/words.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {number} port @returns {Promise<boolean>} */
function isPortTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'))
    const host = process.env['HOST'] ?? (process.env['NODE_ENV'] === 'production' ? '0.0.0.0' : 'localhost')
    probe.listen({ port, host }, () => probe.close(() => resolve(false)))
  })
}

/** @param {string} node the program that runs the server */
function runServer(node) {
  const server = spawn(node, [...serverArguments, join('server', 'main.ts')], {
    cwd: root,
    env: { ...serverSettings, ...process.env },
    stdio: 'inherit',
  })
  let asked = false
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // A terminal sends Ctrl+C to the server as well; passing it on at once would count as asking twice.
    if (signal === 'SIGINT' && process.stdin.isTTY) setTimeout(() => server.kill(signal), 2000).unref()
    else if (!asked) server.kill(signal)
    asked = true
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => pass(signal))
  // npm ends its shell, not us, when it is told to stop: without this the server would stay behind.
  const parent = process.ppid
  if (process.env['npm_lifecycle_event'] !== undefined) {
    setInterval(() => process.ppid !== parent && pass('SIGTERM'), 300).unref()
  }
  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exitCode = 1
  })
  server.on('exit', (code, signal) => {
    if (asked) process.exit(code ?? 0)
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
  })
}

async function main() {
  const tooOld = whyNodeIsTooOld(process.versions.node)
  if (tooOld !== null) throw new CannotGoOn(tooOld)
  const port = Number(process.env['PORT'] ?? 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new CannotGoOn(`PORT must be a whole number from 0 to 65535; it is '${process.env['PORT']}'.`)
  }
  if (port !== 0 && (await isPortTaken(port))) throw new CannotGoOn(portIsTaken(port))
  await installDependencies(root)
  await buildWeb(root)
  runServer(await pinnedNode(root))
}

main().catch((error) => {
  console.error(error instanceof CannotGoOn ? `\n${error.message}` : error)
  process.exit(1)
})
