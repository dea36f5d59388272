import * as oidc from 'openid-client'
import type { OidcProvider } from '../identity-settings.ts'

/** What a provider says of a person, after everything that can be checked has been. */
export interface Claims {
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly username: string | null
}

export interface OpenProvider {
  /** The provider's address for a browser that sets out with these secrets. `silent`: nothing may be asked there. */
  address(secrets: Secrets, redirectUri: string, silent: boolean): Promise<string>
  /** Exchanges the code of the address at which the browser came back. Throws for anything that does not fit. */
  claims(cameBackTo: URL, secrets: Secrets): Promise<Claims>
}

/** What binds a visit together: known to the browser's row here, never to the provider as a whole. */
export interface Secrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Secrets for one visit. */
export function newSecrets(): Secrets {
  return { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() }
}

/** Whether a silent visit failed for nothing but that the person would have had to be asked. */
export function wantsToAsk(error: unknown): boolean {
  const asked = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required']
  return error instanceof oidc.AuthorizationResponseError && asked.includes(error.error)
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * A provider as it describes itself. It is asked for its description when it is first needed, and again after a failure.
 * openid-client checks state, nonce, PKCE, issuer, audience, signature and times.
 */
export function openProvider(provider: OidcProvider): OpenProvider {
  let known: Promise<oidc.Configuration> | null = null
  const configuration = async (): Promise<oidc.Configuration> => {
    const insecure = provider.issuer.startsWith('http://') ? { execute: [oidc.allowInsecureRequests] } : {}
    known ??= oidc.discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
      ...insecure,
      timeout: 10,
    })
    try {
      return await known
    } catch (error) {
      known = null
      throw error
    }
  }
  return {
    address: async ({ state, nonce, codeVerifier }, redirectUri, silent) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(silent ? { prompt: 'none' } : {}),
      }).href,
    claims: async (cameBackTo, { state, nonce, codeVerifier }) => {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), cameBackTo, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('the provider gave no id token')
      return {
        subject: claims.sub,
        email: text(claims['email']),
        emailVerified: claims['email_verified'] === true,
        username: text(claims['preferred_username']),
      }
    },
  }
}
