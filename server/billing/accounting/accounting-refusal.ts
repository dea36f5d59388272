import { Refusal } from '../../http/refusal.ts'
import { AccountingFailure } from '../../outside/accounting/accounting-port.ts'
import type { Log } from '../../http/handlers.ts'

/** Does something with the books, and says in the product's words what went wrong with them. */
export async function withBooks<Result>(log: Log, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AccountingFailure)) throw error
    log.warn({ kind: error.kind, words: error.message }, 'the books did not take something')
    if (error.kind === 'not_connected') throw new Refusal('accounting_not_connected')
    if (error.kind === 'not_reached') throw new Refusal('accounting_not_reached')
    if (error.kind === 'busy') {
      const wait = error.retryAfterSeconds ?? 60
      throw new Refusal(
        'accounting_not_reached',
        undefined,
        `The books ask us to wait ${wait} seconds. Nothing is lost.`,
      )
    }
    throw new Refusal('accounting_refused', undefined, `The books did not take this: ${error.message}`)
  }
}
