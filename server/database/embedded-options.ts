import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import pg from 'pg'

/** Extensions of PostgreSQL that the migrations use; the embedded database has to be told of them each time it opens. */
const extensions = { btree_gist }

/** A date without a time is a day of a calendar; as an instant it would be the midnight of whatever zone the server is in. */
const dateType = pg.types.builtins.DATE
const asItIs = (text: string): string => text
pg.types.setTypeParser(dateType, asItIs)

/** Money and counts: all of ours are far below 2^53, where a number is exact. */
const bigType = pg.types.builtins.INT8
pg.types.setTypeParser(bigType, Number)

/** What an embedded database is opened with, beyond its place. */
export const embeddedOptions = { extensions, parsers: { [dateType]: asItIs, [bigType]: Number } }
