import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server-under-test/start-server.ts'
import { buildWeb } from '../start/web-build.mjs'

/** The longest a family waits for a product that it has started before. */
export const mostSecondStartMs = 3000

/**
 * Milliseconds from the second start of the server, on the embedded database with the demo people, to its first answer: the
 * quickest of `rounds`, so that what else the machine does in between is not counted.
 */
export async function measureSecondStart(root: string, rounds: number): Promise<number> {
  await buildWeb(root)
  const folder = mkdtempSync(join(tmpdir(), 'polyhex-bench-'))
  const env = { LOG_LEVEL: 'error', DEMO_CLASSES: undefined }
  const once = async (): Promise<number> => {
    const server = await startServer({ folder }, { env })
    await server.stop()
    return server.startedIn
  }
  try {
    await once()
    let quickest = Infinity
    for (let round = 0; round < rounds; round++) quickest = Math.min(quickest, await once())
    return quickest
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
