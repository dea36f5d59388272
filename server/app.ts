import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { catalogOperations } from '@polyhex/contract/billing/catalog-operations'
import { testFrameOperations } from '@polyhex/contract/billing/test-frame-operations'
import { testPaymentOperations } from '@polyhex/contract/billing/test-payment-operations'
import { refundOperations } from '@polyhex/contract/billing/refund-operations'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { addressOperations } from '@polyhex/contract/accounts/address-operations'
import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { nameOperations } from '@polyhex/contract/accounts/name-operations'
import { privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { progressOperations } from '@polyhex/contract/activity/progress-operations'
import { accountingOperations } from '@polyhex/contract/billing/accounting-operations'
import { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import { financeOperations } from '@polyhex/contract/billing/finance-operations'
import { receiptDetailsOperations } from '@polyhex/contract/billing/receipt-details'
import { statementOperations } from '@polyhex/contract/billing/statement-operations'
import { boardOperations } from '@polyhex/contract/live/board/board-operations'
import { reportOperations } from '@polyhex/contract/live/board/report-operations'
import { safetyOperations } from '@polyhex/contract/safety/safety-operations'
import { roomOperations } from '@polyhex/contract/live/room/room-operations'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { contractOperations, courseOperations, evaluationOperations } from '@polyhex/contract/classes/cohort-operations'
import { groupingOperations, staffBoardOperations } from '@polyhex/contract/classes/group-operations'
import { sectionOperations } from '@polyhex/contract/classes/section-operations'
import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { standardsOperations } from '@polyhex/contract/curriculum/standards-operations'
import { worksheetOperations } from '@polyhex/contract/curriculum/worksheet-operations'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import { gameOperations } from '@polyhex/contract/games/game-operations'
import { learningSettingsOperations } from '@polyhex/contract/exercises/learning-settings'
import { feedbackOperations } from '@polyhex/contract/feedback/feedback-operations'
import { supportOperations } from '@polyhex/contract/feedback/support-operations'
import { analyticsOperations } from '@polyhex/contract/identity/analytics-operations'
import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import type { RefusalCode } from '@polyhex/contract/refusals'
import { teachingOperations } from '@polyhex/contract/teaching/teaching-operations'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { administrationHandlers } from './accounts/administration/administration-handlers.ts'
import { addressHandlers } from './accounts/addresses/address-handlers.ts'
import { accountHandlers } from './accounts/account-handlers.ts'
import { activityHandlers } from './activity/activity-handlers.ts'
import { progressHandlers } from './activity/progress/progress-handlers.ts'
import { stopLetter } from './activity/digest/stop-letter.ts'
import { accountingHandlers } from './billing/accounting/accounting-handlers.ts'
import { contractorInvoiceHandlers } from './billing/contractor-invoices/contractor-invoice-handlers.ts'
import { financeHandlers } from './billing/finance/finance-handlers.ts'
import { receiptDetailsHandlers } from './billing/receipts/receipt-details-handlers.ts'
import { statementHandlers } from './billing/statement/statement-handlers.ts'
import type { RoomSettings } from './live/room/media/media-settings.ts'
import { roomHandlers } from './live/room/room-handlers.ts'
import { serveRooms } from './live/room/serve-rooms.ts'
import { cohortHandlers } from './classes/cohorts/cohort-handlers.ts'
import { staffBoardHandlers } from './classes/unattended/staff-board-handlers.ts'
import { contractHandlers } from './classes/contracts/contract-handlers.ts'
import { evaluationHandlers } from './classes/evaluations/evaluation-handlers.ts'
import { attendanceHandlers } from './classes/attendance/attendance-handlers.ts'
import { groupHandlers } from './classes/groups/group-handlers.ts'
import { sectionHandlers } from './classes/sections/section-handlers.ts'
import { serveCalendars } from './classes/calendars/serve-calendars.ts'
import { noticeHandlers } from './classes/notices/notice-handlers.ts'
import { stopReminders } from './classes/notices/stop-reminders.ts'
import { scheduleHandlers } from './classes/schedules/schedule-handlers.ts'
import { timeSlotHandlers } from './classes/slots/slot-handlers.ts'
import { boardEntrant, boardRoles } from './live/board/board-entrant.ts'
import { openBoards } from './live/board/serve-boards.ts'
import { followWork } from './live/work/follow-work.ts'
import { boardHandlers } from './live/board/board-handlers.ts'
import { careAtBoard } from './live/board/care-at-board.ts'
import { reportHandlers } from './live/board/report-handlers.ts'
import { safetyHandlers } from './safety/safety-handlers.ts'
import { paymentHandlers } from './billing/payments/payment-handlers.ts'
import { catalogHandlers } from './billing/catalog/catalog-handlers.ts'
import { testFrameHandlers } from './billing/test-payments/test-frame-handlers.ts'
import { testPaymentHandlers } from './billing/test-payments/test-payment-handlers.ts'
import { serveWebhook } from './billing/events/serve-webhook.ts'
import { refundHandlers } from './billing/refunds/refund-handlers.ts'
import { subscriptionHandlers } from './billing/subscriptions/subscription-handlers.ts'
import { coinHandlers } from './coins/coin-handlers.ts'
import { connectionHandlers } from './connections/connection-handlers.ts'
import { contestHandlers } from './contests/contest-handlers.ts'
import { gameHandlers } from './games/game-handlers.ts'
import { creditHandlers } from './credits/credit-handlers.ts'
import { curriculumHandlers } from './curriculum/curriculum-handlers.ts'
import { standardsHandlers } from './curriculum/standards-handlers.ts'
import { worksheetHandlers } from './curriculum/worksheets/worksheet-handlers.ts'
import type { Worksheets } from './curriculum/worksheets/worksheets.ts'
import { isPassingTrouble } from './database/passing-trouble.ts'
import { exerciseHandlers } from './exercises/exercise-handlers.ts'
import { learningSettingsHandlers } from './exercises/learning-settings-handlers.ts'
import { feedbackHandlers } from './feedback/feedback-handlers.ts'
import { supportHandlers } from './feedback/support-handlers.ts'
import { analyticsHandlers } from './identity/analytics/analytics-handlers.ts'
import { serveFlows } from './identity/flows/serve-flows.ts'
import { secondFactorHandlers } from './identity/second-factor/second-factor-handlers.ts'
import { identityHandlers } from './identity/identity-handlers.ts'
import type { IdentitySettings } from './identity/identity-settings.ts'
import { serveOidc } from './identity/oidc/serve-oidc.ts'
import type { Accounting } from './outside/accounting/open-accounting.ts'
import type { Payments } from './outside/payments/open-payments.ts'
import type { Speech } from './teaching/speech/speech.ts'
import { teachingHandlers } from './teaching/teaching-handlers.ts'
import { newId } from './database/new-id.ts'
import { nameHandlers } from './accounts/names/name-handlers.ts'
import { privacyHandlers } from './accounts/privacy/privacy-handlers.ts'
import { onboardingHandlers } from './onboarding/onboarding-handlers.ts'
import { tellOfUnknownProxy } from './http/call-limits.ts'
import { serveHealth, type Traffic } from './http/health.ts'
import { serveOneClick } from './http/one-click.ts'
import { openApi } from './http/openapi.ts'
import { inlineScriptHashes, readPage, servePageFiles } from './http/page-files.ts'
import { tagInCoding } from './http/public-answers.ts'
import { internalProblem, problemOf, Refusal } from './http/refusal.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serve, type Serving } from './http/serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the operation, for the log. */
    operation?: string
  }
  interface FastifyInstance {
    traffic: Traffic
  }
}

export interface AppSettings extends Serving {
  readonly speech: Speech
  readonly worksheets: Worksheets
  readonly identity: IdentitySettings
  readonly classRooms: RoomSettings
  readonly payments: Payments
  /** What people can write to. */
  readonly supportEmail: string
  readonly accounting: Accounting
  /** Directory of the built browser side. */
  readonly pages: string
  /** Lowest level that is logged; 'silent' for none. */
  readonly logLevel: string
  /** Proxies in front of us whose X-Forwarded-For is believed. */
  readonly trustedProxies: number
  /** How long a caller may take to send; tests do not wait for the usual time. */
  readonly sending?: SendingLimits
}

/** Milliseconds: for the head of a request, for the whole of it, and between two looks at who takes longer. */
export interface SendingLimits {
  readonly head: number
  readonly whole: number
  readonly look: number
}

/** The longest thing that is sent is 64 kB: a caller who drips it holds a connection that others wait for. */
const sendingLimits: SendingLimits = { head: 10_000, whole: 30_000, look: 5000 }
/** Above the 60 s of the usual proxies: whoever opened the connection should be the one to close it. */
const keepAliveMs = 75_000

/** Fastify's own refusals in our words. */
const refusalOfStatus: Record<number, RefusalCode> = {
  400: 'invalid_request',
  404: 'not_found',
  // An address that is too long is nobody's.
  414: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** What the log keeps of an error. Errors of the database also carry the values of the query: names, hashes, answers. */
function withoutValues(error: Error & { code?: string; constraint?: string }): Record<string, unknown> & {
  type: string
  message: string
  stack: string
} {
  const { name, message, stack = '', code, constraint } = error
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
  }
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const code = refusalOfStatus[error.statusCode ?? 500]
  const refusal = error instanceof Refusal ? error : code === undefined ? null : new Refusal(code)
  reply.header('cache-control', 'no-store').type('application/problem+json')
  if (refusal === null && isPassingTrouble(error)) {
    request.log.warn({ err: error, operation: request.routeOptions.config.operation }, 'the database did not answer')
    reply
      .header('retry-after', '2')
      .code(503)
      .send(JSON.stringify(problemOf(new Refusal('unavailable'), request.id)))
    return
  }
  if (refusal === null) {
    request.log.error({ err: error, operation: request.routeOptions.config.operation }, 'failed')
    reply.code(500).send(JSON.stringify(internalProblem(request.id)))
    return
  }
  reply.code(refusal.status).send(JSON.stringify(problemOf(refusal, request.id)))
}

/** Only JSON is read; no body at all counts as an empty one, even when it is announced as JSON. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, body.toString(), done)
  })
}

async function protect(app: FastifyInstance, settings: AppSettings, page: string | null): Promise<void> {
  const { external } = settings.identity
  const elsewhere = external === null ? [] : [new URL(external.url).origin]
  const stripe = settings.payments.provider?.name === 'stripe'
  const headers = securityHeaders(inlineScriptHashes(page ?? ''), settings.production, elsewhere, stripe)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  await app.register(cookie)
  await app.register(rateLimit, { global: false })
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    // No caller sends compressed bodies; unpacking them would only be a way to send more than is allowed.
    globalDecompression: false,
  })
  tagCodings(app)
}

/** After compression, the ETag names the coding as well: strong tags stand for the bytes that are sent. */
function tagCodings(app: FastifyInstance): void {
  const name = async (_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const [tag, coding] = [reply.getHeader('etag'), reply.getHeader('content-encoding')]
    if (typeof tag === 'string' && tag.startsWith('"') && typeof coding === 'string')
      reply.header('etag', tagInCoding(tag, coding))
    return payload
  }
  // Hooks of a route run in the order in which they were added: compression has added its own by now.
  app.addHook('onRoute', (route) => {
    const there = route.onSend === undefined ? [] : [route.onSend].flat()
    route.onSend = [...there, name]
  })
}

function serveOperations(app: FastifyInstance, settings: AppSettings): void {
  serve(app, analyticsOperations, analyticsHandlers, settings)
  serve(app, identityOperations, identityHandlers(settings.identity, settings.secondFactor), settings)
  serve(app, secondFactorOperations, secondFactorHandlers(settings.secondFactor), settings)
  serve(app, administrationOperations, administrationHandlers, settings)
  serve(app, accountOperations, accountHandlers, settings)
  serve(app, addressOperations, addressHandlers, settings)
  serve(app, connectionOperations, connectionHandlers, settings)
  serve(app, nameOperations, nameHandlers, settings)
  serve(app, privacyOperations, privacyHandlers, settings)
  serve(app, onboardingOperations, onboardingHandlers, settings)
  serve(app, curriculumOperations, curriculumHandlers, settings)
  serve(app, standardsOperations, standardsHandlers, settings)
  serve(app, worksheetOperations, worksheetHandlers(settings.worksheets), settings)
  serve(app, exerciseOperations, exerciseHandlers, settings)
  serve(app, learningSettingsOperations, learningSettingsHandlers, settings)
  serve(app, teachingOperations, teachingHandlers(settings.speech), settings)
  serve(app, activityOperations, activityHandlers, settings)
  serve(app, progressOperations, progressHandlers, settings)
  serve(app, coinOperations, coinHandlers, settings)
  serve(app, gameOperations, gameHandlers, settings)
  serve(app, contestOperations, contestHandlers, settings)
  serve(app, feedbackOperations, feedbackHandlers, settings)
  serve(app, supportOperations, supportHandlers(settings.supportEmail), settings)
  serve(app, roomOperations, roomHandlers(settings.classRooms), settings)
  serve(app, noticeOperations, noticeHandlers, settings)
  serve(app, scheduleOperations, scheduleHandlers, settings)
  serve(app, timeSlotOperations, timeSlotHandlers, settings)
  serve(app, attendanceOperations, attendanceHandlers, settings)
  serve(app, groupingOperations, groupHandlers, settings)
  serve(app, sectionOperations, sectionHandlers, settings)
  serve(app, courseOperations, cohortHandlers, settings)
  serve(app, staffBoardOperations, staffBoardHandlers, settings)
  serve(app, boardOperations, boardHandlers, settings)
  serve(app, reportOperations, reportHandlers, settings)
  serve(app, safetyOperations, safetyHandlers, settings)
  serve(app, contractOperations, contractHandlers, settings)
  serve(app, evaluationOperations, evaluationHandlers, settings)
  serve(app, creditOperations, creditHandlers, settings)
  serve(app, catalogOperations, catalogHandlers(settings.payments), settings)
  serve(app, refundOperations, refundHandlers(settings.payments), settings)
  serve(app, subscriptionOperations, subscriptionHandlers(settings.payments), settings)
  serve(app, paymentOperations, paymentHandlers(settings.payments), settings)
  serve(app, statementOperations, statementHandlers, settings)
  serve(app, receiptDetailsOperations, receiptDetailsHandlers, settings)
  serve(app, contractorInvoiceOperations, contractorInvoiceHandlers, settings)
  serve(app, testFrameOperations, testFrameHandlers(settings.payments), settings)
  serve(app, testPaymentOperations, testPaymentHandlers(settings.payments), settings)
  serve(app, financeOperations, financeHandlers(settings.payments, settings.accounting), settings)
  serve(app, accountingOperations, accountingHandlers(settings.accounting), settings)
}

/** The whole server, not yet listening: what it serves is decided by the contract, what it may do by the settings. */
export async function createApp(settings: AppSettings): Promise<FastifyInstance> {
  const sending = settings.sending ?? sendingLimits
  const app = Fastify({
    requestTimeout: sending.whole,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: sending.head, connectionsCheckingInterval: sending.look },
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel, serializers: { err: withoutValues } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < settings.trustedProxies,
    bodyLimit: 65_536,
    genReqId: () => newId(settings.now()),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Addresses that cannot be read fail before any hook has run.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders([], settings.production)).header('x-request-id', request.id)
      answerError(error, request, reply)
    },
  })
  const page = await readPage(settings.pages)
  readJson(app)
  app.setErrorHandler(answerError)
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation
    if (operation !== undefined) {
      request.log.info({ operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
    }
    done()
  })
  if (settings.production && settings.trustedProxies === 0) tellOfUnknownProxy(app)
  await protect(app, settings, page)
  app.decorate('traffic', serveHealth(app, settings.db))
  // Takes a fifth of a second, which a start need not wait for.
  let description: string | undefined
  app.get('/api/openapi.json', async (_, reply) => {
    description ??= JSON.stringify(openApi())
    return reply.type('application/json; charset=utf-8').send(description)
  })
  serveOperations(app, settings)
  await serveFlows(app, settings)
  serveOidc(app, settings)
  await serveOneClick(app, settings, stopLetter(settings))
  await serveOneClick(app, settings, stopReminders(settings))
  await serveCalendars(app, settings)
  await serveWebhook(app, settings, settings.payments.provider)
  const boards = openBoards({
    db: settings.db,
    now: settings.now,
    log: app.log,
    entrantOf: async (token, groupId) => boardEntrant(settings.db, app.rooms, { token, groupId }, settings.now()),
    rolesOf: async (places) => boardRoles(settings.db, app.rooms, places, settings.now()),
    isLed: (groupId) => (app.rooms.room(groupId)?.leaders().length ?? 0) > 0,
    onHarm: async (entrant) => careAtBoard(settings.db, app.rooms, entrant, settings.now()),
  })
  serveRooms(app, settings, settings.classRooms, [boards.path])
  app.addHook('preClose', async () => boards.close())
  const stopFollowing = await followWork(settings.db, settings.now, app.log)
  app.addHook('onClose', async () => stopFollowing())
  await servePageFiles(app, settings.pages, page)
  return app
}
