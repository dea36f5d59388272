import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { embeddedOptions } from './embedded-options.ts'
import { type Database, pgliteDatabase, postgresqlDatabase } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { migrate } from './migrate.ts'

/** Where the data is: a PostgreSQL address, or a directory for the embedded database. */
export type DatabasePlace = { readonly address: string; readonly connections: number } | { readonly directory: string }

/** Opens the database and brings it up to date. Throws DirectoryInUse, or what the server says. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if ('address' in place) {
    const database = postgresqlDatabase(place.address, place.connections)
    await migrate(database)
    return database
  }
  const release = await lockDirectory(place.directory)
  try {
    const pglite = await PGlite.create(join(place.directory, 'database'), embeddedOptions)
    const database = pgliteDatabase(pglite, release)
    await migrate(database)
    return database
  } catch (error) {
    await release()
    throw error
  }
}
