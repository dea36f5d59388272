import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const faults = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('settings', () => {
  it('need nothing in development', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ production: false, port: 4000, demoPassword: 'polyhex-demo', rateLimits: true })
    expect(config.database).toHaveProperty('directory')
  })
  it('take a PostgreSQL address', () => {
    const { database } = readConfig({ DATABASE_URL: 'postgresql://a:b@localhost:5432/c', DATABASE_CONNECTIONS: '20' })
    expect(database).toEqual({ address: 'postgresql://a:b@localhost:5432/c', connections: 20 })
  })
  it('are refused in words, all at once', () => {
    const message = faults({ PORT: 'x', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', DEMO_PASSWORD: 'abc' })
    expect(message.split('\n')).toHaveLength(4)
    expect(message).toContain("PORT must be a whole number from 0 to 65535, but is 'x'.")
    expect(message).toContain('DATABASE_URL must look like')
  })
  it('take no other word for production, which would bring the demo accounts', () => {
    for (const mode of ['Production', 'prod', 'live']) expect(faults({ NODE_ENV: mode })).toContain('NODE_ENV must be')
    for (const mode of ['', 'test', 'development', 'production']) expect(faults({ NODE_ENV: mode })).toBe('')
  })
  it('refuse demo accounts, default passwords and test switches in production', () => {
    const production = { NODE_ENV: 'production' }
    expect(readConfig(production).demoPassword).toBeNull()
    expect(faults({ ...production, DEMO_PASSWORD: 'polyhex-demo' })).toContain(
      'demo accounts must never exist in production',
    )
    expect(faults({ ...production, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS')
    expect(faults({ ...production, DATABASE_URL: 'postgresql://polyhex:polyhex@db/x' })).toContain('default password')
    expect(faults({ ...production, DATABASE_URL: 'postgresql://polyhex:k3Jd8sLq@db/x' })).toBe('')
  })
  it('offer no other way to sign in until one is named', () => {
    expect(readConfig({}).identity).toEqual({ google: null, external: null, hint: null })
  })
  it('take Google, an identity server elsewhere, and a hint for one mail domain [A-289]', () => {
    const { identity } = readConfig({
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      IDENTITY_URL: 'https://auth.school.example/',
      IDENTITY_CLIENT_ID: 'c',
      IDENTITY_CLIENT_SECRET: 'd',
      IDP_HINT_DOMAIN: 'school.example',
    })
    expect(identity).toEqual({
      google: { name: 'google', issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' },
      external: {
        url: 'https://auth.school.example',
        provider: {
          name: 'identity',
          issuer: 'https://auth.school.example/application/o/polyhex/',
          clientId: 'c',
          clientSecret: 'd',
        },
      },
      hint: {
        domain: 'school.example',
        text: 'If you usually use Google to sign in, use the Google button below.',
      },
    })
    expect(readConfig({ IDP_HINT_DOMAIN: 'a.example', IDP_HINT_TEXT: 'Other words.' }).identity.hint?.text).toBe(
      'Other words.',
    )
  })
  it('refuse half of a provider, and providers that are not safe to reach', () => {
    expect(faults({ GOOGLE_CLIENT_ID: 'a' })).toContain('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together')
    expect(faults({ IDENTITY_URL: 'https://a.example' })).toContain('IDENTITY_URL needs IDENTITY_CLIENT_ID')
    const client = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }
    expect(faults({ ...client, OIDC_ISSUER: 'http://a.example' })).toContain('OIDC_ISSUER must be an address')
    expect(faults({ ...client, OIDC_ISSUER: 'http://localhost:4400' })).toBe('')
    expect(faults({ ...client, NODE_ENV: 'production' })).toContain('PUBLIC_ADDRESS must be set with GOOGLE_CLIENT_ID')
    expect(faults({ IDP_HINT_DOMAIN: '@school' })).toContain('IDP_HINT_DOMAIN must be a mail domain')
  })
  it('keep mail in the house until a mail server is named', () => {
    const { mail } = readConfig({})
    expect(mail).toEqual({
      from: { name: 'Polyhex', address: 'polyhex@localhost.test' },
      help: 'polyhex@localhost.test',
      smtp: null,
    })
    expect(readConfig({ NODE_ENV: 'production' }).mail.smtp).toBeNull()
  })
  it('take a mail server, and demand TLS of it in production', () => {
    const given = {
      SMTP_URL: 'smtp://u:p@mail.example.org:587',
      MAIL_FROM: 'Polyhex <mail@example.org>',
      PUBLIC_ADDRESS: 'https://math.example.org/',
    }
    const { mail, publicAddress } = readConfig({ ...given, NODE_ENV: 'production' })
    expect(mail).toEqual({
      from: { name: 'Polyhex', address: 'mail@example.org' },
      help: 'mail@example.org',
      smtp: { url: given.SMTP_URL, demandTls: true },
    })
    expect(publicAddress).toBe('https://math.example.org')
    expect(readConfig(given).mail.smtp?.demandTls).toBe(false)
  })
  it('say what is wrong about mail', () => {
    expect(faults({ SMTP_URL: 'http://mail.example.org' })).toContain('SMTP_URL must look like')
    expect(faults({ MAIL_FROM: 'nobody' })).toContain('MAIL_FROM must look like')
    expect(faults({ MAIL_FROM: 'a@example.org>\r\nBcc: <b@example.org' })).toContain('MAIL_FROM must look like')
    expect(faults({ MAIL_HELP: 'here' })).toContain('MAIL_HELP must be')
    const missing = faults({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.org' })
    expect(missing).toContain('MAIL_FROM is missing')
    expect(missing).toContain('PUBLIC_ADDRESS is missing')
  })

  describe('of payments', () => {
    const stripe = {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_a',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
      STRIPE_WEBHOOK_SECRETS: 'whsec_new, whsec_old',
    }
    it('take the test provider in development, and sell nothing in production until one is named', () => {
      expect(readConfig({}).payments).toEqual({ provider: 'test', amountOff: 'corrected', stripe: null })
      expect(readConfig({ NODE_ENV: 'production' }).payments.provider).toBe('none')
      expect(faults({ PAYMENTS: 'cash' })).toContain('PAYMENTS must be test, stripe or none')
    })
    it('refuse the test provider in production unless it is said twice', () => {
      const production = { NODE_ENV: 'production', PAYMENTS: 'test' }
      expect(faults(production)).toContain('gives credits for nothing')
      expect(faults({ ...production, ALLOW_TEST_PAYMENTS: 'yes' })).toContain('gives credits for nothing')
      expect(readConfig({ ...production, ALLOW_TEST_PAYMENTS: 'true' }).payments.provider).toBe('test')
    })
    it('need all of what Stripe gave, of one mode, and take two secrets while they change', () => {
      expect(readConfig(stripe).payments.stripe).toEqual({
        secretKey: 'sk_test_a',
        publishableKey: 'pk_test_a',
        webhookSecrets: ['whsec_new', 'whsec_old'],
        apiUrl: null,
        choices: { automaticTax: true, invoices: false },
      })
      expect(faults({ PAYMENTS: 'stripe' }).split('\n')).toHaveLength(3)
      expect(faults({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_a' })).toContain('not of the same mode')
      expect(readConfig({ ...stripe, STRIPE_API_URL: 'http://127.0.0.1:4010/' }).payments.stripe?.apiUrl).toBe(
        'http://127.0.0.1:4010',
      )
    })
    it('send keys and tokens nowhere but by https in production, unless this machine is allowed', () => {
      const xero = { ACCOUNTING: 'xero', XERO_CLIENT_ID: 'a', XERO_TOKEN_KEY: Buffer.alloc(32).toString('base64') }
      const live = { STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }
      const production = { ...stripe, ...live, ...xero, NODE_ENV: 'production' }
      for (const name of ['STRIPE_API_URL', 'XERO_LOGIN_URL', 'XERO_IDENTITY_URL', 'XERO_API_URL']) {
        expect(faults({ ...production, [name]: 'http://proxy.example/' })).toContain(`${name} must begin with https://`)
        expect(faults({ ...production, [name]: 'ftp://proxy.example/' })).toContain(`${name} must be an address`)
        const here = { ...production, [name]: 'http://127.0.0.1:4010' }
        expect(faults(here)).toContain(`${name} is an address of this machine`)
        expect(faults({ ...production, [name]: 'https://localhost' })).toContain(
          `${name} is an address of this machine`,
        )
        expect(() => readConfig({ ...here, ALLOW_LOOPBACK_PROVIDERS: 'true' })).not.toThrow()
        expect(() => readConfig({ ...production, [name]: 'https://proxy.example/' })).not.toThrow()
      }
      expect(readConfig({ ...production, XERO_API_URL: 'https://proxy.example/' }).accounting.xero?.apiUrl).toBe(
        'https://proxy.example',
      )
    })
    it('refuse the test mode of Stripe in production unless it is said twice', () => {
      const production = { ...stripe, NODE_ENV: 'production' }
      expect(faults(production)).toContain("STRIPE_SECRET_KEY is of Stripe's test mode")
      expect(readConfig({ ...production, ALLOW_TEST_PAYMENTS: 'true' }).payments.provider).toBe('stripe')
      const live = { ...production, STRIPE_SECRET_KEY: 'rk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }
      expect(readConfig(live).payments.stripe?.secretKey).toBe('rk_live_a')
    })
    it('read an amount off by the letter only where no money moves [C-168]', () => {
      expect(readConfig({ PRICING_AMOUNT_OFF: 'literal' }).payments.amountOff).toBe('literal')
      expect(faults({ ...stripe, PRICING_AMOUNT_OFF: 'literal' })).toContain('Stripe charges the corrected amount')
      expect(faults({ PRICING_AMOUNT_OFF: 'floor' })).toContain('PRICING_AMOUNT_OFF must be one of')
    })
  })
})
