import { brotliDecompressSync } from 'node:zlib'
import { cacheSeconds } from '@polyhex/contract/cache-lifetimes'
import { everyOperation, type OperationName } from '@polyhex/contract/every-operation'
import type { Operation } from '@polyhex/contract/operation'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../seed/test-world.ts'
import { tagHeld, tagInCoding } from './public-answers.ts'

const world = openWorld()
const { curriculum, questions, worksheets, games } = cacheSeconds

/** Every answer that may be kept, with its lifetime, and a query with which it can be asked for. All others are never stored. */
const kept: Partial<Record<OperationName, { seconds: number; query?: Record<string, unknown>; file?: true }>> = {
  listGradeLevels: { seconds: curriculum },
  listThemes: { seconds: curriculum },
  listFocusAreas: { seconds: curriculum },
  listUnits: { seconds: curriculum, query: { gradeLevel: 3 } },
  listLevelledTopics: { seconds: curriculum, query: { gradeLevel: 3 } },
  listSkills: { seconds: curriculum },
  listTopicSkills: { seconds: curriculum },
  listStandards: { seconds: curriculum },
  searchCurriculum: { seconds: curriculum, query: { search: 'fractions' } },
  getTopicTeaching: { seconds: curriculum, query: { topicCodeLevel: 'subtraction_intro/1' } },
  getSampleQuestions: { seconds: questions, query: { topicCodeLevel: 'subtraction_intro/1', count: 2 } },
  listVoices: { seconds: questions },
  listPossibleMiniGames: { seconds: games },
  listGameTypes: { seconds: games },
  recommendAllGames: { seconds: games },
  listContestQuestions: { seconds: questions, query: { focusAreaCode: 'fractions_and_decimals', count: 2 } },
  getIdentitySettings: { seconds: 300 },
  getSupport: { seconds: 3600 },
  // Files that are set on paper; the tests of worksheets ask for them.
  getTopicWorksheet: { seconds: worksheets, file: true },
  getUnitWorksheet: { seconds: worksheets, file: true },
  getWorksheetPreview: { seconds: worksheets, file: true },
  // Its address is made of what it holds, so it never changes.
  getStoredWorksheet: { seconds: 31_536_000, file: true },
}
/** Kept by the browser that asked, and by nobody between. */
const keptPrivately: readonly OperationName[] = [
  'getSpeech',
  'getVisitorCountry',
  'getTopicWorksheet',
  'getUnitWorksheet',
  'getStoredWorksheet',
]

const operations = Object.entries(everyOperation) as [OperationName, Operation][]
const names = (Object.keys(kept) as OperationName[]).filter((name) => kept[name]?.file !== true)

describe('the operation table', () => {
  it('gives a lifetime to the curriculum (6 h), worksheets (6 h) and sample questions (20 min), and to nothing about somebody [L-244, L-245]', () => {
    expect(cacheSeconds).toEqual({ curriculum: 21_600, worksheets: 21_600, questions: 1200, games: 21_600 })
    for (const [name, operation] of operations) {
      const { caching } = operation
      if (caching === undefined) {
        expect(kept[name], name).toBeUndefined()
        continue
      }
      expect(operation.method, name).toBe('GET')
      expect(operation.path, `${name} is about an account`).not.toContain(':accountId')
      expect(caching.scope, name).toBe(keptPrivately.includes(name) ? 'private' : 'public')
      if (kept[name] !== undefined) expect(caching.seconds, name).toBe(kept[name].seconds)
      if (caching.scope === 'public') expect(operation.access, name).toBe('everyone')
      expect(kept[name] !== undefined || keptPrivately.includes(name), name).toBe(true)
    }
  })
})

describe('answers that may be kept', () => {
  it.each(names)('%s has its lifetime, a strong tag, and a 304 for whoever has it already', async (name) => {
    const { seconds, query = {} } = kept[name] ?? { seconds: 0 }
    const first = await world.visitor().call(name, { query })
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe(`public, max-age=${seconds}`)
    const tag = String(first.headers['etag'])
    expect(tag).toMatch(/^"[\w-]{27}"$/)
    const again = async (ifNoneMatch: string) =>
      world.visitor().call(name, { query, headers: { 'if-none-match': ifNoneMatch } })
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = await again(held)
      expect([held, answer.status, answer.body]).toEqual([held, 304, ''])
      expect(answer.headers['cache-control']).toBe(`public, max-age=${seconds}`)
      expect(answer.headers['etag']).toBe(tag)
    }
    expect((await again('"other"')).status).toBe(200)
  })

  it('have another tag in each content coding, and know each of them again', async () => {
    const ask = async (headers: Record<string, string>) =>
      world.app.inject({ url: '/api/curriculum/standards', headers: { host: 'polyhex.test', ...headers } })
    const plain = await ask({})
    const packed = await ask({ 'accept-encoding': 'br' })
    const tag = String(plain.headers['etag'])
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers['etag']).toBe(tagInCoding(tag, 'br'))
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    const unchanged = await ask({ 'accept-encoding': 'br', 'if-none-match': tagInCoding(tag, 'br') })
    expect([unchanged.statusCode, unchanged.headers['etag'], unchanged.body]).toEqual([304, tagInCoding(tag, 'br'), ''])
    expect(unchanged.headers['vary']).toContain('accept-encoding')
  })

  it('are told apart by their tags as RFC 9110 says', () => {
    expect(tagHeld(undefined, '"a"')).toBeNull()
    expect(tagHeld('"b", W/"a-gzip"', '"a"')).toBe('"a-gzip"')
    expect(tagHeld('"ab"', '"a"')).toBeNull()
    expect(tagHeld('a', '"a"')).toBeNull()
  })
})

it('answers about somebody are never stored, and have no tag by which they could be asked about', async () => {
  const [child, admin] = [await world.person(), await world.person({ roles: ['admin'] })]
  const about = operations.filter(
    ([, operation]) =>
      operation.method === 'GET' && operation.caching === undefined && operation.path.includes(':accountId'),
  )
  expect(about.length).toBeGreaterThan(10)
  for (const [name] of about) {
    const { headers, status } = await admin.call(name, {
      params: { accountId: child.accountId },
      query: name === 'listUnitActivity' ? { unitCode: 'g3_fractions' } : {},
    })
    expect([name, headers['etag'], String(headers['cache-control'])]).toEqual([
      name,
      undefined,
      status === 200 ? 'private, no-store' : 'no-store',
    ])
  }
})
