import type { ContractorInvoiceStatus } from '@polyhex/contract/billing/contractor-invoice'
import type { ChipHue } from '../../kit/chip.tsx'
import type { IconName } from '../../kit/icon.tsx'

/** How the state of a tutor's invoice looks and reads. */
export const invoiceLooks: Readonly<
  Record<ContractorInvoiceStatus, { readonly name: string; readonly hue: ChipHue; readonly icon: IconName }>
> = {
  draft: { name: 'Draft', hue: 'neutral', icon: 'pen' },
  submitted: { name: 'Handed in', hue: 'info', icon: 'clock' },
  approved: { name: 'Approved', hue: 'correct', icon: 'check' },
  paid: { name: 'Paid', hue: 'correct', icon: 'check' },
  returned: { name: 'Returned', hue: 'incorrect', icon: 'undo' },
}

/** `1 h 30 min` of 90 minutes. */
export function hoursWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

/** The first and last day of the month before the one of a date, `2026-11-02`. */
export function monthBefore(today: string): { readonly first: string; readonly last: string } {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10)
  return { first: `${last.slice(0, 8)}01`, last }
}
