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
})
