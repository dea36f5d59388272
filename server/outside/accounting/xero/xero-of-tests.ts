import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'

/**
 * Xero for tests, as a `fetch`: it keeps documents in memory, holds every request to Xero's own description, and refuses
 * names that it does not know, which the description alone would let pass.
 */
export interface XeroDouble {
  readonly fetch: typeof fetch
  readonly calls: { readonly method: string; readonly path: string; readonly key: string | null }[]
  readonly lists: Readonly<Record<Kind, Map<string, Record<string, unknown>>>>
  /** The next writing call is carried out, and its answer lost. */
  loseNext: boolean
  /** The next call is answered with this status. */
  failNext: number | null
  /** Added to the total of documents, in cents: as when Xero rounds otherwise. */
  drift: number
  /** Ends all tokens there are. */
  end(): void
  /** Ends the permission itself: no refresh token works any more. */
  forget(): void
  /** Forgets the keys of calls, as Xero does some day. */
  forgetKeys(): void
  readonly most: { atOnce: number }
  /** How often refresh tokens were renewed, and how often one was used after Xero's 30 minutes. */
  readonly refreshed: { times: number; tooLate: number }
  /** Calls that came with a token that is no longer good. */
  refused: number
  /** Carried out while Xero thinks about new tokens. */
  whileRenewing: () => Promise<void>
  /** The next call gets an answer that breaks off. */
  breakNext: boolean
}

type Kind = 'Contacts' | 'Invoices' | 'Payments' | 'BankTransactions' | 'BankTransfers' | 'CreditNotes'
const ids: Readonly<Record<Kind, string>> = {
  Contacts: 'ContactID',
  Invoices: 'InvoiceID',
  Payments: 'PaymentID',
  BankTransactions: 'BankTransactionID',
  BankTransfers: 'BankTransferID',
  CreditNotes: 'CreditNoteID',
}
export const tenant = '11111111-2222-4333-8444-555555555555'

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: unknown
  [name: string]: unknown
}

/** Closes every object of the description: a name that is not in it is a mistake of ours. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, closed(value)])) as Schema
  if (copy.properties !== undefined && typeof copy.properties === 'object' && copy.additionalProperties === undefined)
    copy.additionalProperties = false
  return copy
}

function validators(): (kind: Kind) => ValidateFunction {
  const file = join(import.meta.dirname, 'xero-subset.openapi.json')
  const description = JSON.parse(readFileSync(file, 'utf8')) as { components: unknown }
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ $id: 'xero', components: closed(description.components) })
  const known = new Map<Kind, ValidateFunction>()
  return (kind) => {
    const found = known.get(kind) ?? ajv.compile({ $ref: `xero#/components/schemas/${kind}` })
    known.set(kind, found)
    return found
  }
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })
const refusing = (message: string): Response =>
  json(400, {
    ErrorNumber: 10,
    Message: 'A validation exception occurred',
    Elements: [{ ValidationErrors: [{ Message: message }] }],
  })

interface Line {
  readonly Quantity: number
  readonly UnitAmount: number
  readonly TaxAmount?: number
}
const cents = (value: number): number => Math.round(value * 100)

/** Opens a double with nobody signed in. */
export function xeroDouble(now: () => Date = () => new Date(0)): XeroDouble {
  const validate = validators()
  const lists = Object.fromEntries(Object.keys(ids).map((kind) => [kind, new Map()])) as XeroDouble['lists']
  const access = new Set<string>()
  let refresh: string | null = null
  /** Used refresh tokens, and since when. */
  const used = new Map<string, Date>()
  let running = 0
  const byKey = new Map<string, Record<string, unknown>>()

  const grant = (form: URLSearchParams): Response => {
    const type = form.get('grant_type')
    const verified =
      type === 'authorization_code' && form.get('code') === 'code-1' && form.get('code_verifier') !== null
    if (!verified) {
      const given = form.get('refresh_token') ?? ''
      const since = used.get(given)
      const late = since !== undefined && now().getTime() - since.getTime() > 30 * 60_000
      if (late) double.refreshed.tooLate += 1
      if (type !== 'refresh_token' || late || (given !== refresh && since === undefined))
        return json(400, { error: 'invalid_grant' })
      used.set(given, since ?? now())
      double.refreshed.times += 1
      access.clear()
    }
    const token = `access-${randomUUID()}`
    access.add(token)
    refresh = `refresh-${randomUUID()}`
    return json(200, { access_token: token, refresh_token: refresh, expires_in: 1800, token_type: 'Bearer' })
  }

  const store = (kind: Kind, given: Record<string, unknown>): Record<string, unknown> | string => {
    const number = given['InvoiceNumber'] ?? given['CreditNoteNumber']
    const name = given['Name']
    for (const other of lists[kind].values()) {
      if (number !== undefined && (other['InvoiceNumber'] ?? other['CreditNoteNumber']) === number)
        return 'This number is used already.'
      if (kind === 'Contacts' && other['Name'] === name) return 'The contact name is used already.'
    }
    const lines = (given['LineItems'] ?? []) as readonly Line[]
    const total = lines.reduce(
      (sum, line) => sum + cents(line.Quantity * line.UnitAmount) + cents(line.TaxAmount ?? 0),
      0,
    )
    const id = randomUUID()
    const stored = { ...given, [ids[kind]]: id, ...(lines.length > 0 ? { Total: (total + double.drift) / 100 } : {}) }
    lists[kind].set(id, stored)
    return stored
  }

  const search = (kind: Kind, query: URLSearchParams): Response => {
    const [, field, value] = /^(\w+)=="(.*)"$/.exec(query.get('where') ?? '') ?? []
    const numbers = query.get('InvoiceNumbers')
    const found = [...lists[kind].values()].filter(
      (one) => (field !== undefined && one[field] === value) || (numbers !== null && one['InvoiceNumber'] === numbers),
    )
    return json(200, { [kind]: found })
  }

  const write = (kind: Kind, body: Record<string, unknown>, key: string | null): Response => {
    const check = validate(kind)
    if (!check(body))
      return refusing(`not as described: ${check.errors?.[0]?.instancePath} ${check.errors?.[0]?.message}`)
    const known = key === null ? undefined : byKey.get(key)
    if (known !== undefined) return json(200, { [kind]: [known] })
    const stored = store(kind, (body[kind] as Record<string, unknown>[])[0] ?? {})
    if (typeof stored === 'string') return refusing(stored)
    if (key !== null) byKey.set(key, stored)
    return json(200, { [kind]: [stored] })
  }

  const settings: Readonly<Record<string, unknown>> = {
    '/Organisation': { Organisations: [{ Name: 'Example Learning Inc.', BaseCurrency: 'CAD' }] },
    '/Accounts': {
      Accounts: [
        { Code: '200', Name: 'Sales', Type: 'REVENUE', Status: 'ACTIVE' },
        { Code: '090', Name: 'Card clearing', Type: 'BANK', Status: 'ACTIVE' },
        { Code: '404', Name: 'Bank fees', Type: 'EXPENSE', Status: 'ACTIVE' },
        { Code: '091', Name: 'Bank', Type: 'BANK', Status: 'ACTIVE' },
        { Code: '092', Name: 'Old bank', Type: 'BANK', Status: 'ARCHIVED' },
      ],
    },
    '/TaxRates': {
      TaxRates: [
        { Name: 'HST Ontario', TaxType: 'OUTPUT', Status: 'ACTIVE' },
        { Name: 'Tax exempt', TaxType: 'NONE', Status: 'ACTIVE' },
      ],
    },
    '/Currencies': { Currencies: [{ Code: 'CAD' }, { Code: 'USD' }] },
  }

  const answer = (url: URL, init: RequestInit): Response => {
    const headers = new Headers(init.headers)
    if (url.pathname === '/connect/token') return grant(new URLSearchParams(init.body as string))
    if (!access.has((headers.get('authorization') ?? '').replace('Bearer ', ''))) {
      double.refused += 1
      return json(401, { Detail: 'ended' })
    }
    if (url.pathname === '/connections')
      return json(200, [
        { id: randomUUID(), tenantId: tenant, tenantName: 'Example Learning Inc.', tenantType: 'ORGANISATION' },
      ])
    if (headers.get('xero-tenant-id') !== tenant) return json(403, { Detail: 'not this company' })
    const path = url.pathname.replace('/api.xro/2.0', '')
    if (settings[path] !== undefined) return json(200, settings[path])
    const kind = path.slice(1) as Kind
    if (!(kind in ids)) return json(404, {})
    if (init.method === 'GET') return search(kind, url.searchParams)
    return write(kind, JSON.parse(init.body as string) as Record<string, unknown>, headers.get('idempotency-key'))
  }

  const double: XeroDouble = {
    calls: [],
    lists,
    loseNext: false,
    failNext: null,
    drift: 0,
    most: { atOnce: 0 },
    refreshed: { times: 0, tooLate: 0 },
    refused: 0,
    whileRenewing: async () => {},
    breakNext: false,
    end: () => access.clear(),
    forget: () => {
      access.clear()
      used.clear()
      refresh = null
    },
    forgetKeys: () => byKey.clear(),
    fetch: (async (address: string, init: RequestInit = {}) => {
      const url = new URL(address)
      const key = new Headers(init.headers).get('idempotency-key')
      double.calls.push({ method: init.method ?? 'GET', path: url.pathname, key })
      running += 1
      double.most.atOnce = Math.max(double.most.atOnce, running)
      await Promise.resolve()
      if (url.pathname === '/connect/token') await double.whileRenewing()
      running -= 1
      if (double.failNext !== null) {
        const status = double.failNext
        double.failNext = null
        return json(status, {}, status === 429 ? { 'retry-after': '17' } : {})
      }
      const response = answer(url, init)
      if (double.breakNext) {
        double.breakNext = false
        return new Response('{"Organisations": [', { status: 200 })
      }
      const isWrite = init.method === 'PUT' || url.pathname === '/connect/token'
      if (double.loseNext && isWrite) {
        double.loseNext = false
        throw new TypeError('the answer was lost')
      }
      return response
    }) as typeof fetch,
  }
  return double
}
