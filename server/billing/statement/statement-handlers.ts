import type { statementOperations } from '@polyhex/contract/billing/statement-operations'
import type { Handlers } from '../../http/handlers.ts'
import { creditStatement } from './credit-statement.ts'

export const statementHandlers: Handlers<typeof statementOperations> = {
  getCreditStatement: async ({ db, account, subject, query, now }) =>
    creditStatement(db, account, subject.accountId, query, now),
}
