import { createServer, type Server } from 'node:http'
import { generateKeyPairSync, sign } from 'node:crypto'
import Provider from 'oidc-provider'

/** A person at the provider of a test. */
export interface Member {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly preferred_username?: string
}

export interface TrialProvider {
  readonly issuer: string
  /** Who sits at the browser that comes next; null refuses to sign in without being asked. */
  member: Member | null
  close(): Promise<void>
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

const closing = (server: Server) => async (): Promise<void> => {
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
}

/** A real provider of OpenID Connect (npm oidc-provider) whose members sign in without being asked. */
export async function openTrialProvider(client: {
  id: string
  secret: string
  redirectUris: string[]
}): Promise<TrialProvider> {
  let handle: (...given: Parameters<Parameters<typeof createServer>[1] & Function>) => unknown = () => undefined
  const server = createServer((request, response) => void handle(request, response))
  const issuer = await listen(server)
  const trial: TrialProvider = { issuer, member: null, close: closing(server) }
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: client.redirectUris }],
    // As Google does, the id token carries the claims itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    cookies: { keys: ['a key of tests'] },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...trial.member, sub }) }),
    loadExistingGrant: async (context) => {
      const { client: found, session, provider: own } = context.oidc
      const grant = new own.Grant({ clientId: found?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const callback = provider.callback()
  handle = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const login = { login: { accountId: trial.member?.sub ?? 'nobody', remember: false } }
    return provider.interactionFinished(request, response, login)
  }
  return trial
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An issuer that puts whatever it is told into its id tokens, rightly signed: for what must be refused all the same. */
export async function openLyingIssuer(claims: {
  current: object
}): Promise<{ issuer: string; close(): Promise<void> }> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let issuer = ''
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] }),
    '/token': () => {
      const head = `${encode({ alg: 'RS256', kid: 'k' })}.${encode(claims.current)}`
      const signature = sign('sha256', Buffer.from(head), privateKey).toString('base64url')
      return { access_token: 'a', token_type: 'bearer', id_token: `${head}.${signature}` }
    },
  }
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}))
  })
  issuer = await listen(server)
  return { issuer, close: closing(server) }
}
