import type { XeroMapping } from '@polyhex/contract/billing/accounting-operations'
import {
  AccountingFailure,
  type AccountingPort,
  type BookContact,
  type BookInvoice,
  type BookPayment,
  demandTotal,
  type Written,
} from '../accounting-port.ts'
import type { XeroClient } from './xero-client.ts'
import { readConnection, type XeroWorld } from './xero-connection.ts'

type Answer = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>>

/** Minor units as the decimal number that Xero takes. Exact: we stay far below the 15 figures of a double. */
const decimal = (amount: number): number => amount / 100
/** A text in Xero's filters. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '')}"`

const first = (answer: unknown, list: string): Readonly<Record<string, unknown>> | undefined =>
  (answer as Answer)[list]?.[0]

function idOf(answer: unknown, list: string, name: string): string {
  const id = first(answer, list)?.[name]
  if (typeof id !== 'string') throw new AccountingFailure('not_reached', `Xero gave no ${name}.`)
  return id
}

/** The books at Xero. Before anything is written it is looked for by our number or reference: no answer is ever lost twice. */
export function xeroBooks(world: XeroWorld, call: XeroClient): AccountingPort {
  const mapping = async (): Promise<XeroMapping> => {
    const found = await readConnection(world.db)
    if (found.state !== 'connected' || found.mapping === null)
      throw new AccountingFailure('not_connected', 'Xero is not connected, or its accounts are not chosen.')
    return found.mapping
  }

  const contactId = async ({ number, name, email }: BookContact): Promise<string> => {
    const where = `ContactNumber==${quoted(number)}`
    const found = first(await call({ method: 'GET', path: '/Contacts', query: { where } }), 'Contacts')
    if (typeof found?.['ContactID'] === 'string') return found['ContactID']
    // Names are unique at Xero, and people's are not.
    const contact = {
      ContactNumber: number,
      Name: `${name} (${number.slice(-12)})`.slice(-255),
      ...(email === null ? {} : { EmailAddress: email }),
    }
    const body = { Contacts: [contact] }
    const made = await call({ method: 'PUT', path: '/Contacts', body, once: `contact ${number}` })
    return idOf(made, 'Contacts', 'ContactID')
  }

  const lineItems = ({ lines, taxName }: BookInvoice, chosen: XeroMapping): object[] => {
    const taxType = taxName === null ? chosen.noTaxType : chosen.taxTypes[taxName]
    if (taxType === undefined)
      throw new AccountingFailure('refused', `It is not chosen which tax of Xero ${taxName} is.`)
    return lines.map(({ description, net, tax }) => ({
      Description: description,
      Quantity: 1,
      UnitAmount: decimal(net),
      AccountCode: chosen.revenueAccount,
      TaxType: tax === 0 && net === 0 ? chosen.noTaxType : taxType,
      TaxAmount: decimal(tax),
    }))
  }

  /** Xero rounds taxes by itself where it can: a cent of difference is not let pass. */
  const demandSame = (found: Readonly<Record<string, unknown>>, { number, total }: BookInvoice): void => {
    if (Math.round(Number(found['Total']) * 100) !== total)
      throw new AccountingFailure('total_differs', `${number} comes to ${String(found['Total'])} at Xero.`)
  }

  const document = async (
    given: BookInvoice,
    form: { path: string; list: string; id: string; type: string; named: object; search: Record<string, string> },
  ): Promise<Written> => {
    demandTotal(given)
    const chosen = await mapping()
    const { path, list } = form
    let found = first(await call({ method: 'GET', path, query: form.search }), list)
    if (found === undefined) {
      const body = {
        [list]: [
          {
            Type: form.type,
            Contact: { ContactID: await contactId(given.contact) },
            Date: given.date,
            DueDate: given.date,
            LineAmountTypes: 'Exclusive',
            ...form.named,
            Reference: given.reference,
            CurrencyCode: given.currency.toUpperCase(),
            Status: 'AUTHORISED',
            LineItems: lineItems(given, chosen),
          },
        ],
      }
      const made = await call({ method: 'PUT', path, body, once: `${list} ${given.number}` })
      found = first(made, list)
    }
    if (found === undefined) throw new AccountingFailure('not_reached', 'Xero gave no document.')
    demandSame(found, given)
    return { id: idOf({ [list]: [found] }, list, form.id) }
  }

  const movement = async (given: BookPayment, target: 'Invoice' | 'CreditNote'): Promise<Written> => {
    const chosen = await mapping()
    const where = `Reference==${quoted(given.reference)}`
    const found = first(await call({ method: 'GET', path: '/Payments', query: { where } }), 'Payments')
    if (typeof found?.['PaymentID'] === 'string') return { id: found['PaymentID'] }
    const payment = {
      [target]: { [`${target}ID`]: given.documentId },
      Account: { Code: chosen.clearingAccount },
      Date: given.date,
      Amount: decimal(given.amount),
      Reference: given.reference,
    }
    const body = { Payments: [payment] }
    const made = await call({ method: 'PUT', path: '/Payments', body, once: `payment ${given.reference}` })
    return { id: idOf(made, 'Payments', 'PaymentID') }
  }

  return {
    name: 'xero',
    state: async () => (await readConnection(world.db)).state,
    writeInvoice: async (given) =>
      document(given, {
        path: '/Invoices',
        list: 'Invoices',
        id: 'InvoiceID',
        type: 'ACCREC',
        named: { InvoiceNumber: given.number },
        search: { InvoiceNumbers: given.number },
      }),
    writeCreditNote: async (given) =>
      document(given, {
        path: '/CreditNotes',
        list: 'CreditNotes',
        id: 'CreditNoteID',
        type: 'ACCRECCREDIT',
        named: { CreditNoteNumber: given.number },
        search: { where: `CreditNoteNumber==${quoted(given.number)}` },
      }),
    writePayment: async (given) => movement(given, 'Invoice'),
    writeRefund: async (given) => movement(given, 'CreditNote'),
    knowsBank: async () => (await readConnection(world.db)).mapping?.bankAccount !== undefined,
    writePayout: async ({ reference, amount, date }) => {
      const { clearingAccount, bankAccount } = await mapping()
      if (bankAccount === undefined)
        throw new AccountingFailure('not_connected', 'It is not chosen where payouts arrive.')
      const path = '/BankTransfers'
      const where = `Reference==${quoted(reference)}`
      const found = first(await call({ method: 'GET', path, query: { where } }), 'BankTransfers')
      const [from, to] = amount > 0 ? [clearingAccount, bankAccount] : [bankAccount, clearingAccount]
      const moved = {
        FromBankAccount: { Code: from },
        ToBankAccount: { Code: to },
        Amount: decimal(Math.abs(amount)),
        Date: date,
        Reference: reference,
      }
      const body = { BankTransfers: [moved] }
      const there =
        found ?? first(await call({ method: 'PUT', path, body, once: `payout ${reference}` }), 'BankTransfers')
      if (Math.round(Number(there?.['Amount']) * 100) !== Math.abs(amount))
        throw new AccountingFailure('total_differs', `${reference} comes to ${String(there?.['Amount'])} at Xero.`)
      return { id: idOf({ BankTransfers: [there] }, 'BankTransfers', 'BankTransferID') }
    },
    writeFee: async (given) => {
      const chosen = await mapping()
      const where = `Reference==${quoted(given.reference)}`
      const path = '/BankTransactions'
      const found = first(await call({ method: 'GET', path, query: { where } }), 'BankTransactions')
      if (typeof found?.['BankTransactionID'] === 'string') return { id: found['BankTransactionID'] }
      const spent = {
        Type: 'SPEND',
        Contact: { Name: given.from },
        BankAccount: { Code: chosen.clearingAccount },
        Date: given.date,
        Reference: given.reference,
        CurrencyCode: given.currency.toUpperCase(),
        LineAmountTypes: 'NoTax',
        LineItems: [
          {
            Description: 'Fee of the card provider',
            Quantity: 1,
            UnitAmount: decimal(given.amount),
            AccountCode: chosen.feesAccount,
          },
        ],
      }
      const body = { BankTransactions: [spent] }
      return {
        id: idOf(
          await call({ method: 'PUT', path, body, once: `fee ${given.reference}` }),
          'BankTransactions',
          'BankTransactionID',
        ),
      }
    },
  }
}
