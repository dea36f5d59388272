import { z } from 'zod'

export const creditStatuses = ['available', 'allocated', 'used', 'expired'] as const
export const CreditStatus = z.enum(creditStatuses)
export type CreditStatus = z.infer<typeof CreditStatus>
export const creditSources = ['trial', 'purchased', 'admin', 'gift'] as const
export const CreditSource = z.enum(creditSources)
export type CreditSource = z.infer<typeof CreditSource>

/** How many an administrator can choose to add, and what is chosen first. C-105, C-107, C-252. */
export const creditChoices = [1, 5, 10, 30] as const
export const creditsPerAllocation = 10
/** What the interface of the product, beyond its screens, takes. Decision C-107. */
export const CreditCount = z
  .number('Please enter a valid number')
  .int('Please enter a valid number')
  .min(1, 'Please enter a valid number')
  .max(100, 'Please enter a valid number')

const person = z.object({ id: z.uuid(), publicName: z.string(), name: z.string().nullable() }).nullable()

/** One credit pays for one class. C-118. */
export const Credit = z.object({
  id: z.uuid(),
  /** Whom it is meant for; null: any student of its owner. */
  student: person,
  owner: person,
  status: CreditStatus,
  source: CreditSource,
  invoiceNumber: z.string().nullable(),
  expirationDate: z.iso.date().nullable(),
  /** The date of the class it is allocated to or was used for, in the zone of the class. */
  classDate: z.iso.date().nullable(),
  createdDate: z.iso.datetime(),
})
export type Credit = z.infer<typeof Credit>
/** Members that a query can name in `fields`: all but the id, which always comes. C-217. */
export const creditFields = [
  'student',
  'owner',
  'status',
  'source',
  'invoiceNumber',
  'expirationDate',
  'classDate',
  'createdDate',
] as const

/** One line of the history of a credit. */
export const CreditChange = z.object({
  fromStatus: CreditStatus.nullable(),
  toStatus: CreditStatus,
  reason: z.string(),
  /** When the class is that it concerns. */
  classStartingAt: z.iso.datetime().nullable(),
  /** The same on the clock of who reads: `2027-03-08T16:00`. */
  classLocal: z.string().nullable(),
  at: z.iso.datetime(),
  /** The same on the clock of who reads. */
  local: z.string(),
})
export type CreditChange = z.infer<typeof CreditChange>
