import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HocuspocusProvider } from '@hocuspocus/provider'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { boardLimits } from '@polyhex/contract/classes/board/board-document'
import { newId } from '../../database/new-id.ts'
import { type Person, openWorld } from '../../seed/test-world.ts'
import { memberIdOf } from '../room/room-member.ts'
import { contentOf, readBoard, writeBoard } from './board-store.ts'
import { chatOf, forgetOldChat, keepLine, removeLine, whyNotSent } from './chat-lines.ts'
import { type BoardEntrant, type Boards, openBoards } from './serve-boards.ts'

const world = openWorld()
const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A class of one slot with two groups. */
async function classWith(people: { tutor: Person; student: Person; otherTutor?: Person; otherStudent?: Person }) {
  const [slotId, groupId, otherId] = [newId(world.now), newId(world.now), newId(world.now)]
  const at = { created_at: world.now, changed_at: world.now }
  await world.db.queries
    .insertInto('time_slots')
    .values({
      id: slotId,
      name: 'Explorers',
      status: 'groups_created',
      starting_at: world.now,
      duration: 45,
      time_zone: 'UTC',
      tzdata: '2026c',
      ...at,
    })
    .execute()
  await world.db.queries
    .insertInto('class_groups')
    .values(
      [groupId, otherId].map((id, index) => ({
        id,
        time_slot_id: slotId,
        group_index: index + 1,
        created_at: world.now,
      })),
    )
    .execute()
  const put = async (person: Person | undefined, isTeacher: boolean, group: string) => {
    if (person === undefined) return
    await world.db.queries
      .insertInto('attendees')
      .values({
        id: newId(world.now),
        time_slot_id: slotId,
        account_id: person.accountId,
        is_teacher: isTeacher,
        group_id: group,
        during: '[,]',
        ...at,
      })
      .execute()
  }
  await put(people.tutor, true, groupId)
  await put(people.student, false, groupId)
  await put(people.otherTutor, true, otherId)
  await put(people.otherStudent, false, otherId)
  return { slotId, groupId, otherId }
}

async function served(
  entrants: Record<string, BoardEntrant>,
): Promise<{ boards: Boards; port: number; server: Server }> {
  const entrantOf = async (token: string) => entrants[token] ?? null
  const boards = openBoards({ db: world.db, now: () => world.now, entrantOf })
  const server = createServer()
  server.on('upgrade', (request, socket, head) => {
    void boards.path.open(request, socket, head, [])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  closing.push(async () => boards.close())
  return { boards, server, port: (server.address() as AddressInfo).port }
}

/** A browser at a board; settles when it is in, or when it was refused. */
async function at(port: number, groupId: string, token: string, path = groupId) {
  const doc = new Y.Doc()
  let stateless: (payload: string) => void = () => {}
  let provider: HocuspocusProvider | undefined
  const outcome = await new Promise<'in' | 'refused'>((resolve) => {
    provider = new HocuspocusProvider({
      url: `ws://127.0.0.1:${port}/api/boards/${path}`,
      name: groupId,
      document: doc,
      token,
      // @ts-expect-error -- handed on to the socket, which takes it
      WebSocketPolyfill: WebSocket,
      onSynced: () => resolve('in'),
      onAuthenticationFailed: () => resolve('refused'),
      onStateless: ({ payload }) => stateless(payload),
    })
    const opened = provider
    closing.push(() => {
      opened.destroy()
      opened.configuration.websocketProvider.destroy()
    })
  })
  const objects = doc.getMap<{ id: string }>('objects')
  const has = (id: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!objects.has(id)) return
        objects.unobserve(look)
        resolve()
      }
      objects.observe(look)
      look()
    })
  const hears = () => new Promise<string>((resolve) => Object.assign({}, (stateless = resolve)))
  return { outcome, doc, objects, has, hears, provider }
}

const member = memberIdOf('group', 'account')
const stroke = (id: string, page = 'first') => ({
  id,
  page,
  by: member,
  z: 1,
  kind: 'stroke',
  pen: 'ink',
  points: [[1, 2]],
})
const stored = async (groupId: string, id: string): Promise<void> => {
  for (;;) {
    const board = await readBoard(world.db, groupId)
    const doc = new Y.Doc()
    if (board !== null) Y.applyUpdate(doc, board.state)
    if (doc.getMap('objects').has(id)) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

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
    const taken = new Promise<void>((resolve) => {
      const map = student.doc.getMap('settings')
      map.observe(() => map.get('still') === false && resolve())
    })
    student.doc.getMap('settings').set('still', true)
    await taken
    const other = await at(port, groupId, 'other')
    other.objects.set('drawn', stroke('drawn'))
    await student.has('drawn')
    expect(student.doc.getMap('settings').get('still')).toBe(false)
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
      expect(whyNotSent(text, false)).not.toBeNull()
    for (const text of ['is it 3/4?', 'I got 1,250', 'can you help me with number 12'])
      expect(whyNotSent(text, false)).toBeNull()
    expect(whyNotSent('look at www.example.org', true)).toBeNull()
  })
})
