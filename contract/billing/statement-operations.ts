import { z } from 'zod'
import { CreditSource, CreditStatus } from '../credits/credit.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { page } from '../paging.ts'

/** A credit as its owner's statement shows it: what it is for, where it came from, and what became of it. P0-3. */
export const StatementCredit = z.object({
  id: z.uuid(),
  status: CreditStatus,
  source: CreditSource,
  /** Null: any student whom the owner supplies. */
  studentName: z.string().nullable(),
  class: z.object({ timeSlotId: z.uuid(), name: z.string().nullable(), startingAt: z.iso.datetime() }).nullable(),
  classDate: z.iso.date().nullable(),
  expirationDate: z.iso.date().nullable(),
  expiredBecause: z.enum(['overdue', 'refunded', 'disputed', 'admin']).nullable(),
  /** What brought it; null for credits that nobody paid, and for those that somebody else paid. */
  payment: z.object({ id: z.uuid(), orderNumber: z.string(), invoiceNumber: z.string().nullable() }).nullable(),
  createdDate: z.iso.datetime(),
})
export type StatementCredit = z.infer<typeof StatementCredit>

/** The statement of an account's credits. P0-3. */
export const statementOperations = {
  getCreditStatement: operation({
    method: 'GET',
    path: '/accounts/:accountId/credit-statement',
    access: 'self-or-manager',
    summary:
      'Credits of an account: how many are left, which expire next, and each with its class, source and payment.',
    params: z.object({ accountId: AccountId }),
    query: z.object({ status: CreditStatus.optional(), ...page }),
    response: z.object({
      /** Free for classes to come. */
      balance: z.number().int(),
      counts: z.record(CreditStatus, z.number().int()),
      /** Free credits of those who supply this account. */
      suppliedByOthers: z.number().int(),
      /** Free ones by the last date on which they can be used, soonest first; at most six dates. */
      nextExpiries: z.array(z.object({ date: z.iso.date(), count: z.number().int() })),
      credits: z.array(StatementCredit),
      total: z.number().int(),
    }),
  }),
}
