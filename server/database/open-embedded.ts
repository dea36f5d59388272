import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { CannotStart } from '../cannot-start.ts'
import { embeddedOptions } from './embedded-options.ts'

/** Stands beside the database while it is made for the first time: what a kill then leaves was never anybody's. */
const makingName = 'database-is-being-made'

const wayBack = (folder: string): string =>
  [
    'Nothing was changed, and the server does not start on it.',
    `The way back: put the folder ${folder} back whole from a backup that was taken while the server stood still.`,
    `To begin anew without anything that was in it, move ${folder} to another place and start again.`,
  ].join('\n')

const filesOf = async (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code !== 'ENOTDIR') throw error
    throw new CannotStart(`${folder} must be a folder, but it is a file.\n${wayBack(folder)}`)
  })

/** What is wrong with the version that a database folder names, in words; null: nothing. */
async function faultOfVersion(folder: string): Promise<string | null> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) return 'its file PG_VERSION is missing'
  return /^\d{2}\n?$/.test(version) ? null : 'its file PG_VERSION is damaged'
}

/**
 * Opens the embedded database of a data directory, which is made where there is none. A folder that holds something else
 * than a whole database is never made anew, which would take away what a family has done: throws CannotStart with what is
 * wrong and the way back. `made` says that it is there for good, once it is ready for use.
 */
export async function openEmbedded(directory: string): Promise<{ pglite: PGlite; made: () => Promise<void> }> {
  const folder = join(directory, 'database')
  const making = join(directory, makingName)
  const halfMade = (await filesOf(directory)).includes(makingName)
  if (halfMade) await rm(folder, { recursive: true, force: true })
  const isNew = (await filesOf(folder)).length === 0
  if (isNew) await writeFile(making, '')
  else {
    const fault = await faultOfVersion(folder)
    if (fault !== null) throw new CannotStart(`The database in ${folder} is damaged: ${fault}.\n${wayBack(folder)}`)
  }
  // Compiled by all cores at once, PostgreSQL takes hundreds of megabytes for a moment, much of which stays with the process.
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  try {
    const pglite = await PGlite.create(folder, embeddedOptions)
    return { pglite, made: async () => rm(making, { force: true }) }
  } catch (error) {
    if (isNew) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotStart(
      `The database in ${folder} cannot be opened: its files are damaged (${reason}).\n${wayBack(folder)}`,
      { cause: error },
    )
  }
}
