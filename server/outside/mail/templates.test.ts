import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, composeLetter, type Reader } from './letter.ts'
import { dateWords, plainName } from './mail-values.ts'
import { checkMailData, type MailData, mailTemplates, type TemplateName, writeLetter } from './templates.ts'

const reader: Reader = {
  name: null,
  timeZone: 'America/New_York',
  site: 'https://polyhex.test',
  help: 'help@polyhex.test',
}
const at = '2026-11-02T15:00:00.000Z'

const samples = (name: string): { [Template in TemplateName]: MailData<Template> } => ({
  parental_consent_request: {
    childUsername: name,
    wording: {
      kept: [{ what: 'Birth month and year', why: 'to choose mathematics that fits' }],
      never: 'We show no advertising.',
      works: 'Until then your child can practice.',
      waits: 'Friends wait for your yes.',
    },
    confirmPath: '/consent/?token=abc&answer=yes',
    declinePath: '/consent/?token=abc&answer=no',
    noticePath: '/privacy/',
    validUntil: at,
  },
  consent_receipt: { childUsername: name, decision: 'given', at, changePath: '/accounts/profile/' },
  link_request: {
    fromPublicName: name,
    forUsername: name,
    asks: ['manage', 'viewDetails'],
    reviewPath: '/accounts/profile/',
  },
  link_confirmed: { otherPublicName: name, forUsername: name, allowed: [], reviewPath: '/accounts/profile/' },
  power_waits: {
    otherPublicName: name,
    forUsername: name,
    given: ['manage', 'authenticate'],
    countsFrom: at,
    reviewPath: '/accounts/profile/',
  },
  child_news: {
    kind: 'parting_asked',
    childPublicName: name,
    otherPublicName: name,
    at,
    endsAt: at,
    reviewPath: '/accounts/profile/',
  },
  address_proof: { username: name, isNew: false, confirmPath: '/confirm/abc/', validUntil: at },
  address_changed: { username: name, newEmail: name, at, undoPath: '/undo-email/abc/', undoUntil: at },
  password_reset: { username: name, resetPath: '/reset/?token=abc', validUntil: at },
  password_changed: { username: name, at, by: 'manager', resetPath: '/reset/' },
  sign_in_from_new_device: {
    username: name,
    at,
    device: 'Firefox on Windows',
    country: 'CA',
    sessionsPath: '/accounts/profile/',
  },
  two_step_changed: { username: name, at, what: 'recovery_code_used', settingsPath: '/accounts/safety/' },
  deletion_scheduled: { username: name, deleteAt: at, cancelPath: '/accounts/profile/' },
  deletion_cancelled: { username: name, at },
  deletion_done: { username: name, at },
  retention_notice: { username: name, lastUsedAt: at, signInBefore: at, daysAfter: 14, signInPath: '/signin/' },
  weekly_letter: {
    children: [
      {
        name,
        progressPath: '/accounts/1/progress/',
        begun: true,
        answers: 84,
        right: 66,
        minutes: 42,
        daysPracticed: 5,
        passed: ['Parts of a whole'],
        trend: { says: 'up', percentNow: 82, percentBefore: 70, compared: 60 },
        misconception: { name: 'Subtracts the smaller digit', helps: 'Trade a ten.' },
        next: ['Halves and quarters'],
      },
    ],
    stopPagePath: '/letters/abc/',
    stopCallPath: '/api/letters/abc/stop',
  },
  class_notice: {
    kind: 'changed',
    classes: [
      {
        attendeeId: '019d0000-0000-7000-8000-000000000001',
        joinedAt: at,
        class: {
          slotId: '019d0000-0000-7000-8000-000000000002',
          name,
          startingAt: at,
          minutes: 45,
          timeZone: 'America/Vancouver',
          sequence: 1,
          path: '/class/timeslot/019d0000-0000-7000-8000-000000000002/',
        },
        before: { startingAt: '2026-11-02T14:00:00.000Z', minutes: 45 },
      },
    ],
    child: name,
    stop: { pagePath: '/letters/abc/', callPath: '/api/letters/abc/stop' },
  },
  late_teacher: {
    className: name,
    startedAt: at,
    groupIndex: 2,
    students: 7,
    teachers: [name],
    path: '/class/timeslot/019d0000-0000-7000-8000-000000000002/',
  },
  safety_report: { harm: true, className: name, at, path: '/safety/reports/' },
  safety_family: { role: 'reported', className: name, at, answer: name },
  public_name_replaced: { publicName: name, path: '/profile/' },
  evaluation_notice: {
    kind: 'scheduled',
    evaluationId: '019d0000-0000-7000-8000-000000000003',
    sessionAt: at,
    minutes: 30,
    child: name,
  },
  export_ready: { username: name, downloadPath: '/accounts/export/', availableUntil: at },
  payment_receipt: {
    orderNumber: 'PX-10482',
    invoiceNumber: 'INV-10007',
    description: name,
    total: 33_787,
    tax: 3887,
    currency: 'cad',
    credits: 15,
    lots: [
      { count: 10, expiresOn: '2027-03-08' },
      { count: 5, expiresOn: null },
    ],
    card: 'Visa ending in 4242',
    chargedAt: at,
  },
  subscription_begun: {
    description: name,
    amount: 19_900,
    currency: 'cad',
    period: 'month',
    credits: 5,
    nextCharge: at,
  },
  subscription_changed: { kind: 'cancelled', description: name, on: at },
  plan_changed: {
    ...{ kind: 'planned', description: name, amount: 14_500, currency: 'cad', period: 'month', periodCount: 3 },
    ...{ credits: 15, on: at },
  },
  renewal_failed: { description: name, amount: 19_900, currency: 'usd', failure: 'card_declined', nextTry: at },
  refund_made: {
    orderNumber: 'PX-10482',
    amount: 9967,
    currency: 'cad',
    status: 'made',
    creditsRevoked: 5,
    card: 'Visa ending in 4242',
  },
  renewal_soon: { description: name, amount: 19_900, currency: 'cad', period: 'month', on: at, credits: 5 },
  credits_low: { left: 2 },
  credits_expiring: { count: 3, on: '2026-11-16' },
  ask_parent: {
    child: name,
    description: name,
    priceId: 'price_weekly_month',
    currency: 'cad',
    quantity: 2,
    amount: 29_000,
    period: 'month',
  },
  staff_dispute: { orderNumber: 'PX-10482', amount: 14_500, currency: 'cad', answerBy: at, taken: true },
  staff_comparison: { since: at, open: null },
})
const names = Object.keys(mailTemplates) as TemplateName[]
const written = (template: TemplateName, name = 'ada_l') => {
  const stored: unknown = JSON.parse(JSON.stringify(checkMailData(template, samples(name)[template])))
  return composeLetter(writeLetter(template, stored, reader), reader, new Date(at))
}

describe.each(names)('the mail %s', (template) => {
  it('says the same in both parts, with every link whole', () => {
    const { text, html } = written(template)
    const links = [...text.matchAll(/https:\/\/\S+/g)].map(([link]) => link)
    for (const link of links) {
      expect(link.startsWith('https://polyhex.test/')).toBe(true)
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    }
    const words = html
      .replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    for (const line of text.split('\n').filter((one) => /^[A-Z].*\.$/.test(one))) expect(words).toContain(line)
  })
  it('fetches nothing, shouts nothing and says whom to write to', () => {
    const { subject, text, html } = written(template)
    expect(html).not.toMatch(/<(?:img|script|link|iframe|video|form)\b|url\(|@import|\bsrc=/i)
    expect(`${subject} ${text}`).not.toContain('!')
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(text).toContain('help@polyhex.test')
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\[object/)
  })
  it('takes any name without breaking out of its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (name) => {
        fc.pre(plainName(name) !== '')
        const { subject, html } = written(template, name)
        // oxlint-disable-next-line no-control-regex -- none may be left
        expect(subject).not.toMatch(/[\u0000-\u001f\u007f]/)
        const tags = (of: string) => [...of.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag)
        expect(tags(html)).toEqual(tags(written(template).html))
      }),
      { numRuns: 60 },
    )
  })
})

describe('what a mail promises', () => {
  it('names what is kept and why before a parent says yes or no', () => {
    const { text } = written('parental_consent_request')
    expect(text).toContain('- Birth month and year: to choose mathematics that fits.')
    expect(text).toContain('Until then your child can practice. Friends wait for your yes.')
    expect(text).toContain('We show no advertising. After your yes')
    expect(text).toContain('https://polyhex.test/consent/?token=abc&answer=yes')
    expect(text).toContain('https://polyhex.test/consent/?token=abc&answer=no')
    expect(text).toContain('https://polyhex.test/privacy/')
  })
  it('says what a no has done, and leads nowhere when the account is gone', () => {
    const receipt = (more: { removed?: boolean; changePath?: string }) => {
      const data = checkMailData('consent_receipt', { childUsername: 'ada_l', decision: 'declined', at, ...more })
      return composeLetter(writeLetter('consent_receipt', data, reader), reader, new Date(at)).text
    }
    expect(receipt({ removed: true })).toContain('the account ada_l was removed, with everything in it')
    expect(receipt({ removed: true })).not.toContain('https://')
    const kept = receipt({ changePath: '/consent/abc/' })
    expect(kept).toContain('your address is removed from the account')
    expect(kept).toContain('https://polyhex.test/consent/abc/')
  })
  it('gives dates with the zone they are in', () => {
    expect(dateWords(at, 'America/New_York')).toBe('Monday, November 2, 2026 at 10:00 AM EST')
    expect(dateWords(at, 'Asia/Tokyo')).toBe('Tuesday, November 3, 2026 at 12:00 AM GMT+9 Tokyo')
    expect(dateWords('2026-07-01T15:00:00Z', 'America/Los_Angeles')).toBe('Wednesday, July 1, 2026 at 8:00 AM PDT')
    expect(dateWords(at, 'Nowhere/Land')).toBe('Monday, November 2, 2026 at 3:00 PM UTC')
  })
  it('leads to our own pages only', () => {
    expect(addressOf('/reset/?a=1', 'https://polyhex.test')).toBe('https://polyhex.test/reset/?a=1')
    for (const path of [
      '//evil.example/',
      '/\\evil.example/',
      'https://evil.example/',
      'reset/',
      '/\t/evil.example/',
    ]) {
      expect(() => addressOf(path, 'https://polyhex.test')).toThrow('our own pages')
    }
  })
  it('makes names one harmless line', () => {
    expect(plainName('  Ada\r\n\tL.  ')).toBe('Ada L.')
    expect(plainName('a\u202Eb\u200Bc\u0000d')).toBe('a b c d')
    expect(plainName('see https://evil.example')).toBe('see https evil.example')
    expect(plainName('🙂'.repeat(100))).toBe('🙂'.repeat(80))
  })
})
