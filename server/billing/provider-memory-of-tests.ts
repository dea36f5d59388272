import { createHash } from 'node:crypto'
import {
  type BalanceMove,
  type CheckoutOrder,
  type PaymentProvider,
  PaymentProviderFailure,
  type ProviderBalanceChange,
  type ProviderCharge,
  type ProviderCheckout,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderInvoice,
  type ProviderRefund,
  type ProviderSubscription,
} from '../outside/payments/payment-port.ts'

/** A call of the port that can be made to fail. */
export type PortCall = Exclude<keyof PaymentProvider, 'name' | 'livemode' | 'publishableKey'>

/**
 * How a call goes wrong: `lost_answer` does it and loses the answer, `reset` does not do it, `busy` and `conflict` (429 and
 * 409) neither, `fault` answers 500 and repeats that for the same key, having done it or not, `stall` waits for `until`
 * and then loses the answer, `refused` says no.
 */
export type Fault =
  | { readonly kind: 'lost_answer' | 'reset' | 'busy' | 'conflict' }
  | { readonly kind: 'refused'; readonly reason?: string }
  | { readonly kind: 'fault'; readonly done: boolean }
  | { readonly kind: 'stall'; readonly until: Promise<void> }

interface KnownKey {
  readonly hash: string
  readonly answer?: unknown
  readonly fault?: true
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Throws what the port throws for something that the provider does not know. */
export function must<Thing>(things: ReadonlyMap<string, Thing>, key: string): Thing {
  const found = things.get(key)
  if (found === undefined) throw new PaymentProviderFailure('refused', 'resource_missing')
  return found
}

/** What a provider double remembers, and how its calls go wrong. */
export class DoubleMemory {
  readonly checkouts = new Map<string, ProviderCheckout>()
  readonly orders = new Map<string, CheckoutOrder>()
  readonly customers = new Map<string, { readonly accountId: string; readonly email: string | null }>()
  readonly charges = new Map<string, ProviderCharge>()
  readonly invoices = new Map<string, ProviderInvoice>()
  readonly subscriptions = new Map<string, ProviderSubscription>()
  readonly refunds = new Map<string, ProviderRefund>()
  readonly disputes = new Map<string, ProviderDispute>()
  /** Subscriptions whose card was changed, by the id of the change. */
  readonly newCards = new Map<string, string>()
  readonly balanceChanges: ProviderBalanceChange[] = []
  readonly events: ProviderEvent[] = []
  /** Every call that reached it, in order, with its key. */
  readonly calls: { readonly call: PortCall; readonly key: string | null }[] = []
  readonly now: () => Date
  readonly #faults = new Map<PortCall, Fault[]>()
  readonly #keys = new Map<string, KnownKey>()
  #count = 0

  constructor(now: () => Date) {
    this.now = now
  }

  /** The next calls of a name go wrong like this, one after the other. */
  fail(call: PortCall, ...faults: readonly Fault[]): void {
    this.#faults.set(call, [...(this.#faults.get(call) ?? []), ...faults])
  }

  /** How often a call reached it. */
  times(call: PortCall): number {
    return this.calls.filter((one) => one.call === call).length
  }

  /** Forgets everything. */
  forget(): void {
    const { checkouts, orders, customers, charges, invoices, subscriptions, refunds, disputes, newCards } = this
    const maps = [checkouts, orders, customers, charges, invoices, subscriptions, refunds, disputes, newCards]
    for (const map of maps) map.clear()
    for (const list of [this.balanceChanges, this.events, this.calls]) list.length = 0
    this.#faults.clear()
    this.#keys.clear()
  }

  /** A subscription becomes what a test says, such as ended. */
  setSubscription(subscriptionId: string, change: Partial<ProviderSubscription>): void {
    this.subscriptions.set(subscriptionId, { ...must(this.subscriptions, subscriptionId), ...change })
    const type = change.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated'
    this.tell(type, 'subscription', subscriptionId)
  }

  /** A subscription is over. */
  protected end(subscriptionId: string, why: 'asked' | 'unpaid'): void {
    this.setSubscription(subscriptionId, { status: 'canceled', ended: { at: this.now(), why } })
  }

  /** A bank takes the money of a charge back for now; or only asks (`taken` false). */
  openDispute(chargeId: string, taken = true): ProviderDispute {
    const { amount, currency } = must(this.charges, chargeId)
    const answerBy = new Date(this.now().getTime() + 7 * 86_400_000)
    const id = this.newId('dp')
    const made = { id, chargeId, amount, currency, status: 'open', answerBy, createdAt: this.now() } as const
    if (taken) this.move('dispute', id, { currency }, -amount, 1500)
    const dispute = { ...made, balanceChanges: this.movesOf(id) }
    this.disputes.set(id, dispute)
    this.tell('charge.dispute.created', 'dispute', id)
    return dispute
  }

  /** A bank that only asked takes the money after all. */
  escalate(id: string): void {
    const dispute = must(this.disputes, id)
    this.move('dispute', id, dispute, -dispute.amount, 1500)
    this.disputes.set(id, { ...dispute, balanceChanges: this.movesOf(id) })
    this.tell('charge.dispute.funds_withdrawn', 'dispute', id)
  }

  protected newId(prefix: string): string {
    this.#count += 1
    return `${prefix}_double_${this.#count}`
  }

  protected tell(type: string, kind: ProviderEvent['about']['kind'], id: string | null): void {
    const about = { kind, id }
    this.events.push({ id: this.newId('evt'), type, about, apiVersion: null, createdAt: this.now() })
  }

  protected move(
    kind: ProviderBalanceChange['kind'],
    sourceId: string,
    charge: Pick<ProviderCharge, 'currency'>,
    amount: number,
    fee = 0,
  ): string {
    const id = this.newId('txn')
    this.balanceChanges.push({ id, kind, sourceId, currency: charge.currency, amount, fee, createdAt: this.now() })
    return id
  }

  /** What a refund or dispute did to the balance. */
  protected movesOf(sourceId: string): BalanceMove[] {
    return this.balanceChanges
      .filter((change) => change.sourceId === sourceId)
      .map(({ id, currency, amount, fee }) => ({ id, currency, amount, fee }))
  }

  /** Does a call once for each key, and as its next fault says. `key` is null for calls that only read. */
  protected async doing<Answer>(
    call: PortCall,
    key: string | null,
    asked: unknown,
    work: () => Answer,
  ): Promise<Answer> {
    this.calls.push({ call, key })
    const fault = this.#faults.get(call)?.shift()
    if (fault?.kind === 'reset') throw new PaymentProviderFailure('not_reached')
    if (fault?.kind === 'busy' || fault?.kind === 'conflict') throw new PaymentProviderFailure('busy', fault.kind)
    if (fault?.kind === 'refused') throw new PaymentProviderFailure('refused', fault.reason ?? 'resource_missing')
    const [name, hash] = [`${call}:${key}`, hashOf(asked)]
    const known = key === null ? undefined : this.#keys.get(name)
    if (known !== undefined && known.hash !== hash) throw new PaymentProviderFailure('key_reused')
    if (known?.fault === true) throw new PaymentProviderFailure('answer_replayed_fault')
    if (fault?.kind === 'fault') {
      if (fault.done) work()
      if (key !== null) this.#keys.set(name, { hash, fault: true })
      throw new PaymentProviderFailure('not_reached')
    }
    const answer = known === undefined ? work() : (known.answer as Answer)
    if (key !== null && known === undefined) this.#keys.set(name, { hash, answer })
    if (fault?.kind === 'stall') await fault.until
    if (fault !== undefined) throw new PaymentProviderFailure('not_reached')
    return answer
  }

  protected async *listing<Thing extends { readonly createdAt: Date }>(
    call: PortCall,
    things: Iterable<Thing>,
    since: Date,
  ): AsyncGenerator<Thing> {
    const found = await this.doing(call, null, since, () => [...things].filter((thing) => thing.createdAt >= since))
    yield* found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  }
}
