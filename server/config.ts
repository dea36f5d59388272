import { join, resolve } from 'node:path'
import { CannotStart } from './cannot-start.ts'
import type { DatabasePlace } from './database/open.ts'
import type { RoomSettings } from './live/room/media/media-settings.ts'
import { readRoomSettings } from './live/room/read-room-settings.ts'
import type { IdentitySettings } from './identity/identity-settings.ts'
import { readSealingKey } from './identity/second-factor/sealing-key.ts'
import { readIdentitySettings } from './identity/read-identity-settings.ts'
import { isMailAddress, parseSender } from './outside/mail/address.ts'
import type { MailSettings } from './outside/mail/open-mail.ts'
import { type AccountingSettings, readAccountingSettings } from './outside/accounting/xero/xero-settings.ts'
import { type PaymentSettings, readPaymentSettings } from './outside/payments/payment-settings.ts'

/** What the surroundings decide about this process. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly database: DatabasePlace
  /** For what is not in the database: recordings of speech, worksheets. */
  readonly dataDirectory: string
  readonly pages: string
  /** Null in production: no demo cast. */
  readonly demoPassword: string | null
  /** Whether the demo cast gets classes. */
  readonly demoClasses: boolean
  readonly logLevel: string
  readonly trustedProxies: number
  readonly rateLimits: boolean
  readonly identity: IdentitySettings
  readonly classRooms: RoomSettings
  /** Where browsers reach the product, without a slash at the end; links in mails begin with it. */
  readonly publicAddress: string
  readonly mail: MailSettings
  readonly payments: PaymentSettings
  readonly accounting: AccountingSettings
  readonly secondFactor: {
    /** Administrators and tutors may do nothing before they have a second factor. */
    readonly demanded: boolean
    /** Null: the key in the data directory, made at the first start. */
    readonly key: Buffer | null
  }
}

export const defaultDemoPassword = 'polyhex-demo'
const modes = ['production', 'development', 'test']
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const root = resolve(import.meta.dirname, '..')

/** What is wrong with the settings, all of it at once, in words for the person who starts the server. */
export class ConfigError extends CannotStart {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

type Environment = Readonly<Record<string, string | undefined>>

function wholeNumber(
  environment: Environment,
  name: string,
  standard: number,
  range: readonly [number, number],
  faults: string[],
): number {
  const text = environment[name]
  if (text === undefined || text === '') return standard
  const value = Number(text)
  if (Number.isInteger(value) && value >= range[0] && value <= range[1]) return value
  faults.push(`${name} must be a whole number from ${range[0]} to ${range[1]}, but is '${text}'.`)
  return standard
}

function databasePlace(environment: Environment, dataDirectory: string, faults: string[]): DatabasePlace {
  const address = environment['DATABASE_URL']
  if (address === undefined || address === '') return { directory: dataDirectory }
  const known = URL.canParse(address) && /^postgres(ql)?:$/.test(new URL(address).protocol)
  if (!known) faults.push('DATABASE_URL must look like postgresql://user:password@host:5432/name.')
  return { address, connections: wholeNumber(environment, 'DATABASE_CONNECTIONS', 10, [1, 200], faults) }
}

const standardFrom = { name: 'Polyhex', address: 'polyhex@localhost.test' } as const

function mailSettings(environment: Environment, production: boolean, faults: string[]): MailSettings {
  const address = environment['SMTP_URL'] ?? ''
  const url = URL.canParse(address) ? new URL(address) : null
  if (address !== '' && (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')) {
    faults.push('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.')
  }
  const given = environment['MAIL_FROM'] ?? ''
  const from = given === '' ? standardFrom : parseSender(given)
  if (from === null) faults.push('MAIL_FROM must look like Polyhex <mail@example.org>.')
  if (production && address !== '' && given === '') {
    faults.push('MAIL_FROM is missing: say who the mails are from, such as Polyhex <mail@example.org>.')
  }
  if (production && address !== '' && (environment['PUBLIC_ADDRESS'] ?? '') === '') {
    faults.push('PUBLIC_ADDRESS is missing: mails are sent, and their links need it.')
  }
  const help = environment['MAIL_HELP'] ?? from?.address ?? standardFrom.address
  if (!isMailAddress(help)) faults.push('MAIL_HELP must be an address that people can write to.')
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '')
  return {
    from: from ?? standardFrom,
    help,
    smtp: address === '' ? null : { url: address, demandTls: production && !local },
  }
}

/** In production it must be said, and by HTTPS: a link in a mail must not follow what some request called us. */
function publicAddress(environment: Environment, production: boolean, port: number, faults: string[]): string {
  const given = environment['PUBLIC_ADDRESS'] ?? ''
  if (given === '') return `http://localhost:${port}`
  const address = URL.canParse(given) ? new URL(given) : null
  const fits = address !== null && address.origin === given.replace(/\/$/, '')
  if (fits && (address.protocol === 'https:' || (!production && address.protocol === 'http:'))) return address.origin
  faults.push(`PUBLIC_ADDRESS must look like https://learn.example.com, but is '${given}'.`)
  return ''
}

/** Faults that matter only where real children are: demo accounts, weak secrets, test switches. */
function productionFaults(environment: Environment): string[] {
  const faults: string[] = []
  if (environment['DEMO_PASSWORD'] !== undefined) {
    faults.push('DEMO_PASSWORD is set, but demo accounts must never exist in production. Remove it.')
  }
  if (environment['RATE_LIMITS'] === 'off') {
    faults.push('RATE_LIMITS is off, which leaves sign-in open to guessing. Remove it in production.')
  }
  const providers = ['GOOGLE_CLIENT_ID', 'IDENTITY_URL'].filter((name) => (environment[name] ?? '') !== '')
  if (providers.length > 0 && (environment['PUBLIC_ADDRESS'] ?? '') === '') {
    faults.push(`PUBLIC_ADDRESS must be set with ${providers.join(' and ')}, which sends people back to it.`)
  }
  const address = environment['DATABASE_URL']
  if (address !== undefined && URL.canParse(address)) {
    const { password, username } = new URL(address)
    if (password !== '' && ['postgres', 'password', 'polyhex', username].includes(password)) {
      faults.push('DATABASE_URL holds a default password. Choose a secret one.')
    }
  }
  return faults
}

/** SECOND_FACTOR: `staff` demands one of administrators and tutors, as production does unless told; `optional` leaves it to them. */
function secondFactorDemanded(environment: Environment, production: boolean, faults: string[]): boolean {
  const said = environment['SECOND_FACTOR'] ?? ''
  if (said === '') return production
  if (said !== 'staff' && said !== 'optional') faults.push(`SECOND_FACTOR must be staff or optional, but is '${said}'.`)
  return said === 'staff'
}

/** Reads the settings from environment variables. Throws ConfigError with every fault. */
export function readConfig(environment: Environment): Config {
  const mode = environment['NODE_ENV']
  const production = mode === 'production'
  const faults = production ? productionFaults(environment) : []
  const dataDirectory = resolve(environment['DATA_DIRECTORY'] ?? join(root, 'data'))
  const logLevel = environment['LOG_LEVEL'] ?? (production ? 'info' : 'warn')
  if (mode !== undefined && mode !== '' && !modes.includes(mode)) {
    faults.push(
      `NODE_ENV must be one of ${modes.join(', ')}, but is '${mode}'. Only production keeps demo accounts out.`,
    )
  }
  if (!logLevels.includes(logLevel)) faults.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  const port = wholeNumber(environment, 'PORT', 4000, [0, 65_535], faults)
  const config: Config = {
    production,
    port,
    host: environment['HOST'] ?? (production ? '0.0.0.0' : 'localhost'),
    database: databasePlace(environment, dataDirectory, faults),
    dataDirectory,
    pages: resolve(environment['WEB_DIRECTORY'] ?? join(root, 'web', 'dist')),
    demoPassword: production ? null : (environment['DEMO_PASSWORD'] ?? defaultDemoPassword),
    logLevel,
    trustedProxies: wholeNumber(environment, 'TRUSTED_PROXIES', 0, [0, 10], faults),
    demoClasses: environment['DEMO_CLASSES'] !== 'off',
    rateLimits: environment['RATE_LIMITS'] !== 'off',
    identity: readIdentitySettings(environment, faults),
    classRooms: readRoomSettings(environment, faults),
    publicAddress: publicAddress(environment, production, port, faults),
    mail: mailSettings(environment, production, faults),
    payments: readPaymentSettings(environment, production, faults),
    accounting: readAccountingSettings(environment, faults, production),
    secondFactor: {
      demanded: secondFactorDemanded(environment, production, faults),
      key: readSealingKey(environment['SECOND_FACTOR_KEY'], faults),
    },
  }
  if (config.demoPassword !== null && config.demoPassword.length < 6) {
    faults.push('DEMO_PASSWORD must be at least 6 characters long.')
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}
