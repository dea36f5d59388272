import type { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { presentParts, type StackItem, type StackItemType, stackItemType } from '@polyhex/contract/activity/stack-items'
import { pickFields } from '@polyhex/contract/paging'
import { topicLevel, unit } from '@polyhex/curriculum'
import { readQuestions, seeRun } from '../exercises/run-rows.ts'
import { toStoredQuestion } from '../exercises/run-view.ts'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import {
  activeUnits,
  automateNextSteps,
  calculateActiveUnits,
  deleteActiveUnits,
  setActiveStatus,
} from './active-units.ts'
import { currentCards } from './current-cards.ts'
import { activityRows, historyItems, unitActivity } from './history.ts'
import { explainStack } from './explain-stack.ts'
import { populateStack } from './populate-stack.ts'
import {
  deleteStackItems,
  moveStackItem,
  pushSuggestions,
  type StackFilter,
  stackItems,
  type Suggestion,
} from './stack.ts'
import { unitMapOf } from './unit-map.ts'

function supportedType(name: string): StackItemType {
  const type = stackItemType(name)
  if (type === null) throw new Refusal('unsupported_stack_item_type')
  return type
}

function filterOf(query: {
  type?: string | undefined
  unitCode?: string | undefined
  topicCode?: string | undefined
  level?: number | undefined
}): StackFilter {
  const { unitCode, topicCode, level } = presentParts(query)
  return {
    ...(query.type === undefined ? {} : { type: supportedType(query.type) }),
    ...(unitCode === null ? {} : { unitCode }),
    ...(topicCode === null ? {} : { topicCode }),
    ...(level === null ? {} : { level }),
  }
}

/** What is pushed for a stack item as sent: only the parts that its type uses, and only what the curriculum knows. */
function suggestionOf(sent: Parameters<typeof presentParts>[0] & { type: string }): Suggestion {
  const type = supportedType(sent.type)
  const { unitCode, topicCode, level } = presentParts(sent)
  if (type.startsWith('unit')) {
    if (unitCode === null || unit(unitCode) === null) throw new Refusal('unit_not_found')
    return { type, unitCode, topicCode: null, level: null }
  }
  if (topicCode === null || level === null || topicLevel(`${topicCode}/${level}`) === null) {
    throw new Refusal('topic_not_found')
  }
  return { type, unitCode: null, topicCode, level }
}

function knownUnit(unitCode: string): string {
  if (unit(unitCode) === null) throw new Refusal('unit_not_found')
  return unitCode
}

async function filledStack(
  ...[db, owner, kind, deleteFirst, now]: Parameters<typeof populateStack>
): Promise<StackItem[]> {
  return explainStack(db, owner, await populateStack(db, owner, kind, deleteFirst, now), now)
}

export const activityHandlers: Handlers<typeof activityOperations> = {
  getTodaysMath: async ({ db, subject, now }) => ({ cards: await currentCards(db, subject, now) }),

  listStackItems: async ({ db, subject, query, now }) => ({
    items: await explainStack(db, subject, await stackItems(db, subject.accountId, filterOf(query)), now),
  }),

  addStackItem: async ({ db, subject, body, now }) => {
    const { sequence, ...sent } = body.stackItem
    const suggestion = suggestionOf(sent)
    await pushSuggestions(db, subject.accountId, [suggestion], now, sequence)
    const there = await stackItems(db, subject.accountId, { type: suggestion.type })
    const stacked = there.filter(
      ({ unitCode, topicCode, level }) =>
        unitCode === suggestion.unitCode && topicCode === suggestion.topicCode && level === suggestion.level,
    )
    const [item] = await explainStack(db, subject, stacked, now)
    if (item === undefined) throw new Error('a suggestion just pushed is on the stack')
    return { item }
  },

  updateStackItem: async ({ db, subject, params, body, now }) => {
    const moved = await moveStackItem(db, subject.accountId, params.id, body.sequence)
    const [item] = await explainStack(db, subject, moved === null ? [] : [moved], now)
    if (item === undefined) throw new Refusal('stack_item_not_found')
    return { item }
  },

  deleteStackItems: async ({ db, subject, query }) => ({
    deleted: await deleteStackItems(db, subject.accountId, filterOf(query)),
  }),

  populatePracticeStack: async ({ db, subject, body, now }) => ({
    items: await filledStack(db, subject, 'practice', body.deleteFirst ?? true, now),
  }),

  populateSpeedPlayStack: async ({ db, subject, body, now }) => ({
    items: await filledStack(db, subject, 'speedPlay', body.deleteFirst ?? false, now),
  }),

  populateGameStack: async ({ db, subject, body, now }) => ({
    items: await filledStack(db, subject, 'game', body.deleteFirst ?? true, now),
  }),

  listActivity: async ({ db, subject, query }) => activityRows(db, subject.accountId, query),

  listHistoryItems: async ({ db, subject, query }) => historyItems(db, subject.accountId, query),

  listUnitActivity: async ({ db, subject, query }) => ({
    activities: await unitActivity(db, subject.accountId, knownUnit(query.unitCode)),
  }),

  listAnsweredQuestions: async ({ db, params, caller, now }) => {
    const run = await seeRun(db, caller, params.questionSetGuid, now)
    const answered = (await readQuestions(db, run.id, now)).filter((row) => row.outcome !== null)
    return { questions: answered.map(toStoredQuestion) }
  },

  listActiveUnits: async ({ db, subject, query }) => {
    const all = await activeUnits(db, subject.accountId, query.unitCode)
    const page = all.slice(query.offset, query.offset + query.count)
    const always = ['id', 'accountId', 'unitCode'] as const
    return { activeUnits: page.map((entry) => pickFields(entry, query.fields, always)), total: all.length }
  },

  getUnitMap: async ({ db, subject, account, query }) => ({
    units: await unitMapOf(db, subject, account.roles.includes('student'), query.gradeLevel),
  }),

  calculateActiveUnits: async ({ db, subject, body, now }) => {
    const unitCode = body.unitCode === undefined ? undefined : knownUnit(body.unitCode)
    return { activeUnits: await calculateActiveUnits(db, subject.accountId, unitCode, now) }
  },

  setActiveStatus: async ({ db, subject, params, now }) => {
    const status = Number(params.activeStatus) as 1 | 2 | 3
    return { activeUnit: await setActiveStatus(db, subject.accountId, knownUnit(params.unitCode), status, now) }
  },

  deleteActiveUnit: async ({ db, subject, params }) => {
    const deleted = await deleteActiveUnits(db, subject.accountId, params.id)
    if (deleted === 0) throw new Refusal('active_unit_not_found')
    return { deleted }
  },

  deleteActiveUnits: async ({ db, subject }) => ({ deleted: await deleteActiveUnits(db, subject.accountId) }),

  automateNextSteps: async ({ db, subject, body, now }) => ({
    activeUnits: await automateNextSteps(db, subject.accountId, body.daysOfResults, now),
  }),
}
