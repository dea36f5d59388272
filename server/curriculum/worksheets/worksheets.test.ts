import { openWorld, type Person } from '../../seed/test-world.ts'
import { describe, expect, it } from 'vitest'
import { openWorksheets } from './worksheets.ts'

const world = openWorld()

interface Answer {
  readonly status: number
  readonly type: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
  readonly bytes: Buffer
}

async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await world.app.inject({ method: 'GET', url, headers })
  const type = String(response.headers['content-type'])
  return {
    status: response.statusCode,
    type,
    headers: response.headers,
    body: response.body,
    bytes: response.rawPayload,
  }
}

const topic = '/api/topics/addition_intro/worksheet?level=2&paper=a4&questions=4'
const unit = '/api/units/g7_integer_operations/worksheet?paper=a4&questions=4'
const name = (answer: Answer): string =>
  /filename="([^"]*)"/.exec(String(answer.headers['content-disposition']))?.[1] ?? ''

describe('getTopicWorksheet and getUnitWorksheet', () => {
  it('give a PDF under a plain name, to be kept for 6 hours with an ETag [L-196] [L-244]', async () => {
    for (const [url, file] of [
      [topic, 'add-within-10-level-2.pdf'],
      [unit, 'integer-operations.pdf'],
    ] as const) {
      const sheet = await get(url)
      expect([sheet.status, sheet.type, name(sheet)]).toEqual([200, 'application/pdf', file])
      expect(sheet.headers['cache-control']).toBe('public, max-age=21600')
      expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-')
      const again = await get(url, { 'if-none-match': String(sheet.headers['etag']) })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
      const other = await get(`${url}&seed=2`)
      expect(other.headers['etag']).not.toBe(sheet.headers['etag'])
      expect((await get(`${url}&seed=1`)).bytes.equals(sheet.bytes)).toBe(true)
    }
  })

  it('take the paper of the visitor from the country, which nobody else may be given', async () => {
    const given = await get('/api/topics/addition_intro/worksheet?level=2&questions=4')
    expect(given.headers['cache-control']).toBe('private, max-age=21600')
    expect(given.bytes.equals((await get(topic)).bytes)).toBe(true)
  })

  it('refuse what is not there in the words of the catalogue', async () => {
    for (const [url, status, code] of [
      ['/api/topics/no_such_topic/worksheet', 404, 'topic_not_found'],
      ['/api/topics/addition_intro/worksheet?level=77', 404, 'topic_not_found'],
      ['/api/units/no_such_unit/worksheet', 404, 'unit_not_found'],
      ['/api/topics/__proto__/worksheet', 404, 'topic_not_found'],
      ['/api/units/constructor/worksheet', 404, 'unit_not_found'],
    ] as const) {
      const refused = await get(url)
      expect([refused.status, JSON.parse(refused.body).code], url).toEqual([status, code])
    }
  })

  it.each([
    'level=0',
    'level=1.5',
    'level=x',
    'seed=0',
    'seed=1000000',
    'seed=-1',
    'seed=1e400',
    'paper=a5',
    'questions=3',
    'questions=21',
    'questions=NaN',
    'key=all',
    'key=with&key=only',
    'seed=1&seed=2',
    'seed=%00',
  ])('refuse %s as invalid', async (query) => {
    const refused = await get(`/api/topics/addition_intro/worksheet?${query}`)
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([400, 'invalid_request'])
  })
})

describe('answer keys', () => {
  const pages = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  const ask = async (who: Person, key: 'with' | 'only' | 'without') =>
    who.call('getTopicWorksheet', {
      params: { topic: 'addition_intro' },
      query: { level: 2, paper: 'a4', questions: 4, key },
    })

  it.each(['guardian', 'parent', 'tutor', 'teacher', 'admin'] as const)(
    'are given to a %s, and never kept',
    async (role) => {
      const adult = await world.person({ roles: [role] })
      for (const key of ['only', 'with'] as const) {
        const given = await ask(adult, key)
        expect([given.status, given.headers['cache-control']]).toEqual([200, 'private, no-store'])
        expect(given.headers['content-disposition']).toContain(key === 'only' ? '-answers.pdf' : '-with-answers.pdf')
      }
    },
  )

  it('are not given to children and visitors, who get the sheet alone', async () => {
    const sheet = await get(topic)
    for (const who of [await world.person(), world.visitor()]) {
      const refused = await ask(who, 'only')
      expect([refused.status, refused.body.code]).toEqual([403, 'worksheet_key_for_adults'])
      const withKey = await ask(who, 'with')
      expect([withKey.status, withKey.headers['content-disposition']]).toEqual([
        200,
        sheet.headers['content-disposition'],
      ])
      expect(withKey.headers['cache-control']).toBe('private, no-store')
    }
    const visitor = await get(`${topic}&key=with`)
    expect(visitor.bytes.equals(sheet.bytes)).toBe(true)
  })

  it('stand behind the sheet, on a page of their own', async () => {
    const teacher = await world.person({ roles: ['teacher'] })
    const count = async (which: 'with' | 'only') => {
      const cookie = [...teacher.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
      return pages((await get(`${topic}&key=${which}`, { cookie })).bytes)
    }
    const alone = pages((await get(topic)).bytes)
    expect([await count('only'), await count('with')]).toEqual([1, alone + 1])
  })
})

describe('getWorksheet, its pictures and its stored file', () => {
  it('says what the sheet is and where it is: a picture of every page, and the stored file [L-197]', async () => {
    const { status, body } = await get('/api/worksheets?topicCodeLevel=addition_intro/2&paper=a4&seed=5')
    expect(status).toBe(200)
    const { worksheet } = JSON.parse(body)
    expect(worksheet).toMatchObject({
      title: 'Add Within 10',
      subtitle: 'Level 2 · Kindergarten',
      questions: 10,
      paper: 'a4',
      seed: 5,
      code: 'Sheet addition_intro/2, 10 questions, version 5',
      fileName: 'add-within-10-level-2.pdf',
    })
    expect(worksheet.pdfPath).toMatch(/^\/api\/render\/worksheets\/[0-9a-f]{64}\.pdf\?topicCodeLevel=/)
    // A process that has never seen this sheet makes it, and under this name no other.
    const elsewhere = await openWorksheets(null)
    const [, renderId = ''] = /worksheets\/(\w+)\.pdf/.exec(worksheet.pdfPath) ?? []
    const order = { subject: { kind: 'topic', key: 'addition_intro/2' }, seed: 5, count: 10, paper: 'a4' } as const
    expect(await elsewhere.stored(renderId)).toBeNull()
    expect(await elsewhere.named(renderId, { ...order, seed: 6 })).toBeNull()
    const there = await elsewhere.named(renderId, order)
    await elsewhere.close()
    expect((await get(worksheet.pdfPath.replace('seed=5', 'seed=6').replace(renderId, '0'.repeat(64)))).status).toBe(
      404,
    )
    const stored = await get(worksheet.pdfPath)
    expect(there?.equals(stored.bytes)).toBe(true)
    expect([stored.status, stored.type]).toEqual([200, 'application/pdf'])
    expect(stored.headers['cache-control']).toBe('public, max-age=31536000')
    const asked = await get('/api/topics/addition_intro/worksheet?level=2&paper=a4&seed=5')
    expect(stored.bytes.equals(asked.bytes)).toBe(true)
    expect(worksheet.pagePaths.length).toBeGreaterThan(1)
    for (const path of worksheet.pagePaths) {
      const page = await get(path)
      expect([page.status, page.type]).toEqual([200, 'image/svg+xml'])
      expect(page.body).toContain('width="204" height="288"')
      expect(page.headers['cache-control']).toBe('public, max-age=21600')
    }
  })

  it('has a preview for a unit too', async () => {
    const preview = await get('/api/worksheets/preview.svg?unitCode=g7_integer_operations&paper=letter')
    expect([preview.status, preview.type]).toEqual([200, 'image/svg+xml'])
  })

  it.each([
    ['/api/worksheets', 400, 'invalid_request'],
    ['/api/worksheets?unitCode=nothing', 404, 'unit_not_found'],
    ['/api/worksheets?topicCodeLevel=addition_intro', 400, 'invalid_request'],
    ['/api/worksheets?topicCodeLevel=addition_intro/99', 404, 'topic_not_found'],
    ['/api/worksheets/preview.svg?topicCodeLevel=addition_intro/2&questions=4&page=9', 404, 'worksheet_not_found'],
    ['/api/worksheets/preview.svg?topicCodeLevel=addition_intro/2&page=0', 400, 'invalid_request'],
    [`/api/render/worksheets/${'0'.repeat(64)}.pdf`, 404, 'worksheet_not_found'],
    ['/api/render/worksheets/..%2Fkeys.pdf', 400, 'invalid_request'],
  ])('refuses %s', async (url, status, code) => {
    const refused = await get(url)
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([status, code])
  })
})
