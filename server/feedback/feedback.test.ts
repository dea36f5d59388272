import { describe, expect, it } from 'vitest'
import { openWorld } from '../seed/test-world.ts'
import { readImage } from './read-image.ts'

const world = openWorld()
const guid = '01a19386-9e82-7fe1-a8b0-055f13f7a162'
const png = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]).toString('base64')}`
const report = { context: 'exercise', pageUrl: '/math/', message: 'The picture is missing.', imageData: png }

describe('reportIssue', () => {
  it('keeps a report with its picture, once by its guid [L-121] [L-229]', async () => {
    const sam = await world.person()
    for (let time = 0; time < 2; time++) {
      expect((await sam.call('reportIssue', { body: { guid, issueReport: report } })).status).toBe(200)
    }
    const rows = await world.db.queries.selectFrom('issue_reports').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      account_id: sam.accountId,
      role: 'STUDENT',
      image_type: 'image/png',
      contest_id: null,
    })
    expect(Buffer.from(rows[0]?.image ?? []).toString('hex')).toBe('89504e47010203')
  })

  it('takes reports of visitors, also without a picture or words', async () => {
    const { status } = await world
      .visitor()
      .call('reportIssue', { body: { guid, issueReport: { context: 'x', pageUrl: '/' } } })
    expect(status).toBe(200)
    const row = await world.db.queries.selectFrom('issue_reports').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ account_id: null, image: null, message: '', role: 'STUDENT' })
  })

  it('refuses pictures that are none, too large or of another kind', async () => {
    const send = async (imageData: string) =>
      (await world.visitor().call('reportIssue', { body: { guid, issueReport: { ...report, imageData } } })).body
    expect((await send('data:image/png;base64,AAAA')).code).toBe('image_not_readable')
    expect((await send('data:image/svg+xml;base64,AAAA')).code).toBe('invalid_request')
    expect((await send(`data:image/png;base64,${'A'.repeat(1_600_000)}`)).errors[0].message).toBe(
      'This picture is too large.',
    )
  })
})

it('reads a picture only when it begins like its kind', () => {
  expect(readImage(png)?.type).toBe('image/png')
  expect(readImage(png.replace('png', 'jpeg'))).toBeNull()
  expect(readImage('data:image/gif;base64,R0lG')).toBeNull()
})
