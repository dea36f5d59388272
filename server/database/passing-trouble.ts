/**
 * SQLSTATE classes and codes of trouble that passes: no connection (08), too little disk, memory or connections (53),
 * the server stops or starts (57P), a statement that took too long or was given up (57014), a lock that was not to be had
 * (55P03), a transaction left open too long (25P03), a primary that has become a standby (25006), and transactions that
 * got in each other's way more often than they are tried again (40).
 */
const passing = /^(?:08|53|57P|40)|^(?:57014|55P03|25P03|25006)$/

/** Of the network, before any answer of a database. */
const ofNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** What the driver says without a code: no connection came free, no answer came, the connection broke. */
const ofDriver =
  /^timeout exceeded when trying to connect|^Query read timeout|^Connection terminated|^Client (?:has encountered|was closed)|^timeout expired/

/** Whether the database does not answer for now: what was asked may be asked again, and nobody made a mistake. */
export function isPassingTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  if (typeof code === 'string' && (passing.test(code) || ofNetwork.has(code))) return true
  return ofDriver.test(error.message)
}
