// @ts-check
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { whyInstallFailed } from './words.mjs'

/** Raised for a condition that the person at the keyboard can change; the message is all they need to read. */
export class CannotGoOn extends Error {}

/**
 * Where a stamp of this installation lies: inside node_modules, so that it goes when the dependencies go.
 * @param {string} root the folder of the repository
 * @param {string} name
 */
export function stampPath(root, name) {
  return join(root, 'node_modules', '.polyhex', name)
}

/**
 * @param {string} root
 * @param {string} name
 */
export function readStamp(root, name) {
  const path = stampPath(root, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string} value
 */
export function writeStamp(root, name, value) {
  mkdirSync(join(root, 'node_modules', '.polyhex'), { recursive: true })
  writeFileSync(stampPath(root, name), value)
}

/** @param {string} root */
export function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * Whether every package that the lockfile demands on this machine lies in node_modules at the locked version.
 * npm keeps what it installed in node_modules/.package-lock.json; an engineer who ran `npm install` needs no second one.
 * @param {string} root
 */
export function installedMatchesLock(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages ?? {}
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages ?? {}
  for (const [place, wanted] of Object.entries(locked)) {
    if (!place.includes('node_modules/') || wanted.link || wanted.optional || wanted.devOptional) continue
    if (installed[place]?.version !== wanted.version) return false
  }
  return true
}

/**
 * The environment without our own node_modules/.bin on the path: npm must not run on a Node that it is about to delete.
 * @param {string} root
 */
function outsideEnvironment(root) {
  const ours = join(root, 'node_modules')
  const env = { ...process.env }
  for (const name of Object.keys(env)) {
    if (name.toUpperCase() !== 'PATH') continue
    env[name] = (env[name] ?? '')
      .split(delimiter)
      .filter((entry) => !entry.startsWith(ours))
      .join(delimiter)
  }
  delete env['npm_execpath']
  delete env['npm_node_execpath']
  delete env['NODE']
  return env
}

/**
 * Runs a program, shows its output as it comes, and keeps the last of it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function runShown(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    /** @param {Buffer} chunk @param {NodeJS.WriteStream} to */
    const take = (chunk, to) => {
      output = (output + chunk.toString()).slice(-60_000)
      if (options.quiet !== true) to.write(chunk)
    }
    child.stdout.on('data', (chunk) => take(chunk, process.stdout))
    child.stderr.on('data', (chunk) => take(chunk, process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * Installs the dependencies when they are missing or the lockfile has changed; otherwise does nothing.
 * @param {string} root
 * @returns {Promise<void>} rejects with CannotGoOn
 */
export async function installDependencies(root) {
  const hash = lockHash(root)
  if (readStamp(root, 'installed') === hash) return
  if (!installedMatchesLock(root)) {
    console.log('Installing the dependencies (once; a minute or two) …')
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const { code, output } = await runShown('npm', args, { cwd: root, env: outsideEnvironment(root) })
    if (code !== 0) throw new CannotGoOn(whyInstallFailed(output, code))
  }
  await pinnedNode(root)
  writeStamp(root, 'installed', hash)
}

/** @param {string} root */
function pinnedNodeCandidates(root) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const family = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return [
    join(root, 'node_modules', 'node', 'bin', file),
    join(root, 'node_modules', `${family}-${platform}-${process.arch}`, 'bin', file),
    join(root, 'node_modules', 'node', 'node_modules', `${family}-${platform}-${process.arch}`, 'bin', file),
  ]
}

/**
 * The Node that came with the dependencies. Where install scripts are switched off (npm's `ignore-scripts`), its own
 * installer is run here; a machine whose own Node is new enough may use that instead.
 * @param {string} root
 * @returns {Promise<string>} the path of the program; rejects with CannotGoOn
 */
export async function pinnedNode(root) {
  const present = () => pinnedNodeCandidates(root).find((path) => existsSync(path))
  const found = present()
  if (found !== undefined) return found
  const installer = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js')
  if (existsSync(installer)) {
    const cwd = join(root, 'node_modules', 'node')
    const env = outsideEnvironment(root)
    for (const name of Object.keys(env))
      if (/^npm_(config_(global|prefix|local_prefix)|package_)/i.test(name)) delete env[name]
    await runShown(process.execPath, [installer], { cwd, env, quiet: true })
    const installed = present()
    if (installed !== undefined) return installed
  }
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new CannotGoOn(
    'The Node 24 that Polyhex runs on could not be installed (npm may not run install scripts here). Run `npm rebuild node`, or use Node 24 or newer yourself.',
  )
}
