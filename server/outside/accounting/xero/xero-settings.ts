import { providerAddress } from '../../provider-address.ts'

/** How Xero is reached. */
export interface XeroSettings {
  readonly clientId: string
  /** Null: the app has none and proves itself by PKCE alone. */
  readonly clientSecret: string | null
  readonly scopes: string
  /** 32 bytes that seal the tokens. */
  readonly tokenKey: Buffer
  readonly loginUrl: string
  readonly identityUrl: string
  readonly apiUrl: string
}

/** Apps made since March 2026 must ask for each kind of document; older ones may name other scopes. */
const standardScopes =
  'openid offline_access accounting.invoices accounting.payments accounting.banktransactions accounting.contacts accounting.settings.read'

/** Where the books are kept: `local`, in this product, or at Xero. */
export interface AccountingSettings {
  readonly destination: 'local' | 'xero'
  readonly xero: XeroSettings | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads `ACCOUNTING` and `XERO_*`; what is wrong is added to `faults`, in words. */
export function readAccountingSettings(
  environment: Environment,
  faults: string[],
  production = false,
): AccountingSettings {
  const destination = environment['ACCOUNTING'] ?? 'local'
  if (destination !== 'local' && destination !== 'xero') {
    faults.push(`ACCOUNTING must be local or xero, but is '${destination}'.`)
    return { destination: 'local', xero: null }
  }
  if (destination === 'local') return { destination, xero: null }
  const clientId = environment['XERO_CLIENT_ID'] ?? ''
  if (clientId === '') faults.push('XERO_CLIENT_ID is missing: ACCOUNTING is xero.')
  const tokenKey = Buffer.from(environment['XERO_TOKEN_KEY'] ?? '', 'base64')
  if (tokenKey.length !== 32) faults.push('XERO_TOKEN_KEY must be 32 bytes in base64: it seals the tokens of Xero.')
  const secret = environment['XERO_CLIENT_SECRET'] ?? ''
  const urlOf = (name: string, standard: string): string =>
    providerAddress(environment, name, production, faults)?.href.replace(/\/$/, '') ?? standard
  const xero: XeroSettings = {
    clientId,
    clientSecret: secret === '' ? null : secret,
    scopes: environment['XERO_SCOPES'] ?? standardScopes,
    tokenKey,
    loginUrl: urlOf('XERO_LOGIN_URL', 'https://login.xero.com'),
    identityUrl: urlOf('XERO_IDENTITY_URL', 'https://identity.xero.com'),
    apiUrl: urlOf('XERO_API_URL', 'https://api.xero.com'),
  }
  return { destination, xero }
}
