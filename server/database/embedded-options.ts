import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { columnParsers } from './database.ts'

/** Extensions of PostgreSQL that the migrations use; the embedded database has to be told of them each time it opens. */
const extensions = { btree_gist }

/**
 * PostgreSQL sets memory aside for a server with many callers. This one has a single connection inside our process, and the
 * operating system keeps the files of its folder in memory already.
 */
const settings = ['shared_buffers=16MB', 'wal_buffers=1MB', 'max_connections=8', 'autovacuum_worker_slots=1']

/** What an embedded database is opened with, beyond its place. */
export const embeddedOptions = {
  extensions,
  parsers: columnParsers,
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
}
