import { Refusal } from '../../http/refusal.ts'
import type { Serving } from '../../http/serve.ts'
import type { FastifyInstance } from 'fastify'
import { chooseLetters } from './letter-choices.ts'
import { accountOfToken } from '../../identity/signed-token.ts'

const limit = { max: 600, timeWindow: 300_000 } as const

/**
 * The call behind the button 'unsubscribe' of mail programs (RFC 8058): a form that only says so, without cookies, from
 * anywhere. It can do no more than stop the weekly letter of whom the link was signed for, so it is open to every origin.
 * Throws letter_link_unknown.
 */
export async function serveOneClick(app: FastifyInstance, serving: Serving): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, {}),
    )
    scope.post<{ Params: { token: string } }>(
      '/api/letters/:token/stop',
      { config: { operation: 'stopLetterByMailProgram', ...(serving.rateLimits ? { rateLimit: limit } : {}) } },
      async (request, reply) => {
        const accountId = await accountOfToken(serving.db.queries, 'weekly_letter', request.params.token)
        if (accountId === null || !(await chooseLetters(serving.db, accountId, false, serving.now())))
          throw new Refusal('letter_link_unknown')
        return reply.header('cache-control', 'no-store').code(204).send()
      },
    )
  })
}
