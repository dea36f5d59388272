import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../tools/suite/test-postgres.ts'

const start = new URL('../../tools/start.mjs', import.meta.url).pathname
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

async function firstAnswer(port: number, started: Started): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < 60_000) {
    if (started.child.exitCode !== null) throw new Error(`it ended at once:\n${started.output()}`)
    const ok = await fetch(`http://localhost:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return performance.now() - begun
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`no answer in a minute:\n${started.output()}`)
}

it('starts from any folder, says the address and the names, stops cleanly, and is quick the second time', async () => {
  const port = await freePort()
  const first = run(port)
  await firstAnswer(port, first)
  await expect.poll(first.output).toContain(`http://localhost:${port}`)
  for (const name of ['student.sam', 'student.max', 'parent.pat', 'tutor.tia', 'teacher.theo', 'admin.ada']) {
    expect(first.output()).toContain(name)
  }
  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)

  // 3 s is the promise for a machine that does nothing else. This one may be running the rest of the suite: the best
  // of three counts, with twice the time.
  const waits: number[] = []
  for (let start = 0; start < 3; start++) {
    const again = run(port)
    waits.push(await firstAnswer(port, again))
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
  }
  expect(Math.min(...waits)).toBeLessThan(6000)
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
