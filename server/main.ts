import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** The program: `node server/main.ts`. Everything is loaded after the cache is open, which halves the time of a second start. */

enableCompileCache(join(import.meta.dirname, '..', '.cache', 'node'))

const { CannotStart } = await import('./cannot-start.ts')
const { readConfig } = await import('./config.ts')

try {
  const config = readConfig(process.env)
  const { start } = await import('./start.ts')
  await start(config)
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
