/**
 * A query of a hot path, prepared once on each connection under its name. One call of it is one round trip; everything
 * less frequent goes through kysely. `Row` is what one row holds, written down by hand and held to the query by tests.
 */
export interface Statement<Row> {
  readonly name: string
  readonly text: string
  /** Never set: carries the type of a row. */
  readonly row?: Row
}

/** Names a query so that it can be prepared. The name must be its own in the whole server. */
export function statement<Row>(name: string, text: string): Statement<Row> {
  return { name, text: text.replace(/\s+/g, ' ').trim() }
}
