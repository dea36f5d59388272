import { z } from 'zod'
import { StoredQuestion } from '../exercises/answers.ts'
import { UnitCode } from '../exercises/exercise-types.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, page } from '../paging.ts'
import { ActiveUnit, activeUnitFields } from './active-units.ts'
import { ActivityRow, HistoryItem, UnitActivity } from './history.ts'
import { StackItem, TodaysMathCard } from './stack-items.ts'
import { MapUnit } from './unit-map.ts'

const ofAccount = z.object({ accountId: AccountId })
const id = z.uuid('This is not an id.')
const code = z.string().max(100)
/** Any text is taken here, so that a type that does not exist is refused in the specification's words. */
const stackType = z.string().max(100)
const stackFilter = z.object({
  type: stackType.optional(),
  unitCode: code.optional(),
  topicCode: code.optional(),
})
const stackItemBody = z.object({
  type: stackType,
  sequence: z.number().int().min(0).max(100_000).optional(),
  unitCode: code.nullable().optional(),
  topicCode: code.nullable().optional(),
  level: z.number().int().nullable().optional(),
})
const items = z.object({ items: z.array(StackItem) })
const populate = (path: `/${string}`, summary: string) =>
  operation({
    method: 'POST',
    path,
    access: 'self-or-manager',
    summary,
    params: ofAccount,
    body: z.object({ deleteFirst: z.boolean().optional() }),
    response: items,
    refusals: ['account_not_found'],
  })

export const activityOperations = {
  getTodaysMath: operation({
    method: 'GET',
    path: '/accounts/:accountId/todays-math',
    access: 'self-or-viewer',
    summary: "Gives the cards of 'Today's Math': what is on the stack and can be started.",
    params: ofAccount,
    response: z.object({ cards: z.array(TodaysMathCard) }),
    refusals: ['account_not_found'],
  }),
  listStackItems: operation({
    method: 'GET',
    path: '/accounts/:accountId/stack-items',
    access: 'self-or-viewer',
    summary: 'Lists the stack of suggested activities, in order.',
    params: ofAccount,
    query: stackFilter,
    response: items,
    refusals: ['account_not_found', 'unsupported_stack_item_type'],
  }),
  addStackItem: operation({
    method: 'POST',
    path: '/accounts/:accountId/stack-items',
    access: 'self-or-manager',
    summary: 'Adds a suggestion, at the end unless a sequence is given; one that is there already is kept as it is.',
    params: ofAccount,
    body: z.object({ stackItem: stackItemBody }),
    response: z.object({ item: StackItem }),
    refusals: ['account_not_found', 'unsupported_stack_item_type', 'unit_not_found', 'topic_not_found'],
  }),
  updateStackItem: operation({
    method: 'PATCH',
    path: '/accounts/:accountId/stack-items/:id',
    access: 'self-or-manager',
    summary: 'Moves a suggestion within the stack.',
    params: ofAccount.extend({ id }),
    body: z.object({ sequence: z.number().int().min(0).max(100_000) }),
    response: z.object({ item: StackItem }),
    refusals: ['account_not_found', 'stack_item_not_found'],
  }),
  deleteStackItems: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/stack-items',
    access: 'self-or-manager',
    summary: 'Deletes the suggestions that match every filter given.',
    params: ofAccount,
    query: stackFilter.extend({ level: z.coerce.number<number>().int().min(-1).max(1000).optional() }),
    response: z.object({ deleted: z.number().int() }),
    refusals: ['account_not_found', 'unsupported_stack_item_type'],
  }),
  populatePracticeStack: populate(
    '/accounts/:accountId/stack/practice',
    'Fills the stack with topic levels to practise, by grade and by what has been done.',
  ),
  populateSpeedPlayStack: populate(
    '/accounts/:accountId/stack/speed-play',
    'Fills the stack with topic levels for speed play: those practised already.',
  ),
  populateGameStack: populate(
    '/accounts/:accountId/stack/game',
    'Fills the stack with units to master, by grade and by what has been done.',
  ),
  listActivity: operation({
    method: 'GET',
    path: '/accounts/:accountId/activity',
    access: 'self-or-viewer',
    summary:
      'Lists the work of an account by unit and topic level, latest first; a page counts rows that are not children.',
    params: ofAccount,
    query: z.object({ unitCode: code.optional(), topicCodeLevel: code.optional(), ...page }),
    response: z.object({ rows: z.array(ActivityRow), total: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  listHistoryItems: operation({
    method: 'GET',
    path: '/accounts/:accountId/history',
    access: 'self-or-viewer',
    summary: 'Lists the finished runs of an account, latest first.',
    params: ofAccount,
    query: z.object({
      unitCode: code.optional(),
      topicCodeLevel: code.optional(),
      /** True leaves out runs in which every question was skipped. */
      hasAnswered: z.stringbool().or(z.boolean()).optional(),
      ...page,
    }),
    response: z.object({ items: z.array(HistoryItem), total: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  listUnitActivity: operation({
    method: 'GET',
    path: '/accounts/:accountId/unit-activity',
    access: 'self-or-viewer',
    summary: 'Lists the work of an account on the topic levels of a unit.',
    params: ofAccount,
    query: z.object({ unitCode: UnitCode }),
    response: z.object({ activities: z.array(UnitActivity) }),
    refusals: ['account_not_found', 'unit_not_found'],
  }),
  listAnsweredQuestions: operation({
    method: 'GET',
    path: '/answered-questions/:questionSetGuid',
    access: 'visitor-or-account',
    summary: 'Lists the answered questions of a run of the caller, or of an account the caller manages.',
    params: z.object({ questionSetGuid: z.uuid('This is not a question set.') }),
    response: z.object({ questions: z.array(StoredQuestion) }),
    refusals: ['exercise_not_found'],
  }),
  listActiveUnits: operation({
    method: 'GET',
    path: '/accounts/:accountId/active-units',
    access: 'self-or-viewer',
    summary: 'Lists the units an account is working on or has worked on.',
    params: ofAccount,
    query: z.object({ unitCode: code.optional(), fields: nameList(activeUnitFields), ...page }),
    response: z.object({ activeUnits: z.array(ActiveUnit), total: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  getUnitMap: operation({
    method: 'GET',
    path: '/accounts/:accountId/unit-map',
    access: 'self-or-viewer',
    summary: 'Gives the units of a grade, or of all grades, as they stand on the map of an account.',
    params: ofAccount,
    query: z.object({ gradeLevel: z.coerce.number<number>().int().min(0).max(12).optional() }),
    response: z.object({ units: z.array(MapUnit) }),
    refusals: ['account_not_found'],
  }),
  calculateActiveUnits: operation({
    method: 'POST',
    path: '/accounts/:accountId/active-units/calculate',
    access: 'self-or-manager',
    summary: 'Works out anew the completion of the active units, or of one unit, from the recorded runs.',
    params: ofAccount,
    body: z.object({ unitCode: UnitCode.optional() }),
    response: z.object({ activeUnits: z.array(ActiveUnit) }),
    refusals: ['account_not_found', 'unit_not_found'],
  }),
  setActiveStatus: operation({
    method: 'POST',
    path: '/accounts/:accountId/active-units/:unitCode/:activeStatus',
    access: 'self-or-manager',
    summary: 'Activates (2), deactivates (3) or suggests (1) a unit.',
    params: ofAccount.extend({ unitCode: UnitCode, activeStatus: z.enum(['1', '2', '3']) }),
    response: z.object({ activeUnit: ActiveUnit }),
    refusals: ['account_not_found', 'unit_not_found'],
  }),
  deleteActiveUnit: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/active-units/:id',
    access: 'self-or-manager',
    summary: 'Takes one unit from the active ones.',
    params: ofAccount.extend({ id }),
    response: z.object({ deleted: z.number().int() }),
    refusals: ['account_not_found', 'active_unit_not_found'],
  }),
  deleteActiveUnits: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/active-units',
    access: 'self-or-manager',
    summary: 'Takes all units of an account from the active ones.',
    params: ofAccount,
    response: z.object({ deleted: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  automateNextSteps: operation({
    method: 'POST',
    path: '/accounts/:accountId/active-units/next-steps',
    access: 'self-or-manager',
    summary: 'Suggests the units that follow those passed lately.',
    params: ofAccount,
    body: z.object({ daysOfResults: z.number().int().min(1).max(366).default(30) }),
    response: z.object({ activeUnits: z.array(ActiveUnit) }),
    refusals: ['account_not_found'],
  }),
}
