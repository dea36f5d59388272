import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { boardLimits } from '@polyhex/contract/live/board/board-document'
import { type Person, openWorld } from '../../seed/test-world.ts'
import { memberIdOf } from '../room/room-member.ts'
import { contentOf, readBoard, writeBoard } from './board-store.ts'
import { openBoardTrial, someMember as member, stroke } from './board-trial.ts'
import { hidePerson } from '../../safety/blocks.ts'
import { chatOf, forgetOldChat, keepLine, faultOfLine, removeLine } from './chat-lines.ts'

const world = openWorld()
const { classWith, served, at, stored } = openBoardTrial(world)

describe('the shared board', () => {
  it('lets in who holds a token of this group, and nobody else', async () => {
    const { groupId, otherId } = await classWith({
      tutor: await world.person({ roles: ['tutor'] }),
      student: await world.person(),
    })
    const { port } = await served({ good: { memberId: member, groupId, role: 'student' } })
    expect((await at(port, groupId, 'good')).outcome).toBe('in')
    expect((await at(port, groupId, 'bad')).outcome).toBe('refused')
    expect((await at(port, otherId, 'good')).outcome).toBe('refused')
    expect((await at(port, otherId, 'good', groupId)).outcome).toBe('refused')
  })

  it('shows at once to one what another draws, and keeps it in the database', async () => {
    const { groupId } = await classWith({
      tutor: await world.person({ roles: ['tutor'] }),
      student: await world.person(),
    })
    const { port, boards } = await served({
      one: { memberId: member, groupId, role: 'student' },
      two: { memberId: memberIdOf('group', 'other'), groupId, role: 'tutor' },
    })
    const one = await at(port, groupId, 'one')
    const two = await at(port, groupId, 'two')
    one.objects.set('a', stroke('a'))
    await two.has('a')
    expect(two.objects.get('a')).toEqual(stroke('a'))
    await stored(groupId, 'a')
    two.objects.set('b', stroke('b'))
    await one.has('b')
    await boards.close()
    await stored(groupId, 'b')
  })

  it('keeps the pens of students still when a tutor says so, and takes it from nobody else', async () => {
    const { groupId } = await classWith({
      tutor: await world.person({ roles: ['tutor'] }),
      student: await world.person(),
    })
    const { port } = await served({
      student: { memberId: member, groupId, role: 'student' },
      tutor: { memberId: memberIdOf('group', 'tutor'), groupId, role: 'tutor' },
    })
    const student = await at(port, groupId, 'student')
    const tutor = await at(port, groupId, 'tutor')
    student.provider?.sendStateless('still')
    student.objects.set('before', stroke('before'))
    await tutor.has('before')
    const heard = student.hears()
    tutor.provider?.sendStateless('still')
    expect(await heard).toBe('still')
    student.objects.set('stopped', stroke('stopped'))
    tutor.objects.set('after', stroke('after'))
    await student.has('after')
    await stored(groupId, 'after')
    const late = await at(port, groupId, 'tutor')
    expect([...late.objects.keys()].toSorted()).toEqual(['after', 'before'])
  })

  it('lets no student keep the pens of others still by writing so into the document', async () => {
    const { groupId } = await classWith({
      tutor: await world.person({ roles: ['tutor'] }),
      student: await world.person(),
    })
    const { port } = await served({
      student: { memberId: member, groupId, role: 'student' },
      other: { memberId: memberIdOf('group', 'other'), groupId, role: 'student' },
    })
    const student = await at(port, groupId, 'student')
    const told = student.hears()
    student.doc.getMap('settings').set('still', true)
    expect(await told).toBe(JSON.stringify({ refused: 'This could not be put on the board.' }))
    const other = await at(port, groupId, 'other')
    expect(other.doc.getMap('settings').get('still')).toBeUndefined()
    other.objects.set('drawn', stroke('drawn'))
    await stored(groupId, 'drawn')
  })

  it('refuses what would make a document too large', async () => {
    const { groupId } = await classWith({
      tutor: await world.person({ roles: ['tutor'] }),
      student: await world.person(),
    })
    const { port } = await served({ one: { memberId: member, groupId, role: 'student' } })
    const one = await at(port, groupId, 'one')
    const gone = new Promise<void>((resolve) => one.provider?.on('close', () => resolve()))
    one.objects.set('huge', { ...stroke('huge'), text: 'x'.repeat(boardLimits.messageBytes) } as never)
    await gone
    expect(await readBoard(world.db, groupId)).toBeNull()
  })

  it('merges what processes store at the same moment', async () => {
    const { groupId } = await classWith({
      tutor: await world.person({ roles: ['tutor'] }),
      student: await world.person(),
    })
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const all = ids.map(async (id) => {
      const doc = new Y.Doc()
      doc.getMap('pages').set('first', { id: 'first', order: 0, paper: 'plain' })
      doc.getMap('objects').set(id, stroke(id))
      await writeBoard(world.db, groupId, Y.encodeStateAsUpdate(doc), world.now)
    })
    await Promise.all(all)
    const { objects } = contentOf((await readBoard(world.db, groupId))?.state ?? null)
    expect(objects.map((object) => object.id).toSorted()).toEqual(ids)
  })

  it('merges what two processes have stored', async () => {
    const { groupId } = await classWith({
      tutor: await world.person({ roles: ['tutor'] }),
      student: await world.person(),
    })
    for (const id of ['a', 'b']) {
      const doc = new Y.Doc()
      doc.getMap('pages').set('first', { id: 'first', order: 0, paper: 'plain' })
      doc.getMap('objects').set(id, stroke(id))
      await writeBoard(world.db, groupId, Y.encodeStateAsUpdate(doc), world.now)
    }
    const { objects } = contentOf((await readBoard(world.db, groupId))?.state ?? null)
    expect(objects.map((object) => object.id)).toEqual(['a', 'b'])
  })
})

describe('getClassBoard', () => {
  it('gives the board to the group, to who manages its students, to its tutor and to staff, and exists for no one else', async () => {
    const [tutor, otherTutor] = [await world.person({ roles: ['tutor'] }), await world.person({ roles: ['tutor'] })]
    const [student, otherStudent, parent] = [
      await world.person(),
      await world.person(),
      await world.person({ roles: ['parent'] }),
    ]
    const admin = await world.person({ roles: ['admin'] })
    await world.manages(parent, student)
    const { groupId } = await classWith({ tutor, student, otherTutor, otherStudent })
    const doc = new Y.Doc()
    const by = memberIdOf(groupId, student.accountId)
    doc.getMap('pages').set('first', { id: 'first', order: 0, paper: 'grid' })
    doc.getMap('objects').set('a', { ...stroke('a'), by })
    doc.getMap('objects').set('broken', { ...stroke('broken'), points: 'none' })
    await writeBoard(world.db, groupId, Y.encodeStateAsUpdate(doc), world.now)
    const read = async (person: Person) => person.call('getClassBoard', { params: { groupId } })
    for (const person of [tutor, student, parent, admin]) {
      const { status, body } = await read(person)
      expect(status).toBe(200)
      expect(body.pages).toEqual([{ id: 'first', order: 0, paper: 'grid' }])
      expect(body.objects).toEqual([{ ...stroke('a'), by }])
      expect(body.people).toEqual([{ memberId: by, publicName: expect.stringMatching(/^Person /) }])
    }
    for (const person of [otherTutor, otherStudent]) expect((await read(person)).body.code).toBe('group_not_found')
    // Who hides somebody is not given what that one has drawn, also after the class.
    const hides = { blockerId: parent.accountId, blockedId: student.accountId, hidden: true }
    await hidePerson(world.db.queries, hides, world.now)
    expect((await read(parent)).body).toMatchObject({ objects: [], people: [] })
    expect((await read(tutor)).body.objects).toHaveLength(1)
  })
})

describe('the chat of a group', () => {
  it('is read afterwards by its tutor and staff with what was removed, by nobody else, and forgotten after 30 days', async () => {
    const [tutor, otherTutor, student] = [
      await world.person({ roles: ['tutor'] }),
      await world.person({ roles: ['tutor'] }),
      await world.person(),
    ]
    const { groupId } = await classWith({ tutor, student, otherTutor })
    const say = async (text: string) =>
      keepLine(world.db, { groupId, accountId: student.accountId, isTutor: false, text }, world.now)
    const first = await say('I got 12')
    world.now = new Date(world.now.getTime() + 1000)
    await say('me too')
    expect(await removeLine(world.db, { groupId, id: first, by: tutor.accountId }, world.now)).toBe(true)
    expect((await chatOf(world.db, groupId, false, world.now)).map((line) => line.text)).toEqual(['me too'])
    const { body } = await tutor.call('listClassChat', { params: { groupId } })
    expect(body.lines.map((line: { text: string; removedBy: string | null }) => [line.text, line.removedBy])).toEqual([
      ['I got 12', tutor.accountId],
      ['me too', null],
    ])
    expect((await otherTutor.call('listClassChat', { params: { groupId } })).body.code).toBe('group_not_found')
    expect((await student.call('listClassChat', { params: { groupId } })).status).toBe(403)
    await forgetOldChat(world.db, new Date(world.now.getTime() + 30 * 86_400_000))
    expect(await world.db.queries.selectFrom('class_chat_lines').select('id').execute()).toEqual([])
  })

  it('holds no rude words, links, addresses or long numbers of students', () => {
    for (const text of [
      'you are shit',
      'see www.example.org',
      'mail me at a@b.de',
      'call 555 123 4567',
      'join discord.gg/x',
    ])
      expect(faultOfLine(text, { before: [], leads: false, people: ['jolly_owl'] })).not.toBeNull()
    for (const text of ['is it 3/4?', 'I got 1,250', 'can you help me with number 12'])
      expect(faultOfLine(text, { before: [], leads: false, people: ['jolly_owl'] })).toBeNull()
    expect(faultOfLine('look at www.example.org', { before: [], leads: true, people: ['jolly_owl'] })).toBeNull()
    // A tutor passes no ways to talk elsewhere on either.
    expect(faultOfLine('text me at 802 555 0134', { before: [], leads: true, people: ['jolly_owl'] })).toBe('contact')
    expect(faultOfLine('join discord.gg/x', { before: [], leads: true, people: ['jolly_owl'] })).toBe('contact')
    // In pieces, one line after the other.
    expect(faultOfLine('1234', { before: ['802', '555'], leads: false, people: ['jolly_owl'] })).toBe('contact')
    expect(faultOfLine('s', { before: ['k', 'y'], leads: false, people: ['jolly_owl'] })).toBe('bullying')
    expect(faultOfLine('we hate jolly owl', { before: [], leads: false, people: ['jolly_owl'] })).toBe('bullying')
    expect(faultOfLine('18', { before: ['12', '15'], leads: false, people: ['jolly_owl'] })).toBeNull()
  })
})
