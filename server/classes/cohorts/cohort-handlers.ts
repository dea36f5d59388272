import type { Cohort } from '@polyhex/contract/classes/cohort'
import { cohortCore, type courseOperations } from '@polyhex/contract/classes/cohort-operations'
import { pickFields } from '@polyhex/contract/paging'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'
import { classViewer } from '../class-viewer.ts'
import { inTransaction } from '../../database/in-transaction.ts'
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
import { previewCourse, signUpForCourse } from './sign-up-for-course.ts'

/** Who is signed up for which course, and on whose clock it is told. Throws account_not_found. */
async function wishOf(db: Database, account: Account, asked: { cohortCode: string; accountId: string }) {
  const viewer = await classViewer(db, account, [asked.accountId])
  const [found] = viewer.asked
  if (found === undefined) throw new Refusal('account_not_found')
  const signUp = { account: found, byAdmin: viewer.isAdmin }
  return { cohortCode: asked.cohortCode, signUp, timeZone: viewer.timeZone }
}

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

  previewCohortSignUp: async ({ db, account, params, query, now }) => ({
    effect: await previewCourse(db, await wishOf(db, account, { ...params, ...query }), now),
  }),

  signUpForCohort: async ({ db, account, params, body, now }) => {
    const wish = await wishOf(db, account, { ...params, ...body })
    return { effect: await inTransaction(db, async (tx) => signUpForCourse(tx, wish, now)) }
  },

  listPromotions: async ({ db }) => ({ promotions: await listPromotions(db) }),
  createPromotion: async ({ db, body, now }) => ({ promotion: await createPromotion(db, body, now) }),
}
