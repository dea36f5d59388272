import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import type { Serving } from '../../http/serve.ts'
import { accountOfToken } from '../../identity/signed-token.ts'
import { keepNoticeChoices } from './notice-choices.ts'

const limit = { max: 600, timeWindow: 300_000 } as const

/**
 * The call behind the button 'unsubscribe' of mail programs in reminders of classes (RFC 8058). It can do no more than stop
 * the reminders of whom the link was signed for, so it is open to every origin. Throws letter_link_unknown.
 */
export async function serveRemindersOneClick(app: FastifyInstance, serving: Serving): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, {}),
    )
    scope.post<{ Params: { token: string } }>(
      '/api/class-reminders/:token/stop',
      { config: { operation: 'stopRemindersByMailProgram', ...(serving.rateLimits ? { rateLimit: limit } : {}) } },
      async (request, reply) => {
        const queries = serving.db.queries
        const accountId = await accountOfToken(queries, 'class_reminders', request.params.token)
        const none = { reminderDay: false, reminderHour: false }
        if (accountId === null || !(await keepNoticeChoices(queries, accountId, none, serving.now())))
          throw new Refusal('letter_link_unknown')
        return reply.header('cache-control', 'no-store').code(204).send()
      },
    )
  })
}
