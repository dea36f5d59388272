import type { Cohort } from '@polyhex/contract/classes/cohort'
import { cohortCore, type courseOperations } from '@polyhex/contract/classes/cohort-operations'
import { pickFields } from '@polyhex/contract/paging'
import type { Handlers } from '../../http/handlers.ts'
import {
  courseReader,
  createCohort,
  createPromotion,
  deleteCohort,
  listCohorts,
  listPromotions,
  readCohort,
  updateCohort,
} from './cohorts.ts'

export const cohortHandlers: Handlers<typeof courseOperations> = {
  getCohort: async ({ db, params, query, caller, now }) => {
    const cohort = await readCohort(db, await courseReader(db, caller), params.cohortCode, now)
    return { cohort: pickFields(cohort, query.fields, cohortCore) as Cohort }
  },

  listCohorts: async ({ db, query, caller, now }) => {
    const { cohorts, total } = await listCohorts(db, await courseReader(db, caller), query, now)
    return { cohorts: cohorts.map((cohort) => pickFields(cohort, query.fields, cohortCore) as Cohort), total }
  },

  createCohort: async ({ db, body, caller, now }) => {
    await createCohort(db, body, now)
    return { cohort: await readCohort(db, await courseReader(db, caller), body.cohortCode, now) }
  },

  updateCohort: async ({ db, params, body, caller, now }) => {
    await updateCohort(db, params.cohortCode, body)
    return { cohort: await readCohort(db, await courseReader(db, caller), body.cohortCode, now) }
  },

  deleteCohort: async ({ db, params }) => {
    await deleteCohort(db, params.cohortCode)
    return {}
  },

  listPromotions: async ({ db }) => ({ promotions: await listPromotions(db) }),
  createPromotion: async ({ db, body, now }) => ({ promotion: await createPromotion(db, body, now) }),
}
