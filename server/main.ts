import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** The program: `node server/main.ts`. Everything is loaded after the cache is open, which halves the time of a second start. */

enableCompileCache(join(import.meta.dirname, '..', '.cache', 'node'))

const { ConfigError, readConfig } = await import('./config.ts')
const { DirectoryInUse } = await import('./database/directory-lock.ts')

try {
  const config = readConfig(process.env)
  const { start } = await import('./start.ts')
  await start(config)
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse
  console.error(expected ? error.message : error)
  process.exit(1)
}
