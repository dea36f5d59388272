import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../database/database.ts'
import type { AccountingPort } from './accounting-port.ts'
import { localBooks } from './local/local-books.ts'
import { xeroBooks } from './xero/xero-books.ts'
import { type XeroClient, xeroClient } from './xero/xero-client.ts'
import type { XeroWorld } from './xero/xero-connection.ts'
import type { AccountingSettings } from './xero/xero-settings.ts'

/** The books, and where they are at Xero the way to its settings. */
export interface Accounting {
  readonly books: AccountingPort
  readonly xero: { readonly world: XeroWorld; readonly call: XeroClient } | null
}

export interface AccountingSurroundings {
  readonly db: Database
  readonly now: () => Date
  /** Without a slash at the end. */
  readonly publicAddress: string
  /** Of tests: in place of the network and the clock. */
  readonly fetch?: typeof fetch
  readonly wait?: (ms: number) => Promise<void>
}

/** Opens the books where the settings say they are. */
export function openAccounting(settings: AccountingSettings, surroundings: AccountingSurroundings): Accounting {
  const { db, now, publicAddress } = surroundings
  if (settings.xero === null) return { books: localBooks(db, now), xero: null }
  const world: XeroWorld = {
    db,
    now,
    settings: settings.xero,
    fetch: surroundings.fetch ?? fetch,
    wait: surroundings.wait ?? (async (ms) => sleep(ms)),
    returnAddress: `${publicAddress}/xero/`,
  }
  const call = xeroClient(world)
  return { books: xeroBooks(world, call), xero: { world, call } }
}
