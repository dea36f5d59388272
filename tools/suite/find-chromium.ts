import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { runCommand } from './run-command.ts'

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Switches for a Chromium in tests: quiet, offline, and startable by root on a build machine. */
export const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Whether this program is a browser that really starts: Ubuntu's `chromium-browser` may be a signpost to a store. */
function answers(path: string): boolean {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /Chrom/i.test(stdout)
}

/**
 * A Chromium that is already on this machine: CHROMIUM_PATH, then the usual names and places, then the one Playwright
 * has fetched before; null when there is none. Throws when CHROMIUM_PATH is set and does not start.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const wanted = env['CHROMIUM_PATH']
  if (wanted !== undefined && wanted !== '') {
    if (!answers(wanted)) throw new Error(`CHROMIUM_PATH is set to ${wanted}, which is not a Chromium that starts.`)
    return wanted
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const places = [...programs.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere]
  return [...places, chromium.executablePath()].find(answers) ?? null
}

/**
 * Finds a Chromium or brings one: by apt-get where we are root on such a system, else by Playwright's own download.
 * Resolves to its path; throws, in words, when neither works.
 */
export async function bringChromium(root: string): Promise<string> {
  const present = findChromium()
  if (present !== null) return present
  const said: string[] = []
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand('apt-get', ['update', '-qq'], { cwd: root, env })
    const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
    const { output } = await runCommand('apt-get', args, { cwd: root, env })
    said.push(output.trim().split('\n').slice(-3).join('\n'))
  }
  const installed = findChromium()
  if (installed !== null) return installed
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js')
  const { output } = await runCommand(process.execPath, [cli, 'install', 'chromium'], { cwd: root })
  said.push(output.trim().split('\n').slice(-5).join('\n'))
  const fetched = findChromium()
  if (fetched !== null) return fetched
  throw new Error(
    `The browser tests need a Chromium, and none could be found or installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH.\n${said.join('\n')}`,
  )
}
