import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../server-under-test/start-server.ts'
import { serverArguments, serverSettings } from '../start/server-process.mjs'
import { buildWeb } from '../start/web-build.mjs'

export const mostIdleMegabytes = 400
const idleMs = 60_000

/** Resident megabytes of a process, as Linux counts them. */
function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kilobytes) * 1024) / 1_000_000
}

async function measureStart(folder: string): Promise<number> {
  const env = { ...serverSettings, LOG_LEVEL: 'error', DEMO_CLASSES: undefined, NODE_OPTIONS: serverArguments[1] }
  const server = await startServer({ folder }, { env })
  try {
    await setTimeout(idleMs)
    return residentMegabytes(server.pid)
  } finally {
    await server.stop()
  }
}

/** Megabytes that the server of `npm start` holds after a minute without callers: after its first start, which makes the demo people, and the next. */
export async function measureIdleMemory(root: string): Promise<{ first: number; again: number }> {
  await buildWeb(root)
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-bench-'))
  try {
    return { first: await measureStart(folder), again: await measureStart(folder) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
