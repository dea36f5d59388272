import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Every free text that a call takes, with who judges it or why no child reads it. A new one makes this test fail until
 * somebody has decided. The chat, the board and the hints of a room go over sockets: `board-guard.ts`, `chat-lines.ts` and
 * `work-feature.ts` judge those.
 */
const judged: Readonly<Record<string, string>> = {
  'updateAccount.biography': 'filter: update-account.ts',
  'createSection.name': 'filter: sections.ts',
  'updateSection.name': 'filter: sections.ts',
  'createRecurringSchedule.name': 'filter: schedule-handlers.ts',
  'previewRecurringSchedule.name': 'filter: schedule-handlers.ts',
  'updateRecurringSchedule.schedule.name': 'filter: schedule-handlers.ts',
  'createTimeSlot.name': 'filter: time-slot handlers',
  'updateTimeSlot.timeSlot.name': 'filter: time-slot handlers',
  'addCoins.details': 'filter: coin-handlers.ts',
  'decideSafetyReport.answer': 'an administrator answers a child about words that the filter would refuse to quote',
}

/** Names of members whose text no child reads but the one who wrote it: what signs in, finds, chooses, or is for staff. */
const notForChildren: readonly (readonly [RegExp, string])[] = [
  [
    /\.(?:username|identifier|email|password|token|createToken|clientSecret|requestKey|state)$/,
    'signs in, finds or proves',
  ],
  [
    /(?:accountCreation\.(?:name|displayName)|^updateAccount\.displayName|^getAvailableIdentifiers\.name)$/,
    'a real name: the family and staff, under the rule of PersonName',
  ],
  [
    /[cC]ode(?:s?\[\])?$|\.(?:id|priceId|eventIds\[\]|objectId|userId|contestId|contestPlayerId|competitionTestQuestionId)$/,
    'looks something up',
  ],
  [
    /\.(?:focusAreas\[\]|teachesThemes\[\]|type|wording)$|\.context\.(?:consent|intent|wishes\{\}(?:\[\])?)$/,
    'chosen from what is offered, or kept for staff',
  ],
  [
    /\.(?:entered|response|cardNumber|pageUrl|context|videoLink)$/,
    'shown to who typed it, marked, or checked as an address',
  ],
  [
    /^(?:reportIssue|decideSafetyReport|updateInvoice|decideInvoice|refundPayment|explainDifference|reconcile|saveXeroMapping)\./,
    'read by staff',
  ],
  [
    /^(?:updateSellerDetails|createPayment|quotePayment|refreshSubscription|retryDeadLetter)\./,
    'stands on receipts, or is sent on',
  ],
  [/^(?:confirmTotp|confirmPasskey|renameSecondFactor)\.name$/, 'shown to the adult who typed it'],
  [/\.passkey\./, 'bytes of a key'],
  [/^addGroupInstructions\./, 'read by the tutor of the group'],
  [/^(?:createCohort|updateCohort|createPromotion)\./, 'labels of the course list, by administrators for families'],
  [/^submitAssetsEarned\.details$/, 'kept with the coins of who sends it'],
]

interface Schema {
  readonly [key: string]: unknown
}

const document = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as Schema

/** Texts below a schema that anything can stand in: no format, no pattern, no list of values, 20 signs or more. */
function textsIn(schema: unknown, path: string, depth = 0): string[] {
  if (typeof schema !== 'object' || schema === null || depth > 12) return []
  const one = schema as Schema
  if (typeof one['$ref'] === 'string') {
    const found = one['$ref']
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Schema)[key], document)
    return textsIn(found, path, depth + 1)
  }
  const below = (key: string): unknown[] => (Array.isArray(one[key]) ? one[key] : [])
  const types = [one['type']].flat()
  const isFree =
    types.includes('string') &&
    ['enum', 'const', 'format', 'pattern'].every((key) => one[key] === undefined) &&
    Number(one['maxLength'] ?? 1e9) >= 20
  return [
    ...(isFree ? [path] : []),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((key) => below(key).flatMap((each) => textsIn(each, path, depth + 1))),
    ...Object.entries((one['properties'] ?? {}) as Schema).flatMap(([key, each]) =>
      textsIn(each, `${path}.${key}`, depth + 1),
    ),
    ...textsIn(one['items'], `${path}[]`, depth + 1),
    ...textsIn(one['additionalProperties'], `${path}{}`, depth + 1),
  ]
}

it('every free text of a call is judged before a child reads it, or is read by no child', () => {
  const texts = Object.values(document['paths'] as Schema).flatMap((methods) =>
    Object.values(methods as Schema).flatMap((call) => {
      const { operationId, requestBody } = call as { operationId: string; requestBody?: { content: Schema } }
      const bodies = Object.values(requestBody?.content ?? {}) as { schema: unknown }[]
      return bodies.flatMap(({ schema }) => textsIn(schema, operationId))
    }),
  )
  const known = new Set(texts)
  expect(known.size).toBeGreaterThan(80)
  expect(Object.keys(judged).filter((text) => !known.has(text))).toEqual([])
  const undecided = [...known].filter(
    (text) => judged[text] === undefined && !notForChildren.some(([pattern]) => pattern.test(text)),
  )
  expect(undecided).toEqual([])
})
