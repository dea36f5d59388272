import type { analyticsOperations } from '@polyhex/contract/identity/analytics-operations'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { associateVisitor, identifyAccount } from '../../outside/analytics/identities.ts'
import { countEvents, countFunnel, periodsOf, sumCounts } from '../../outside/analytics/report.ts'
import { countryOf } from '../../outside/country.ts'

export const analyticsHandlers: Handlers<typeof analyticsOperations> = {
  associateVisitor: async (request) => {
    const { account, body, db, now } = request
    if (body.userGuid !== account.accountId) throw new Refusal('not_allowed')
    // Signed in as another: the browser is not theirs.
    if (account.actorId !== null) return { associated: false }
    const pair = { visitor: body.visitorGuid, accountId: account.accountId }
    return { associated: await associateVisitor(db.queries, pair, request, now) }
  },

  identifyAccount: async (request) => {
    const { account, db, now } = request
    if (account.actorId !== null) return { identified: false }
    return { identified: await identifyAccount(db.queries, account.accountId, request, now) }
  },

  getVisitorCountry: async ({ address }) => ({ country: countryOf(address) }),

  getAnalyticsReport: async ({ account, query, db }) => {
    const { time_zone: timeZone } = await db.queries
      .selectFrom('accounts')
      .select('time_zone')
      .where('id', '=', account.accountId)
      .executeTakeFirstOrThrow()
    const periods = periodsOf(query.from, query.to, query.by)
    const counts = await countEvents(db.queries, periods, timeZone)
    const funnel = await countFunnel(db.queries, query, timeZone)
    return {
      timeZone,
      periods: periods.map((period, i) => ({ ...period, counts: counts[i] ?? sumCounts([]) })),
      totals: sumCounts(counts),
      funnel: funnel.map(({ accountType, steps }) => ({ accountType, steps: [...steps] })),
    }
  },
}
