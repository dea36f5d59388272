import { generalRefusals } from '@polyhex/contract/refusals'
import { type Operation, refusalsOf } from '@polyhex/contract/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { admit, demandFactor } from './access.ts'
import { limitOfRoute } from './call-limits.ts'
import { declinesTracking } from './declines-tracking.ts'
import { dispositionOf, isFileAnswer } from './file-answer.ts'
import { FinishedAnswer } from './finished-answer.ts'
import type { Caller, Cookies, Handlers, Request } from './handlers.ts'
import { openPublicAnswers, type SentAnswer, tagHeld, tagOf } from './public-answers.ts'
import { type FieldError, Refusal } from './refusal.ts'
import { demandSameOrigin } from './same-origin.ts'
import {
  cookieName,
  deviceCookie,
  hashToken,
  pendingCookie,
  proofCookie,
  readSession,
  sessionCookie,
  sessionDays,
  type SessionState,
  signUpCookie,
  visitorCookie,
} from './session.ts'

export interface SecondFactorSettings {
  /** Administrators and tutors may do nothing before they have a second factor. */
  readonly demanded: boolean
  /** 32 bytes with which the secrets of authenticator apps are sealed. */
  readonly key: Buffer
}

export interface Serving {
  readonly db: Database
  readonly now: () => Date
  /** Secure cookies. */
  readonly production: boolean
  /** Also holds refusals to the contract; in tests and development. */
  readonly strict: boolean
  readonly rateLimits: boolean
  /** Where the product is reached, such as `https://polyhex.example`. */
  readonly publicAddress: string
  /** A group of a class without an address of its own meets in a room of ours; false where classes are held by link alone. */
  readonly roomsAreOurs: boolean
  readonly secondFactor: SecondFactorSettings
}

/** Any handler, once its operation's types have been checked by `Handlers`. */
type AnyHandler = (request: Request<Operation>) => Promise<unknown>

const isNothing = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0

const nothing = {}
/** As long as browsers keep any cookie. */
const deviceDays = 400

/** NUL, and half of a sign that takes two places: no text of PostgreSQL can hold them. */
const cannotBeKept = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Where a value, or a name in it, holds what cannot be kept, as a path; null when it does nowhere. */
function placeOfUnkeepable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return cannotBeKept(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    if (cannotBeKept(name)) return path
    const place = placeOfUnkeepable(part, path === '' ? name : `${path}.${name}`)
    if (place !== null) return place
  }
  return null
}

/** Reads one part of a request, or refuses it as invalid. */
type PartReader = (value: unknown) => unknown

/** Made once for each operation. What comes in a part that may not hold anything is passed over. */
function readerOf(schema: z.ZodType): PartReader {
  if (isNothing(schema)) return () => nothing
  return (value) => {
    const result = schema.safeParse(value ?? {})
    if (result.success) {
      const field = placeOfUnkeepable(result.data, '')
      if (field === null) return result.data
      const message = 'This text holds a sign that cannot be kept.'
      throw new Refusal('invalid_request', [{ field, code: 'unkeepable', message }])
    }
    const errors: FieldError[] = result.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      code: issue.code,
      message: issue.message,
    }))
    throw new Refusal('invalid_request', errors)
  }
}

/** An operation as it is served: its handler, and how the parts of its requests are read. */
interface Served {
  readonly name: string
  readonly operation: Operation
  readonly handle: AnyHandler
  readonly params: PartReader
  readonly query: PartReader
  readonly body: PartReader
}

function servedAs(name: string, operation: Operation, handle: AnyHandler): Served {
  const { params, query, body } = operation
  return { name, operation, handle, params: readerOf(params), query: readerOf(query), body: readerOf(body) }
}

/**
 * Who is calling, by the cookies of the request. `beforeFactor`: also somebody who has yet to add a second factor; all
 * others are refused as soon as it is asked who is signed in.
 */
export function callerOf(request: FastifyRequest, serving: Serving, now: Date, beforeFactor = false): Caller {
  const demanded = serving.secondFactor.demanded && !beforeFactor
  const sessionHash = hashToken(request.cookies[cookieName(sessionCookie, serving.production)])
  let session: Promise<SessionState> | undefined
  return {
    sessionHash,
    visitorHash: hashToken(request.cookies[cookieName(visitorCookie, serving.production)]),
    deviceHash: hashToken(request.cookies[cookieName(deviceCookie, serving.production)]),
    proofHash: hashToken(request.cookies[cookieName(proofCookie, serving.production)]),
    signUpHash: hashToken(request.cookies[cookieName(signUpCookie, serving.production)]),
    pendingHash: hashToken(request.cookies[cookieName(pendingCookie, serving.production)]),
    session: async () => demandFactor(await (session ??= readSession(serving.db, sessionHash, now)), demanded),
  }
}

/** What an answer may set; the session and the device are this browser's alone. */
export function cookiesOf(reply: FastifyReply, production: boolean): Cookies {
  const form = { path: '/', httpOnly: true, sameSite: 'lax', secure: production } as const
  const session = cookieName(sessionCookie, production)
  const signUp = cookieName(signUpCookie, production)
  const pending = cookieName(pendingCookie, production)
  return {
    setSession: (token, expires) => void reply.setCookie(session, token, { ...form, expires }),
    clearSession: () => void reply.clearCookie(session, form),
    setVisitor: (token) =>
      void reply.setCookie(cookieName(visitorCookie, production), token, {
        ...form,
        maxAge: sessionDays.visitor * 86_400,
      }),
    setDevice: (token) =>
      void reply.setCookie(cookieName(deviceCookie, production), token, { ...form, maxAge: deviceDays * 86_400 }),
    setSignUp: (token, expires) =>
      void reply.setCookie(signUp, token, { ...form, sameSite: 'strict', secure: true, expires }),
    setPending: (token, expires) => void reply.setCookie(pending, token, { ...form, expires }),
    clearPending: () => void reply.clearCookie(pending, form),
    clearSignUp: () => void reply.clearCookie(signUp, { ...form, sameSite: 'strict', secure: true }),
  }
}

type PublicAnswers = ReturnType<typeof openPublicAnswers>

const isPublic = (operation: Operation): boolean =>
  operation.caching?.scope === 'public' && operation.access === 'everyone' && operation.produces === undefined

function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  caching: NonNullable<Operation['caching']>,
  { body, tag }: SentAnswer,
): FastifyReply {
  reply.header('cache-control', `${caching.scope}, max-age=${caching.seconds}`)
  const held = tagHeld(request.headers['if-none-match'], tag)
  // Which coding is sent depends on what the browser takes, and so does the tag.
  if (held !== null) return reply.header('etag', held).header('vary', 'accept-encoding').code(304).send()
  return reply.header('etag', tag).send(body)
}

function bodyOf(answer: unknown, produces: Operation['produces']): string | Buffer {
  if (answer instanceof FinishedAnswer) return answer.json
  return produces === undefined ? JSON.stringify(answer) : isFileAnswer(answer) ? answer.body : (answer as Buffer)
}

/**
 * Sends the answer. One that may be kept gets its lifetime and a strong ETag; all others are about somebody, or change with
 * every call, and are never stored: a computer at school belongs to the next child a minute later.
 */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  answer: unknown,
  publicAnswers: PublicAnswers,
): FastifyReply {
  const { produces } = operation
  const file = produces !== undefined && isFileAnswer(answer) ? answer : null
  const caching = file?.caching === undefined ? operation.caching : (file.caching ?? undefined)
  const body = bodyOf(answer, produces)
  reply.type(produces ?? 'application/json; charset=utf-8')
  if (file?.name !== undefined) reply.header('content-disposition', dispositionOf(file.name))
  if (caching === undefined) return reply.header('cache-control', 'private, no-store').send(body)
  const sent = { body, tag: tagOf(body) }
  if (isPublic(operation)) publicAnswers.keep(request.url, sent)
  return sendTagged(request, reply, caching, sent)
}

/** Sends a public answer that has been made before; null when there is none. */
function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  publicAnswers: PublicAnswers,
): FastifyReply | null {
  const kept = isPublic(operation) ? publicAnswers.get(request.url) : undefined
  if (kept === undefined || operation.caching === undefined) return null
  return sendTagged(request, reply.type('application/json; charset=utf-8'), operation.caching, kept)
}

function checkRefusal(name: string, operation: Operation, error: unknown): void {
  if (!(error instanceof Refusal)) return
  if (refusalsOf(operation).includes(error.code) || generalRefusals.includes(error.code)) return
  throw new Error(`${name} refuses with ${error.code}, which its contract does not list`)
}

/** A finished answer must be exactly what would have been sent otherwise. */
function checkFinished(name: string, operation: Operation, given: FinishedAnswer<unknown>): void {
  if (JSON.stringify(operation.response.parse(JSON.parse(given.json))) === given.json) return
  throw new Error(`${name} finished an answer that its contract would send otherwise`)
}

/**
 * Mounts the operations of one chapter: origin, parameters, access, handler, answer. Each request asks the clock once.
 */
export function serve<Operations extends Record<string, Operation>>(
  app: FastifyInstance,
  operations: Operations,
  handlers: Handlers<Operations>,
  serving: Serving,
): void {
  const publicAnswers = openPublicAnswers()
  for (const [name, operation] of Object.entries(operations)) {
    const handle = handlers[name] as unknown as AnyHandler | undefined
    if (handle === undefined) throw new Error(`no handler for ${name}`)
    const served = servedAs(name, operation, handle)
    const limit = serving.rateLimits ? limitOfRoute(app, operation, serving.production) : { config: {}, hook: {} }
    app.route({
      method: operation.method,
      url: `/api${operation.path}`,
      config: {
        operation: name,
        ...limit.config,
      },
      ...limit.hook,
      ...(operation.small === true ? { compress: false as const } : {}),
      ...(operation.bodyLimit === undefined ? {} : { bodyLimit: operation.bodyLimit }),
      handler: async (request, reply) => {
        try {
          const kept = sendKept(request, reply, operation, publicAnswers)
          if (kept !== null) return kept
          return send(request, reply, operation, await answer(served, request, reply, serving), publicAnswers)
        } catch (error) {
          if (serving.strict) checkRefusal(name, operation, error)
          throw error
        }
      },
    })
  }
}

async function answer(
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
): Promise<unknown> {
  const { name, operation, handle } = served
  demandSameOrigin(request)
  const now = serving.now()
  const params = served.params(request.params) as Record<string, unknown>
  const beforeFactor = operation.beforeSecondFactor === true
  const caller = callerOf(request, serving, now, beforeFactor)
  const subjectId = typeof params['accountId'] === 'string' ? params['accountId'] : null
  const demanded = serving.secondFactor.demanded && !beforeFactor
  const admitted = await admit(operation.access, caller, subjectId, serving.db, now, demanded)
  if (operation.ownHandsOnly === true && admitted.account !== null && admitted.account.actorId !== null)
    throw new Refusal('on_behalf')
  // Only now: who may not call an operation learns nothing of what it takes.
  const query = served.query(request.query)
  const body = served.body(request.body)
  const given = await handle({
    ...admitted,
    params,
    query,
    body,
    db: serving.db,
    now,
    caller,
    cookies: cookiesOf(reply, serving.production),
    log: request.log,
    // Working out the address behind proxies costs more than the few that need it.
    get address() {
      return request.ip
    },
    userAgent: request.headers['user-agent'] ?? '',
    declinesTracking: declinesTracking(request.headers),
    publicAddress: serving.publicAddress,
    roomsAreOurs: serving.roomsAreOurs,
  })
  if (operation.produces !== undefined) return given
  if (given instanceof FinishedAnswer) {
    if (serving.strict) checkFinished(name, operation, given)
    return given
  }
  // Also in production: it costs 6 to 20 microseconds and strips whatever the contract does not name, such as a key.
  const checked = operation.response.safeParse(given)
  if (!checked.success)
    throw new Error(`${name} gave an answer that its contract does not know: ${checked.error.message}`)
  return checked.data
}
