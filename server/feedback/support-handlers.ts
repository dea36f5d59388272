import type { supportOperations } from '@polyhex/contract/feedback/support-operations'
import type { Handlers } from '../http/handlers.ts'

/** Tells where people find help: the address that also stands in mails. C-094. */
export const supportHandlers = (email: string): Handlers<typeof supportOperations> => ({
  getSupport: () => Promise.resolve({ email }),
})
