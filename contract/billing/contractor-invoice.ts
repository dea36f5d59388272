import { z } from 'zod'
import { Currency, MinorUnits } from './money.ts'

/** Where an invoice of a tutor stands. `returned`: sent back with a reason, to be handed in again. Decision A22. */
export const contractorInvoiceStatuses = ['draft', 'submitted', 'approved', 'paid', 'returned'] as const
export const ContractorInvoiceStatus = z.enum(contractorInvoiceStatuses)
export type ContractorInvoiceStatus = z.infer<typeof ContractorInvoiceStatus>

/** One class that was taught. */
export const ContractorInvoiceLine = z.object({
  id: z.uuid(),
  timeSlotId: z.uuid().nullable(),
  className: z.string(),
  startingAt: z.iso.datetime(),
  /** On the calendar of the product. */
  date: z.iso.date(),
  minutes: z.number().int(),
  /** What an hour is paid by the contract under which the class was taught. */
  hourlyRate: MinorUnits,
  amount: MinorUnits,
})
export type ContractorInvoiceLine = z.infer<typeof ContractorInvoiceLine>

/** What a tutor asks to be paid. C-127: account, accountId, createDate and invoiceNumber are given, the rest is ours (decision 0036). */
export const ContractorInvoice = z.object({
  id: z.uuid(),
  account: z.object({ id: z.uuid(), publicName: z.string(), name: z.string().nullable() }).nullable(),
  accountId: z.uuid().nullable(),
  createDate: z.iso.datetime(),
  invoiceNumber: z.string(),
  status: ContractorInvoiceStatus,
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  currency: Currency,
  minutes: z.number().int(),
  classes: z.number().int(),
  total: MinorUnits,
  note: z.string(),
  returnedBecause: z.string().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  paidAt: z.iso.datetime().nullable(),
  paymentReference: z.string().nullable(),
})
export type ContractorInvoice = z.infer<typeof ContractorInvoice>
export const contractorInvoiceFields = Object.keys(ContractorInvoice.shape) as [keyof typeof ContractorInvoice.shape]

/**
 * What a class of `minutes` is paid at an hourly rate in minor units: half a cent and more goes up. Both are whole numbers
 * and positive.
 */
export function classPay(minutes: number, hourlyRate: number): number {
  return Math.floor((minutes * hourlyRate + 30) / 60)
}
