import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'
import type { Serving } from './serve.ts'

const limit = { max: 600, timeWindow: 300_000 } as const

/** What one 'unsubscribe' ends. */
export interface OneClick {
  /** With the parameter `:token`. */
  readonly path: `/api/${string}`
  /** Its name in the log. */
  readonly operation: string
  /** Ends it for whom the token was signed; false when it was signed for nobody. */
  stop(token: string): Promise<boolean>
}

/**
 * A call behind the button 'unsubscribe' of mail programs (RFC 8058): a form that only says so, without cookies, from
 * anywhere. It can do no more than stop what the link was signed for, so it is open to every origin. Throws
 * letter_link_unknown.
 */
export async function serveOneClick(app: FastifyInstance, serving: Serving, click: OneClick): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, {}),
    )
    scope.post<{ Params: { token: string } }>(
      click.path,
      { config: { operation: click.operation, ...(serving.rateLimits ? { rateLimit: limit } : {}) } },
      async (request, reply) => {
        if (!(await click.stop(request.params.token))) throw new Refusal('letter_link_unknown')
        return reply.header('cache-control', 'no-store').code(204).send()
      },
    )
  })
}
