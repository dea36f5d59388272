import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../suite/test-postgres.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const sideChannel = new URL('./side-channel.ts', import.meta.url).href

/** Where a server under test keeps its data: a folder for the embedded database, or a PostgreSQL database. */
export type Place = { readonly folder: string } | { readonly databaseUrl: string; readonly folder: string }

/** Just before or just after a query that has these words is sent, spaces as one. */
export interface DyingAt {
  readonly query: string
  readonly when: 'before' | 'after'
}

/** The real server in a process of its own. */
export interface ServerUnderTest {
  readonly origin: string
  readonly port: number
  readonly pid: number
  /** Milliseconds from the start of the process to the first answer of /readyz. */
  readonly startedIn: number
  /** Asks the database behind the server; tests learn answer keys only like this, never from a browser. */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** From now on it dies, as by kill -9, when it comes to this query. */
  dieAt(point: DyingAt): Promise<void>
  /** Settles when the process has ended, however it did. */
  readonly gone: Promise<unknown>
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>
  /** SIGTERM, as a stop in production; resolves with the exit code. */
  stop(): Promise<number | null>
  /** Everything it has printed. */
  output(): string
}

/** Starts server/main.ts and waits until it is ready (180 s at most). Throws with its output when it ends before that. */
export async function startServer(
  place: Place,
  options: { port?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<ServerUnderTest> {
  const port = options.port ?? (await freePort())
  const begun = performance.now()
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIRECTORY: place.folder,
    // Journeys make the classes they need.
    DEMO_CLASSES: 'off',
  }
  delete env['DATABASE_URL']
  delete env['VITEST']
  if ('databaseUrl' in place) env['DATABASE_URL'] = place.databaseUrl
  const args = ['--disable-warning=ExperimentalWarning', '--import', sideChannel, join(root, 'server', 'main.ts')]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const take = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-100_000)
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const lastResort = (): void => void child.kill('SIGKILL')
  process.once('exit', lastResort)
  child.once('exit', () => process.removeListener('exit', lastResort))

  const gone = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
  })
  const origin = `http://127.0.0.1:${port}`
  const until = begun + 180_000
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended at once:\n${output}`)
    if (performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`the server was not ready after 180 s:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  const startedIn = performance.now() - begun
  const asked = askChild(child)
  const database = 'databaseUrl' in place ? askPostgres(place.databaseUrl) : asked
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    const code = child.exitCode ?? (child.signalCode === null ? await gone : null)
    await database.close()
    return code
  }
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    startedIn,
    query: <Row>(sql: string, values: readonly unknown[] = []) => database.ask(sql, values) as Promise<Row[]>,
    dieAt: async (point) => void (await asked.send({ dieAt: point })),
    gone,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    output: () => output,
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

interface Asking {
  ask(sql: string, values: readonly unknown[]): Promise<unknown[]>
  close(): Promise<void>
}

function askPostgres(url: string): Asking {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => undefined)
  return {
    ask: async (sql, values) => (await pool.query(sql, [...values])).rows as unknown[],
    close: () => (pool.ended ? Promise.resolve() : pool.end()),
  }
}

interface Answer {
  readonly number: number
  readonly rows?: unknown[]
  readonly fault?: string
}

function askChild(child: ChildProcess): Asking & { send(what: object): Promise<unknown[]> } {
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  child.on('message', (answer: Answer) => {
    waiting.get(answer.number)?.(answer)
    waiting.delete(answer.number)
  })
  child.once('exit', () => {
    for (const [number, tell] of waiting) tell({ number, fault: 'the server has ended' })
  })
  const send = (what: object): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, (answer) => {
        if (answer.rows === undefined) reject(new Error(answer.fault ?? 'no answer'))
        else resolve(answer.rows)
      })
      child.send({ number: count, ...what }, (error) => {
        if (error !== null) reject(error)
      })
    })
  return { send, ask: (sql, values) => send({ sql, values }), close: () => Promise.resolve() }
}
