import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { pictureLimits } from '@polyhex/contract/live/board/board-document'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { openRoomTrial } from '../room/room-trial.ts'
import { cleanJpeg } from './clean-jpeg.ts'

const world = openWorld()
const trial = openRoomTrial(world)
const tutor = async () => world.person({ roles: ['tutor'], grade: null })

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
/** A JPEG in form: what a decoder makes of it does not matter here. */
function jpegOf({ width = 40, height = 30, extra = 0 } = {}): { given: Buffer; clean: Buffer } {
  const begin = Buffer.from([0xff, 0xd8])
  const place = segment(0xe1, Buffer.from('Exif: 48.8584 N, 2.2945 E'))
  const comment = segment(0xfe, Buffer.from('Kitchen of the family'))
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const needed = [segment(0xdb, Buffer.alloc(65, 1)), segment(0xc0, frame), segment(0xc4, Buffer.alloc(30, 2))]
  const scan = Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.alloc(extra, 7),
  ])
  const end = Buffer.from([0xff, 0xd9])
  const [tables, ...rest] = needed
  return {
    given: Buffer.concat([begin, place, tables!, comment, ...rest, scan, end, Buffer.from('<script>behind the end')]),
    clean: Buffer.concat([begin, ...needed, scan, end]),
  }
}

describe('a JPEG', () => {
  it('is kept without place, comments and what lies behind its end', () => {
    const { given, clean } = jpegOf()
    expect(cleanJpeg(given)).toEqual({ image: clean, width: 40, height: 30 })
    expect(cleanJpeg(clean)?.image).toEqual(clean)
  })

  it('that is cut off, or is something else, is none', () => {
    const { clean } = jpegOf()
    for (let length = 0; length < clean.length; length += 1) expect(cleanJpeg(clean.subarray(0, length))).toBeNull()
    expect(cleanJpeg(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBeNull()
    const twoFrames = Buffer.concat([clean.subarray(0, 2), clean.subarray(2 + 69, 2 + 69 + 13), clean.subarray(2)])
    expect(cleanJpeg(twoFrames)).toBeNull()
  })
})

describe('pictures on the board of a group', () => {
  const add = async (who: Person, groupId: string, jpeg: Buffer) =>
    who.call('addBoardPicture', { params: { groupId }, body: { jpeg: jpeg.toString('base64') } })

  it('are added by its tutors, seen by who may read the board, and go with the group', async () => {
    const [teacher, other, one, two, parent, stranger] = [
      await tutor(),
      await tutor(),
      await world.person(),
      await world.person(),
      await world.person({ roles: ['parent'], grade: null }),
      await world.person(),
    ]
    await world.manages(parent, one)
    const { groupIds } = await trial.lesson({
      groups: [
        [teacher, one],
        [other, two],
      ],
    })
    const [groupId = '', second = ''] = groupIds
    const { given, clean } = jpegOf()
    expect((await add(other, groupId, given)).body.code).toBe('group_not_found')
    expect((await add(one, groupId, given)).status).toBe(403)
    const added = await add(teacher, groupId, given)
    expect(added).toMatchObject({ status: 200, body: { width: 40, height: 30 } })
    const { pictureId } = added.body
    const seen = async (who: Person, of = groupId) =>
      (await who.call('getBoardPicture', { params: { groupId: of, pictureId } })).status
    expect(await Promise.all([teacher, one, parent].map((who) => seen(who)))).toEqual([200, 200, 200])
    expect(await Promise.all([other, two, stranger].map((who) => seen(who)))).toEqual([404, 404, 404])
    // Not through a board that one may read.
    expect(await seen(two, second)).toBe(404)
    const rows = await world.db.queries.selectFrom('class_pictures').select('image').execute()
    expect(rows.map(({ image }) => Buffer.from(image))).toEqual([clean])
    await sql`delete from attendees where group_id = ${groupId}`.execute(world.db.queries)
    await sql`delete from class_groups where id = ${groupId}`.execute(world.db.queries)
    expect(await world.db.queries.selectFrom('class_pictures').select('id').execute()).toEqual([])
  })

  it('have limits of kind, size and number, said in words', async () => {
    const teacher = await tutor()
    const { groupIds } = await trial.lesson({ groups: [[teacher, await world.person()]] })
    const [groupId = ''] = groupIds
    const codeOf = async (jpeg: Buffer) => (await add(teacher, groupId, jpeg)).body.code
    expect(await codeOf(Buffer.from('%PDF-1.7'.repeat(40)))).toBe('picture_not_readable')
    expect(await codeOf(jpegOf({ width: pictureLimits.side + 1 }).given)).toBe('picture_too_large')
    await sql`insert into class_pictures (id, group_id, width, height, image, created_at)
      select gen_random_uuid(), ${groupId}, 1, 1, ${Buffer.alloc(100)}, ${world.now}
      from generate_series(1, ${pictureLimits.ofGroup}::int)`.execute(world.db.queries)
    expect(await codeOf(jpegOf().given)).toBe('too_many_pictures')
  })
})
