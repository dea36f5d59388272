import type { AuditEntry } from '@polyhex/contract/accounts/administration'
import { currencies } from '@polyhex/contract/billing/money'
import { moneyWords } from '../../billing/money-words.ts'

/** `state_set` and `stateSet` as 'state set'; what is no name of ours stays as it is. */
function spaced(name: string): string {
  if (!/^[a-z]+(?:_[a-z]+|[A-Z][a-z]+)+$/.test(name)) return name
  return name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `state_set` as 'State set'. */
export function actionWords(action: string): string {
  return capital(spaced(action))
}

const labels: Readonly<Record<string, string>> = {
  did: 'Change',
  of: 'Account',
  side: 'Whose rights',
  endedSessions: 'Sessions ended',
}
const sides: Readonly<Record<string, string>> = { mine: 'their own', theirs: 'the other account’s' }

/** Cents with their currency as money. */
function withMoney(details: AuditEntry['details']): AuditEntry['details'] {
  const { amount, currency, ...rest } = details
  const known = currencies.find((one) => one === currency)
  if (typeof amount !== 'number' || known === undefined) return details
  return { ...rest, amount: moneyWords(amount, known) }
}

/** One detail of a line: what it is, its words, and the account it means where it means one. */
export interface AuditDetail {
  readonly label: string
  readonly words: string
  readonly accountId: string | null
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-/.test(value)

/** States and parts of the catalog stand as they are spelled where they are kept. */
const ownSpelling: ReadonlySet<string> = new Set(['key', 'value', 'changed'])

/** A value in words. */
function wordsFor(name: string, value: string): string {
  if (name === 'side') return sides[value] ?? value
  return ownSpelling.has(name) ? value : spaced(value)
}

/** The details of a line as an administrator reads them; empty ones are left out. */
export function auditDetails(details: AuditEntry['details']): AuditDetail[] {
  return Object.entries(withMoney(details)).flatMap(([name, value]): AuditDetail[] => {
    const values: unknown[] = Array.isArray(value) ? value : value === null ? [] : [value]
    if (values.length === 0) return []
    const words = values.map((one) => wordsFor(name, String(one)))
    return [
      {
        label: labels[name] ?? capital(spaced(name)),
        words: words.join(', '),
        accountId: name === 'of' && isId(value) ? value : null,
      },
    ]
  })
}
