import type { Credit, CreditSource, CreditStatus } from '@polyhex/contract/credits/credit'
import type { ChipHue } from '../kit/chip.tsx'
import type { IconName } from '../kit/icon.tsx'

interface Look {
  readonly name: string
  readonly hue: ChipHue
  readonly icon: IconName
}

/** How a status of a credit is shown: a word, a colour and an icon. */
export const creditStatusLooks: Readonly<Record<CreditStatus, Look>> = {
  available: { name: 'Available', hue: 'correct', icon: 'check' },
  allocated: { name: 'Allocated', hue: 'primary', icon: 'calendar' },
  used: { name: 'Used', hue: 'neutral', icon: 'history' },
  expired: { name: 'Expired', hue: 'incorrect', icon: 'x' },
}
export const creditSourceNames: Readonly<Record<CreditSource, string>> = {
  trial: 'Trial',
  purchased: 'Purchased',
  admin: 'Admin',
  gift: 'Gift',
}

/** `8 Mar 2027` of a date; '' of none. */
export function dateWords(date: string | null): string {
  if (date === null) return ''
  const at = new Date(`${date.slice(0, 10)}T12:00:00Z`)
  const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' }).format(at)
  return `${at.getUTCDate()} ${month} ${at.getUTCFullYear()}`
}

/** What staff or a family calls the person of a credit. */
export function personWords(person: Credit['owner']): string {
  return person === null ? '' : (person.name ?? person.publicName)
}
