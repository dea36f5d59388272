/** A provider of identities that speaks OpenID Connect. */
export interface OidcProvider {
  readonly name: 'google' | 'identity'
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** How people sign in here, beyond username and password. */
export interface IdentitySettings {
  /** Null: no Google button. */
  readonly google: OidcProvider | null
  /** An authentik elsewhere in the place of our own flows: its base address, and how its people become ours. */
  readonly external: { readonly url: string; readonly provider: OidcProvider } | null
  /** What is said besides a wrong password to people of one mail domain. */
  readonly hint: { readonly domain: string; readonly text: string } | null
}

/** The hint for what somebody typed as their email, or null. Requirement A-289. */
export function hintFor(settings: IdentitySettings, typed: string): string | null {
  const { hint } = settings
  return hint !== null && typed.trim().toLowerCase().endsWith(`@${hint.domain.toLowerCase()}`) ? hint.text : null
}
