import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { declinesTracking } from '../../http/declines-tracking.ts'
import { callerOf, cookiesOf, type Serving } from '../../http/serve.ts'
import { writeAudit } from '../audit.ts'
import type { IdentitySettings } from '../identity-settings.ts'
import { failure, FlowFailure } from './flow-failure.ts'
import type { FlowAnswer, FlowCall } from './flow-call.ts'
import { flowsBase } from './flow-json.ts'
import { type FlowRoute, flowRoutes } from './flow-routes.ts'
import { demandAdmin, demandOwnSite, refuseTokens } from './gate.ts'
import type { Query } from './list-query.ts'
import { largestUpload } from './read-upload.ts'

/** Requests of one address to the executor in 5 minutes: five for each sign-in, as many sign-ins as our own form allows. */
const executorLimit = { max: 7500, timeWindow: 300_000 } as const

export interface FlowServing extends Serving {
  readonly identity: IdentitySettings
}

/** Fastify's own refusals in the words of this prefix. */
function failureOf(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FlowFailure {
  if (error instanceof FlowFailure) return error
  switch (error.statusCode) {
    case 400:
      return failure(400, 'JSON parse error - the body cannot be read.')
    case 404:
    case 414:
      return failure(404, 'Not found.')
    case 413:
      return failure(413, 'The body is too large.')
    case 406:
    case 415:
      return failure(415, `Unsupported media type "${request.headers['content-type'] ?? ''}" in request.`)
    case 429: {
      const seconds = String(reply.getHeader('retry-after') ?? 60)
      return failure(429, `Request was throttled. Expected available in ${seconds} seconds.`)
    }
    default:
      request.log.error({ err: error, operation: request.routeOptions.config.operation }, 'failed')
      return failure(500, 'A server error occurred.')
  }
}

function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, headers } = failureOf(error, request, reply)
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers })
  if (body === null) void reply.removeHeader('content-type').send()
  else void reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function sendAnswer(reply: FastifyReply, { status, body, headers }: FlowAnswer): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers })
  if (body === undefined || Buffer.isBuffer(body)) return reply.send(body)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function callOf(request: FastifyRequest, reply: FastifyReply, serving: FlowServing): FlowCall {
  const now = serving.now()
  return {
    request,
    reply,
    db: serving.db,
    now,
    caller: callerOf(request, serving, now),
    cookies: cookiesOf(reply, serving.production),
    userAgent: request.headers['user-agent'] ?? '',
    declinesTracking: declinesTracking(request.headers),
    address: request.ip,
    publicAddress: serving.publicAddress,
    production: serving.production,
    identity: serving.identity,
    params: request.params as Record<string, string>,
    query: request.query as Query,
    body: request.body,
  }
}

async function carryOut(route: FlowRoute, call: FlowCall): Promise<FlowAnswer> {
  const signedIn = call.caller.sessionHash !== null
  demandOwnSite(call.request, { changesByGet: route.changesByGet ?? false, signedIn })
  refuseTokens(call.request)
  if (route.access === 'everyone') return route.run(call)
  const account = await demandAdmin(call)
  const answer = await route.run(call)
  if (route.method !== 'GET' && answer.status < 300 && answer.changed !== false) {
    const details = { what: route.name, ...call.params }
    await writeAudit(call.db.queries, { action: 'flow_changed', actor: account, subjectId: null, details }, call.now)
  }
  return answer
}

function mount(scope: FastifyInstance, route: FlowRoute, serving: FlowServing): void {
  const limited = route.path.startsWith('/flows/executor/') && serving.rateLimits
  scope.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: false,
    config: { operation: route.name, ...(limited ? { rateLimit: executorLimit } : {}) },
    handler: async (request, reply) => sendAnswer(reply, await carryOut(route, callOf(request, reply, serving))),
  })
}

/** Methods that an address does not know are refused by name, as in Django REST framework. */
function refuseOtherMethods(scope: FastifyInstance): void {
  for (const [path, routes] of Map.groupBy(flowRoutes, (route) => route.path)) {
    const known = routes.map((route) => route.method as string)
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !known.includes(method))
    scope.route({
      method: others,
      url: path,
      exposeHeadRoute: false,
      handler: async (request) => {
        throw new FlowFailure(405, { detail: `Method "${request.method}" not allowed.` }, { allow: known.join(', ') })
      },
    })
  }
}

/**
 * Serves the flow API of authentik under /api/v3: its own small router, because its shapes, its statuses and its errors
 * are not ours (decision 0012). A slash at the end is obligatory.
 */
export async function serveFlows(app: FastifyInstance, serving: FlowServing): Promise<void> {
  // The reader of forms writes whole requests to the log at the lowest levels, with their cookies.
  const quieter = ['trace', 'debug'].includes(app.log.level) ? { logLevel: 'info' as const } : {}
  await app.register(
    async (scope) => {
      scope.setErrorHandler(answerFailure)
      scope.setNotFoundHandler(async () => {
        throw failure(404, 'Not found.')
      })
      scope.addHook('onRequest', async (request) => {
        if (!request.raw.url?.split('?', 1)[0]?.endsWith('/')) throw failure(404, 'Not found.')
      })
      await scope.register(multipart, {
        limits: { files: 1, fileSize: largestUpload, fields: 10, fieldSize: 2000, parts: 11, headerPairs: 100 },
      })
      for (const route of flowRoutes) mount(scope, route, serving)
      refuseOtherMethods(scope)
    },
    { prefix: flowsBase, ...quieter },
  )
}
