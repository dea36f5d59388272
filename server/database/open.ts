import { setTimeout } from 'node:timers/promises'
import { waitsOfWork } from './connection-limits.ts'
import { type Database, pgliteDatabase, postgresqlDatabase } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** Where the data is: a PostgreSQL address, or a directory for the embedded database. */
export type DatabasePlace = { readonly address: string; readonly connections: number } | { readonly directory: string }

/** Connections for recurring work, besides those of calls. */
const connectionsOfWork = 3

/**
 * Opens the database and brings it up to date; one that is not there yet is waited for, which is said to `say`.
 * Throws CannotStart where words tell why it cannot be opened, or what the server says.
 */
export async function openDatabase(place: DatabasePlace, say: (words: string) => void = () => {}): Promise<Database> {
  if ('address' in place) {
    const database = postgresqlDatabase(place.address, place.connections)
    await waitForDatabase(place.address, database.reach, {
      say,
      now: () => performance.now(),
      pause: setTimeout,
    })
    await migrate(database)
    return database
  }
  const release = await lockDirectory(place.directory)
  try {
    const { pglite, made } = await openEmbedded(place.directory)
    const database = pgliteDatabase(pglite, release)
    await migrate(database)
    await made()
    return database
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * The same database for recurring work: statements that may take longer, over connections of their own, so that neither work
 * nor calls wait for the other. The embedded one has but one connection, and is the same.
 */
export function databaseOfWork(place: DatabasePlace, database: Database): Database {
  return 'address' in place ? postgresqlDatabase(place.address, connectionsOfWork, waitsOfWork) : database
}
