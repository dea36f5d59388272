import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedOptions } from '../../server/database/embedded-options.ts'
import { freePort } from '../../tools/suite/test-postgres.ts'

const root = dirname(dirname(import.meta.dirname))
const start = join(root, 'tools', 'start.mjs')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyhex-command-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

/** Runs the start command from a folder that has nothing to do with the product. */
function run(port: number): Started {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    DATA_DIRECTORY: join(folder, 'data'),
    NODE_ENV: 'development',
  }
  delete env['DATABASE_URL']
  delete env['VITEST']
  const child = spawn(process.execPath, [start], { cwd: tmpdir(), env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const take = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
  })
  return { child, output: () => output, ended }
}

/** Waits until the first page comes: five minutes at most, for a machine that has much else to do. */
async function untilAnswered(port: number, started: Started): Promise<void> {
  const until = performance.now() + 300_000
  while (performance.now() < until) {
    if (started.child.exitCode !== null) throw new Error(`it ended at once:\n${started.output()}`)
    const ok = await fetch(`http://localhost:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`no answer in five minutes:\n${started.output()}`)
}

/** What a start could have done anew: the built pages, the migrations that ran, and the people that were laid, with their times. */
async function madeSoFar(): Promise<unknown> {
  const database = await PGlite.create(join(folder, 'data', 'database'), embeddedOptions)
  try {
    const { rows: migrations } = await database.query('select name, ran_at from migrations order by name')
    const { rows: people } = await database.query('select id, username, created_at from accounts order by id')
    return { pages: statSync(join(root, 'web', 'dist', 'index.html')).mtimeMs, migrations, people }
  } finally {
    await database.close()
  }
}

it('starts from any folder, says the address and the names, stops cleanly, and makes nothing a second time', async () => {
  const port = await freePort()
  const first = run(port)
  await untilAnswered(port, first)
  await expect.poll(first.output).toContain(`http://localhost:${port}`)
  for (const name of ['student.sam', 'student.max', 'parent.pat', 'tutor.tia', 'teacher.theo', 'admin.ada']) {
    expect(first.output()).toContain(name)
  }
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)

  const before = await madeSoFar()
  const again = run(port)
  await untilAnswered(port, again)
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
  expect(again.output()).not.toMatch(/Installing|Building/)
  expect(await madeSoFar()).toEqual(before)
})

it('says what to do when the port is taken', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => {
    other.listen(port, 'localhost', resolve)
  })
  const started = run(port)
  expect(await started.ended).toBe(1)
  expect(started.output()).toContain(`Port ${port} is already in use`)
  expect(started.output()).toContain(`PORT=${port + 1} npm start`)
  other.close()
})
