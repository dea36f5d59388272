import type { contractOperations } from '@polyhex/contract/classes/cohort-operations'
import type { Handlers } from '../../http/handlers.ts'
import { createContract, listContracts, updateContract } from './contracts.ts'

export const contractHandlers: Handlers<typeof contractOperations> = {
  listContracts: async ({ db, query }) => listContracts(db, query, query),
  createContract: async ({ db, body, now }) => ({ contract: await createContract(db, body, now) }),
  updateContract: async ({ db, params, body, now }) => ({
    contract: await updateContract(db, params.contractId, body, now),
  }),
}
