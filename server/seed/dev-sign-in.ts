import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { createSession, hashToken, sessionCookie } from '../http/session.ts'
import { castNames } from './cast.ts'

/** `/dev/as/student.sam` signs in as one of the cast without a password. Mounted in development only. */
export function serveDevSignIn(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { name: string } }>('/dev/as/:name', async (request, reply) => {
    const { name } = request.params
    if (!castNames.includes(name)) throw new Refusal('not_found')
    const account = await db.queries.selectFrom('accounts').select('id').where('username', '=', name).executeTakeFirst()
    if (account === undefined) throw new Refusal('not_found')
    const old = hashToken(request.cookies[sessionCookie])
    const userAgent = request.headers['user-agent'] ?? ''
    const { token, expiresAt } = await createSession(db, account.id, old, new Date(), { userAgent })
    reply.setCookie(sessionCookie, token, { path: '/', httpOnly: true, sameSite: 'lax', expires: expiresAt })
    return reply.redirect('/home/')
  })
}
