import type { IdentitySettings, OidcProvider } from './identity-settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

const standardHint = 'If you usually use Google to sign in, use the Google button below.'

/** An address of a server, without a slash at its end; null when it is not set, a fault when it is none. */
function addressOf(environment: Environment, name: string, faults: string[]): string | null {
  const text = environment[name]
  if (text === undefined || text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  const local = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  if (url?.protocol === 'https:' || local) return text.replace(/\/+$/, '')
  faults.push(`${name} must be an address that begins with https://, but is '${text}'.`)
  return null
}

/** The client id and secret given to us by a provider: both or none. */
function clientOf(
  environment: Environment,
  prefix: string,
  faults: string[],
): { clientId: string; clientSecret: string } | null {
  const [id, secret] = [environment[`${prefix}_CLIENT_ID`] ?? '', environment[`${prefix}_CLIENT_SECRET`] ?? '']
  if (id === '' && secret === '') return null
  if (id !== '' && secret !== '') return { clientId: id, clientSecret: secret }
  faults.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: set both or none.`)
  return null
}

function externalOf(environment: Environment, faults: string[]): IdentitySettings['external'] {
  const url = addressOf(environment, 'IDENTITY_URL', faults)
  if (url === null) return null
  const client = clientOf(environment, 'IDENTITY', faults)
  if (client === null) {
    faults.push('IDENTITY_URL needs IDENTITY_CLIENT_ID and IDENTITY_CLIENT_SECRET, by which its people become ours.')
    return null
  }
  const issuer = addressOf(environment, 'IDENTITY_ISSUER', faults) ?? `${url}/application/o/polyhex/`
  return { url, provider: { name: 'identity', issuer, ...client } }
}

/** Reads how people sign in from environment variables; adds to `faults` what cannot be. */
export function readIdentitySettings(environment: Environment, faults: string[]): IdentitySettings {
  const client = clientOf(environment, 'GOOGLE', faults)
  const issuer = addressOf(environment, 'OIDC_ISSUER', faults) ?? 'https://accounts.google.com'
  const google: OidcProvider | null = client === null ? null : { name: 'google', issuer, ...client }
  const external = externalOf(environment, faults)
  const domain = environment['IDP_HINT_DOMAIN'] ?? ''
  if (domain !== '' && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain)) {
    faults.push(`IDP_HINT_DOMAIN must be a mail domain such as school.example, but is '${domain}'.`)
  }
  return {
    google,
    external,
    hint: domain === '' ? null : { domain, text: environment['IDP_HINT_TEXT'] || standardHint },
  }
}
