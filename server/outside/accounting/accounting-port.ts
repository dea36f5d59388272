import type { AccountingState, Destination } from '@polyhex/contract/billing/accounting-operations'
import type { Currency } from '@polyhex/contract/billing/money'

/**
 * The way to the books of the company. Two adapters stand behind it, the embedded books and Xero, and one suite of tests
 * holds both to what is said here: the same document written twice is one document, and its total is ours to the cent.
 * Amounts are minor units. What could not be written throws AccountingFailure.
 */
export interface AccountingPort {
  readonly name: Destination
  state(): Promise<AccountingState>
  writeInvoice(invoice: BookInvoice): Promise<Written>
  /** That an invoice was paid, into the clearing account. */
  writePayment(payment: BookPayment): Promise<Written>
  /** What the card provider kept: spent from the clearing account. */
  writeFee(fee: BookFee): Promise<Written>
  writeCreditNote(note: BookInvoice): Promise<Written>
  /** Money given back from the clearing account for a credit note. */
  writeRefund(refund: BookPayment): Promise<Written>
  /** Whether it is said where payouts arrive; as long as it is not they wait. */
  knowsBank(): Promise<boolean>
  /** Money that the card provider has sent from the clearing account to the bank. */
  writePayout(payout: BookPayout): Promise<Written>
}

export interface Written {
  /** The destination's id of the document. */
  readonly id: string
}

/** One line, after its share of the discount and before tax. */
export interface BookLine {
  readonly description: string
  readonly net: number
  readonly tax: number
}

/** An invoice, or the credit note to a refund. */
export interface BookInvoice {
  /** Ours, and unique: the invoice number; for a credit note that of its refund. */
  readonly number: string
  /** Id of the payment or refund. */
  readonly reference: string
  readonly date: string
  readonly currency: Currency
  readonly contact: BookContact
  readonly lines: readonly BookLine[]
  /** Names of the taxes of its lines, joined by ` + `; null: none. */
  readonly taxName: string | null
  readonly total: number
}

export interface BookContact {
  /** Id of the account; of a deleted one that of the payment. */
  readonly number: string
  readonly name: string
  readonly email: string | null
}

export interface BookPayment {
  /** Of the invoice or credit note, as it was written. */
  readonly documentId: string
  /** Charge or refund, as the card provider calls it. */
  readonly reference: string
  readonly date: string
  readonly currency: Currency
  readonly amount: number
}

export interface BookFee {
  /** The charge it was kept of; where it belongs to none the change of the provider's balance. */
  readonly reference: string
  readonly date: string
  readonly currency: Currency
  readonly amount: number
  readonly from: string
}

export interface BookPayout {
  /** The change of the provider's balance. */
  readonly reference: string
  readonly date: string
  readonly currency: Currency
  /** What arrives at the bank; below nothing: a payout that came back. Never nothing. */
  readonly amount: number
}

/** Why something could not be written into the books. */
export class AccountingFailure extends Error {
  /**
   * - `not_connected`: nobody has connected them, or the connection has ended: what is to be written waits
   * - `not_reached`, `busy`: try later
   * - `refused`: trying again does not help
   * - `total_differs`: the books come to another total: people must look
   */
  readonly kind: 'not_connected' | 'not_reached' | 'busy' | 'refused' | 'total_differs'
  readonly retryAfterSeconds: number | null

  constructor(kind: AccountingFailure['kind'], words: string, retryAfterSeconds: number | null = null) {
    super(words)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The sum of an invoice's lines with their tax; it must be its total. Throws RangeError otherwise. */
export function demandTotal({ number, lines, total }: BookInvoice): void {
  const sum = lines.reduce((all, line) => all + line.net + line.tax, 0)
  if (sum !== total) throw new RangeError(`the lines of ${number} come to ${sum}, not ${total}`)
}
