import { inTransaction } from '../../database/in-transaction.ts'
import { isOwnPath } from '@polyhex/contract/identity/own-path'
import { encodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { declinesTracking } from '../../http/declines-tracking.ts'
import { callerOf, cookiesOf, type Serving } from '../../http/serve.ts'
import { cookieName, hashToken, newToken, proofCookie } from '../../http/session.ts'
import { findCredentials } from '../accounts.ts'
import { beginSession } from '../begin-session.ts'
import { findByExternalIdentity, keepProvenIdentity, linkExternalIdentity } from '../external-identities.ts'
import { secondStepPath } from '../second-factor/second-step-path.ts'
import type { IdentitySettings, OidcProvider } from '../identity-settings.ts'
import { oidcPaths } from './oidc-paths.ts'
import { type Claims, newSecrets, openProvider, type OpenProvider, wantsToAsk } from './open-provider.ts'
import { beginVisit, endVisit } from './provider-visits.ts'

const home = '/home/'
const visitLimit = { max: 600, timeWindow: 300_000 } as const

/** Where the sign-in page is told, by a word, why it is seen again. */
const problem = (word: 'provider' | 'unverified' | 'inactive' | 'email-taken' | 'unknown'): string =>
  `/signin/?problem=${word}`

/**
 * Sign-up with what is known: the provider, the verified email, and where the person wanted to go. Who has an email is
 * taken for a parent at first; the page lets them change that.
 */
function signUpPath(email: string, nextPath: string): string {
  return `/signup/parent/${encodeSignUpLink({ email, idp: 'google', ...(nextPath === home ? {} : { path: nextPath }) })}/`
}

/** Who comes back, and where they were going. */
interface Return {
  readonly serving: Serving
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly provider: OidcProvider
  readonly claims: Claims
  readonly nextPath: string
  readonly now: Date
}

/**
 * An account for somebody from the identity server in the place of our flows: it decides who people are, so its username
 * is ours. Null when nobody here has that name, or somebody else has been linked to it.
 */
async function adopt({ serving, claims, now }: Return): Promise<{ accountId: string; active: boolean } | null> {
  const { username, subject } = claims
  const found = username === null || username.includes('@') ? null : await findCredentials(serving.db, username)
  if (found === null) return null
  const linked = await inTransaction(serving.db, (tx) =>
    linkExternalIdentity(tx, { provider: 'identity', subject }, found.accountId, now),
  )
  return linked ? found : null
}

/** Somebody from Google to whom no account belongs: to sign-up, or to the account that has the email, by its password. */
async function welcome({ serving, request, claims, nextPath, now }: Return, email: string): Promise<string> {
  if ((await findCredentials(serving.db, email)) !== null) return problem('email-taken')
  const { proofHash } = callerOf(request, serving, now)
  if (proofHash === null) return problem('provider')
  await keepProvenIdentity(serving.db, proofHash, { provider: 'google', subject: claims.subject, email }, now)
  return signUpPath(email, nextPath)
}

/** Decides what becomes of somebody who has shown at a provider who they are. Gives the path to go on to. */
async function receive(given: Return): Promise<string> {
  const { serving, request, reply, provider, claims, now } = given
  const { email } = claims
  if (provider.name === 'google' && (email === null || !claims.emailVerified)) return problem('unverified')
  const known = await findByExternalIdentity(serving.db, { provider: provider.name, subject: claims.subject })
  const account = known ?? (provider.name === 'identity' ? await adopt(given) : null)
  if (account === null) return provider.name === 'google' && email !== null ? welcome(given, email) : problem('unknown')
  if (!account.active) return problem('inactive')
  const browser = {
    caller: callerOf(request, serving, now),
    cookies: cookiesOf(reply, serving.production),
    userAgent: request.headers['user-agent'] ?? '',
    declinesTracking: declinesTracking(request.headers),
    address: request.ip,
  }
  const outcome = await beginSession(serving.db, account.accountId, browser, provider.name, now)
  return outcome === 'second_step' ? secondStepPath(given.nextPath) : given.nextPath
}

function mount(app: FastifyInstance, serving: Serving, provider: OidcProvider, open: OpenProvider): void {
  const { start, callback } = oidcPaths[provider.name]
  const cookie = cookieName(proofCookie, serving.production)
  const redirectUri = `${serving.publicAddress}${callback}`
  const config = serving.rateLimits ? { rateLimit: visitLimit } : {}
  const broken = (request: FastifyRequest, error: unknown): string => {
    if (wantsToAsk(error)) return '/signin/'
    // Only the kind of the error: its details may hold a code or a token.
    const kind = error instanceof Error ? error.name : typeof error
    request.log.warn({ provider: provider.name, kind }, 'a visit to a provider of identities failed')
    return problem('provider')
  }

  app.get<{ Querystring: { next?: unknown; silent?: unknown } }>(
    start,
    { config: { operation: 'startProvider', ...config } },
    async (request, reply) => {
      const { next, silent } = request.query
      const nextPath = typeof next === 'string' && isOwnPath(next) ? next : home
      const token = newToken()
      const tokenHash = hashToken(token)
      if (tokenHash === null) throw new Error('a new token has the form of a token')
      reply.header('cache-control', 'no-store')
      try {
        const secrets = newSecrets()
        const address = await open.address(secrets, redirectUri, silent === '1')
        await beginVisit(serving.db, tokenHash, { provider: provider.name, nextPath, ...secrets }, serving.now())
        // Lax: the browser comes back by a link of another site.
        reply.setCookie(cookie, token, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure: serving.production,
          maxAge: 2700,
        })
        return reply.redirect(address)
      } catch (error) {
        return reply.redirect(broken(request, error))
      }
    },
  )

  app.get(callback, { config: { operation: 'finishProvider', ...config } }, async (request, reply) => {
    const now = serving.now()
    reply.header('cache-control', 'no-store')
    const visit = await endVisit(serving.db, hashToken(request.cookies[cookie]), provider.name, now)
    if (visit === null) return reply.redirect(problem('provider'))
    try {
      const claims = await open.claims(new URL(request.raw.url ?? '/', serving.publicAddress), visit)
      const { nextPath } = visit
      return reply.redirect(await receive({ serving, request, reply, provider, claims, nextPath, now }))
    } catch (error) {
      return reply.redirect(broken(request, error))
    }
  })
}

/**
 * Serves the ways to providers of identities and back, for those that are configured: state, nonce and PKCE, bound to the
 * browser, with no linking to an account that has a password. I-027.
 */
export function serveOidc(app: FastifyInstance, serving: Serving & { readonly identity: IdentitySettings }): void {
  const { google, external } = serving.identity
  for (const provider of [google, external?.provider ?? null]) {
    if (provider !== null) mount(app, serving, provider, openProvider(provider))
  }
}
