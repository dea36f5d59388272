import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import { YesNo } from './account-ids.ts'
import { CalendarDate, ClassInstant } from './class-times.ts'
import {
  Cohort,
  cohortFields,
  CohortForm,
  Contract,
  CourseEffect,
  EvaluationSlot,
  EvaluationWindow,
  Promotion,
  PromotionForm,
} from './cohort.ts'

/** What of a course is always told. */
export const cohortCore = [
  'id',
  'cohortCode',
  'startingAt',
  'promotionId',
  'readyForProduction',
  'timeSlotsAreValidated',
] as const

const courseSignUpRefusals = [
  'cohort_not_found',
  'account_not_found',
  'time_slot_past',
  'time_slot_not_open',
  'already_attending',
  'consent_needed',
  'not_in_class_group',
] as const

/** Courses of classes. C-205, C-206. */
export const courseOperations = {
  getCohort: operation({
    method: 'GET',
    path: '/cohorts/:cohortCode',
    access: 'visitor-or-account',
    summary: 'A course by its code; one that is not ready is only for administrators.',
    params: z.object({ cohortCode: z.string().max(50) }),
    query: z.object({ fields: nameList([...cohortCore, ...cohortFields]) }),
    response: z.object({ cohort: onlyAsked(Cohort, cohortCore) }),
    refusals: ['cohort_not_found'],
  }),
  listCohorts: operation({
    method: 'GET',
    path: '/cohorts',
    access: 'visitor-or-account',
    summary: 'Courses that families can pick; an administrator sees all.',
    query: z.object({
      readyForProduction: YesNo.optional(),
      timeSlotsAreValidated: YesNo.optional(),
      /** Courses that start at or after this instant. */
      startingAt: ClassInstant.optional(),
      promotionCode: z.string().max(50).optional(),
      cohortCode: z.string().max(50).optional(),
      sort: z.enum(['startingAt', '-startingAt']).default('startingAt'),
      fields: nameList([...cohortCore, ...cohortFields]),
      ...page,
    }),
    response: z.object({ cohorts: z.array(onlyAsked(Cohort, cohortCore)), total: z.number().int() }),
  }),
  createCohort: operation({
    method: 'POST',
    path: '/cohorts',
    access: 'admin',
    summary: 'Makes a course of classes.',
    body: CohortForm,
    response: z.object({ cohort: Cohort }),
    refusals: ['promotion_not_found', 'time_slot_not_found', 'cohort_code_exists'],
  }),
  updateCohort: operation({
    method: 'PUT',
    path: '/cohorts/:cohortCode',
    access: 'admin',
    summary: 'Changes a course of classes.',
    params: z.object({ cohortCode: z.string().max(50) }),
    body: CohortForm,
    response: z.object({ cohort: Cohort }),
    refusals: ['cohort_not_found', 'promotion_not_found', 'time_slot_not_found', 'cohort_code_exists'],
  }),
  deleteCohort: operation({
    method: 'DELETE',
    path: '/cohorts/:cohortCode',
    access: 'admin',
    summary: 'Removes a course; its classes stay.',
    params: z.object({ cohortCode: z.string().max(50) }),
    response: z.object({}),
    refusals: ['cohort_not_found'],
  }),
  previewCohortSignUp: operation({
    method: 'GET',
    path: '/cohorts/:cohortCode/sign-up',
    access: 'signed-in',
    summary: 'What signing oneself or a managed account up for a whole course would do. Nothing is changed.',
    params: z.object({ cohortCode: z.string().max(50) }),
    query: z.object({ accountId: AccountId }),
    response: z.object({ effect: CourseEffect }),
    refusals: courseSignUpRefusals,
    limit: { calls: 120, seconds: 60 },
  }),
  signUpForCohort: operation({
    method: 'POST',
    path: '/cohorts/:cohortCode/sign-up',
    access: 'signed-in',
    summary: 'Signs an account up for all classes of a course, or for none of them; one notice tells of all.',
    params: z.object({ cohortCode: z.string().max(50) }),
    body: z.strictObject({ accountId: AccountId }),
    response: z.object({ effect: CourseEffect }),
    refusals: [...courseSignUpRefusals, 'time_slot_full', 'other_class_then'],
    limit: { calls: 60, seconds: 60 },
  }),
  listPromotions: operation({
    method: 'GET',
    path: '/promotions',
    access: 'admin',
    summary: 'What courses are offered under.',
    response: z.object({ promotions: z.array(Promotion) }),
  }),
  createPromotion: operation({
    method: 'POST',
    path: '/promotions',
    access: 'admin',
    summary: 'Makes a promotion.',
    body: PromotionForm,
    response: z.object({ promotion: Promotion }),
    refusals: ['promotion_code_exists'],
  }),
}

/** The right to teach. C-207. */
export const contractOperations = {
  listContracts: operation({
    method: 'GET',
    path: '/contracts',
    access: 'admin',
    summary: 'Contracts of those who may teach, the active ones unless another status is asked for.',
    query: z.object({
      status: z.enum(['draft', 'active', 'ended', 'all']).default('active'),
      accountId: AccountId.optional(),
      ...page,
    }),
    response: z.object({ contracts: z.array(Contract), total: z.number().int() }),
  }),
  createContract: operation({
    method: 'POST',
    path: '/contracts',
    access: 'admin',
    summary: 'Makes a contract with a tutor, a teacher or an administrator.',
    body: z
      .strictObject({
        accountId: AccountId,
        status: z.enum(['draft', 'active']).default('active'),
        startingOn: CalendarDate,
        endingOn: CalendarDate.nullable().default(null),
      })
      .refine((form) => form.endingOn === null || form.endingOn >= form.startingOn, {
        error: 'The ending date lies before the starting date.',
        path: ['endingOn'],
      }),
    response: z.object({ contract: Contract }),
    refusals: ['account_not_found', 'not_a_teacher', 'contract_exists'],
  }),
  updateContract: operation({
    method: 'PATCH',
    path: '/contracts/:contractId',
    access: 'admin',
    summary: 'Makes a contract active, or ends it.',
    params: z.object({ contractId: z.uuid() }),
    body: z.strictObject({ status: z.enum(['active', 'ended']), endingOn: CalendarDate.nullable().optional() }),
    response: z.object({ contract: Contract }),
    refusals: ['contract_not_found', 'contract_status_not_allowed', 'contract_exists', 'contract_dates'],
  }),
}

/** Evaluations. C-256, C-257, C-220, decision 0025 (8). */
export const evaluationOperations = {
  listEvaluationWindows: operation({
    method: 'GET',
    path: '/evaluation-windows',
    access: 'visitor-or-account',
    summary:
      'When an evaluation can be asked for: three windows on each weekday of the seven days from the day after tomorrow.',
    query: z.object({ timeZone: z.string().max(60).optional() }),
    response: z.object({ windows: z.array(EvaluationWindow) }),
  }),
  createEvaluationSlot: operation({
    method: 'POST',
    path: '/accounts/:accountId/evaluation-slot',
    access: 'self-or-manager',
    summary: 'Asks for an evaluation in one of the windows; an open one is replaced.',
    params: z.object({ accountId: AccountId }),
    body: z.strictObject({ windowStart: z.iso.datetime({ offset: true }) }),
    response: z.object({ evaluationSlot: EvaluationSlot }),
    refusals: ['account_not_found', 'evaluation_window_not_offered', 'evaluation_exists'],
  }),
  listEvaluationSlots: operation({
    method: 'GET',
    path: '/evaluation-slots',
    access: 'signed-in',
    summary: 'Evaluations of one’s own and managed accounts; all for an administrator.',
    query: z.object({
      accountId: AccountId.optional(),
      status: z.enum(['requested', 'scheduled', 'done', 'cancelled']).optional(),
      ...page,
    }),
    response: z.object({ evaluationSlots: z.array(EvaluationSlot), total: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  updateEvaluationSlot: operation({
    method: 'PATCH',
    path: '/evaluation-slots/:evaluationSlotId',
    access: 'signed-in',
    summary: 'Staff sets the session inside the window, or says that it is done; the family can cancel.',
    params: z.object({ evaluationSlotId: z.uuid() }),
    body: z.strictObject({
      status: z.enum(['scheduled', 'done', 'cancelled']),
      sessionAt: z.iso.datetime({ offset: true }).optional(),
    }),
    response: z.object({ evaluationSlot: EvaluationSlot }),
    refusals: ['evaluation_not_found', 'evaluation_status_not_allowed', 'session_outside_window'],
  }),
}

export const cohortOperations = { ...courseOperations, ...contractOperations, ...evaluationOperations }
