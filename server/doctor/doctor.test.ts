import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { openTestDatabase } from '../database/database-of-tests.ts'
import { openSealingKey } from '../identity/second-factor/sealing-key.ts'
import type { Finding } from '../outside/finding.ts'
import { openStripeDouble, type StripeDouble } from '../outside/payments/stripe/double/stripe-of-tests.ts'
import { readyAccount } from '../outside/payments/stripe/double/stripe-settings-of-tests.ts'
import { neededEvents } from '../outside/payments/stripe/check-stripe.ts'
import { openTestProvider } from '../outside/payments/test/open-test-provider.ts'
import { sampleCatalog } from '../outside/payments/test/sample-catalog.ts'
import { openWorld } from '../seed/test-world.ts'
import { checkCatalog, checkPayments } from './check-payments.ts'
import { checkSecondFactorDemanded, checkSecondFactors } from './check-second-factor.ts'
import { checkDatabaseServer, checkMail, checkVideo } from './check-settings.ts'
import { exitCodeOf, tableOf } from './examine.ts'

process.env['STRIPE_SUPPRESS_NOTICES'] = 'true'

let db: Database
let double: StripeDouble
const webhook = 'https://math.example.org/api/payments/webhook/stripe'
const secretKey = 'sk_test_very_secret_1'
const live = {
  ...{ PUBLIC_ADDRESS: 'https://math.example.org', PAYMENTS: 'stripe', STRIPE_SECRET_KEY: secretKey },
  ...{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_secret_1' },
}

beforeAll(async () => {
  db = await openTestDatabase()
  double = await openStripeDouble(
    openTestProvider({ db, now: () => new Date(), catalog: sampleCatalog }),
    sampleCatalog,
  )
})
afterAll(async () => {
  await double.close()
  await db.close()
})
beforeEach(() => {
  double.faults.length = 0
  Object.assign(double.facts.account, readyAccount())
  double.facts.account.webhooks.push({
    ...{ url: webhook, status: 'enabled', events: [...neededEvents], version: '2026-10-28.endive' },
  })
})

const ask = async (more: Record<string, string> = {}): Promise<Finding[]> =>
  checkPayments(readConfig({ ...live, STRIPE_API_URL: double.url, ...more }), () => new Date())
const of = (findings: readonly Finding[], what: string) => findings.find((one) => one.what === what)
const wrongOf = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === 'bad').map(({ what }) => what)

describe('what is checked of Stripe', () => {
  it('is good where a first customer could pay, and holds no secret', async () => {
    const findings = await ask()
    expect(wrongOf(findings)).toEqual([])
    expect(exitCodeOf(findings)).toBe(0)
    const table = tableOf(findings)
    expect(table).toContain('ok    Stripe webhook')
    expect(table).not.toMatch(/very_secret|whsec_secret/)
    expect(double.violations).toEqual([])
  })

  const faults: readonly [string, string, () => void][] = [
    ['an account that may not charge', 'Stripe account', () => (double.facts.account.charges = false)],
    ['no webhook of ours', 'Stripe webhook', () => (double.facts.account.webhooks.length = 0)],
    [
      'a webhook that is switched off',
      'Stripe webhook',
      () => double.facts.account.webhooks.forEach((one) => (one.status = 'disabled')),
    ],
    [
      'a webhook that leaves out that a bank asks',
      'Stripe webhook',
      () =>
        double.facts.account.webhooks.forEach(
          (one) => (one.events = one.events.filter((event) => event !== 'invoice.payment_action_required')),
        ),
    ],
    ['taxes that are not set up', 'Stripe Tax', () => (double.facts.account.tax.status = 'pending')],
    ['prices that hold their tax', 'Stripe Tax', () => (double.facts.account.tax.behavior = 'inclusive')],
    ['no tax registration', 'Tax registrations', () => (double.facts.account.registrations.length = 0)],
  ]
  it.each(faults)('finds %s, and says what to do', async (_, what, breakIt) => {
    breakIt()
    const findings = await ask()
    expect(wrongOf(findings)).toEqual([what])
    expect(of(findings, what)?.advice).toMatch(/\.$/)
    expect(exitCodeOf(findings)).toBe(1)
  })

  it('says so where Stripe refuses the key or does not answer, once', async () => {
    const error = { type: 'invalid_request_error', message: 'Invalid API Key' }
    double.faults.push({ kind: 'answer', status: 401, error })
    const refused = await ask()
    expect(of(refused, 'Stripe account')).toMatchObject({ state: 'bad', found: 'Stripe refused the question.' })
    const away = await ask({ STRIPE_API_URL: 'http://127.0.0.1:9' })
    expect(of(away, 'Stripe account')).toMatchObject({ state: 'bad', found: 'Stripe did not answer.' })
  })

  it('finds a clock that is wrong', async () => {
    const config = readConfig({ ...live, STRIPE_API_URL: double.url })
    const findings = await checkPayments(config, () => new Date(Date.now() + 600_000))
    expect(wrongOf(findings)).toEqual(['Clock'])
  })

  it('asks for no taxes where none are wanted', async () => {
    double.facts.account.tax.status = 'pending'
    const findings = await ask({ STRIPE_TAX: 'off' })
    expect(wrongOf(findings)).toEqual([])
    expect(of(findings, 'Stripe Tax')?.state).toBe('off')
  })
})

describe('what is checked of the catalog', () => {
  it('names what is not sold, and why', async () => {
    const [first, ...others] = sampleCatalog.prices
    if (first === undefined) throw new Error('something is sold')
    const prices = [{ ...first, taxIncluded: true }, ...others.map((price) => ({ ...price, taxIncluded: null }))]
    const findings = await checkCatalog({ readCatalog: async () => ({ ...sampleCatalog, prices }) })
    expect(findings.some(({ found }) => found.includes(`Not sold: ${first.id}`) && found.includes('without tax'))).toBe(
      true,
    )
    const nothing = await checkCatalog({ readCatalog: async () => ({ products: [], prices: [], discounts: [] }) })
    expect(wrongOf(nothing)).toEqual(['Catalog'])
  })
})

describe('what is checked of the rest', () => {
  it('finds a database whose clock is another, and one that is up to date', async () => {
    const now = new Date()
    const findings = await checkDatabaseServer(db, () => now)
    expect(of(findings, 'Migrations')?.state).toBe('good')
    const late = await checkDatabaseServer(db, () => new Date(Date.now() + 60_000))
    expect(of(late, 'Database clock')?.state).toBe('bad')
  })

  it('finds a mail server that does not answer, without saying its password', async () => {
    const config = readConfig({ SMTP_URL: 'smtp://mailer:hush-hush@127.0.0.1:9' })
    const finding = await checkMail(config)
    expect(finding.state).toBe('bad')
    expect(tableOf([finding])).not.toContain('hush-hush')
    expect((await checkMail(readConfig({}))).state).toBe('off')
  })

  it('says that rooms of ours need an address that browsers reach', () => {
    expect(checkVideo(readConfig({})).state).toBe('off')
    expect(checkVideo({ ...readConfig({}), production: true }).state).toBe('bad')
  })
})

describe('what is checked of two-step sign-in', () => {
  const world = openWorld()
  let directory = ''
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'polyhex-doctor-key-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))
  const look = async (environment: Record<string, string> = {}) =>
    checkSecondFactors(world.db, readConfig({ DATA_DIRECTORY: directory, SECOND_FACTOR: 'staff', ...environment }))
  const sealAppOf = (accountId: string) =>
    world.db.queries
      .insertInto('second_factors')
      .values({
        ...{ id: newId(world.now), account_id: accountId, kind: 'totp' as const, name: 'App' },
        ...{ created_at: world.now, sealed_secret: Buffer.from('sealed') },
      })
      .execute()

  it('is demanded of staff, unless production is told otherwise', () => {
    expect(checkSecondFactorDemanded(readConfig({ SECOND_FACTOR: 'staff' })).state).toBe('good')
    expect(checkSecondFactorDemanded(readConfig({})).state).toBe('off')
    expect(checkSecondFactorDemanded({ ...readConfig({}), production: true })).toMatchObject({
      state: 'warn',
      advice: 'Remove SECOND_FACTOR, or set it to staff.',
    })
  })

  it('counts staff without a second factor, and neither families nor who is deactivated', async () => {
    const staff = 'Second factors of staff'
    await world.person({ roles: ['parent'], grade: null })
    expect(of(await look(), staff)?.state).toBe('good')
    const tutor = await world.person({ roles: ['tutor'], grade: null })
    const admin = await world.person({ roles: ['admin'], grade: null })
    expect(of(await look(), staff)).toMatchObject({
      state: 'warn',
      found: '2 administrators and tutors have none and cannot work.',
    })
    await sealAppOf(tutor.accountId)
    expect(of(await look(), staff)?.found).toBe('1 administrator or tutor has none and cannot work.')
    await world.db.queries.updateTable('accounts').set({ active: false }).where('id', '=', admin.accountId).execute()
    expect(of(await look(), staff)?.state).toBe('good')
    expect(of(await look({ SECOND_FACTOR: 'optional' }), staff)).toBeUndefined()
  })

  it('finds the key of authenticator apps fitting, gone, damaged, or another', async () => {
    const state = async (environment: Record<string, string> = {}) => {
      const finding = of(await look(environment), 'Key of authenticator apps')
      return [finding?.state, finding?.found]
    }
    expect((await state())[0]).toBe('off')
    expect(existsSync(join(directory, 'second-factor.key'))).toBe(false)
    await openSealingKey(world.db, null, directory)
    const { accountId } = await world.person({ roles: ['parent'], grade: null })
    await sealAppOf(accountId)
    expect((await state())[0]).toBe('good')
    expect(await state({ SECOND_FACTOR_KEY: Buffer.alloc(32, 1).toString('base64') })).toEqual([
      'bad',
      'The authenticator apps of this database are sealed with another key.',
    ])
    writeFileSync(join(directory, 'second-factor.key'), 'half a ke')
    expect(await state()).toEqual(['bad', 'The file second-factor.key is damaged.'])
    rmSync(join(directory, 'second-factor.key'))
    expect(await state()).toEqual(['bad', 'It is gone: no code of an authenticator app can be checked.'])
  })
})

describe('the command', () => {
  const run = (environment: Record<string, string>) => {
    const directory = mkdtempSync(join(tmpdir(), 'polyhex-doctor-'))
    try {
      const env = { PATH: process.env['PATH'] ?? '', DATA_DIRECTORY: directory, ...environment }
      const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
        ...{ env, encoding: 'utf8' },
      })
      return { status, stdout }
    } finally {
      rmSync(directory, { recursive: true })
    }
  }

  it('finds nothing wrong with an installation as it comes, and says what is off by choice', () => {
    const { status, stdout } = run({})
    expect(stdout).toMatch(/off {3}Payments {2,}Test payments/)
    expect(stdout).toMatch(/off {3}Database {2,}The embedded database/)
    expect(stdout.trimEnd()).toMatch(/Nothing is wrong\.$/)
    expect(status).toBe(0)
  })

  it('ends with 1 where settings cannot be read', () => {
    const { status, stdout } = run({ PAYMENTS: 'stripe' })
    expect(stdout).toContain('STRIPE_SECRET_KEY is missing')
    expect(status).toBe(1)
  })
})
