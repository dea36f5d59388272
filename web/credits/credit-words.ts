import type { Credit, CreditSource, CreditStatus } from '@polyhex/contract/credits/credit'
import type { ChipHue } from '../kit/chip.tsx'
import type { IconName } from '../kit/icon.tsx'
import { shortDate } from '../kit/date-words.ts'

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

/** `Mar 8, 2027` of a day or wall time as the server wrote it; '' of none. */
export function dateWords(date: string | null): string {
  return date === null ? '' : shortDate(date, true)
}

/** What staff or a family calls the person of a credit. */
export function personWords(person: Credit['owner']): string {
  return person === null ? '' : (person.name ?? person.publicName)
}
