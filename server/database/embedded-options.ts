import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { columnParsers } from './database.ts'

/** Extensions of PostgreSQL that the migrations use; the embedded database has to be told of them each time it opens. */
const extensions = { btree_gist }

/** What an embedded database is opened with, beyond its place. */
export const embeddedOptions = { extensions, parsers: columnParsers }
