import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HocuspocusProvider } from '@hocuspocus/provider'
import { afterEach } from 'vitest'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { newId } from '../../database/new-id.ts'
import type { Person, World } from '../../seed/test-world.ts'
import { memberIdOf } from '../room/room-member.ts'
import { readBoard } from './board-store.ts'
import { type BoardEntrant, type Boards, type BoardSettings, openBoards } from './serve-boards.ts'

/** Boards with browsers at them: what tests of the board are made of. */

type Entrants = Record<string, Omit<BoardEntrant, 'accountId'>>

/** A member of no group in particular. */
export const someMember = memberIdOf('group', 'account')

/** A stroke as a browser puts it on a page. */
export const stroke = (id: string, page = 'first') => ({
  ...{ id, page, by: someMember, z: 1, kind: 'stroke', pen: 'ink' },
  points: [[1, 2]],
})

/** Classes, boards on ports of their own, and browsers at them; all are closed after each test. */
export function openBoardTrial(world: World) {
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

  /** Boards on a port of their own, which let these in by their tokens, or whoever `rights` says. */
  async function served(
    entrants: Entrants,
    rights: Partial<Pick<BoardSettings, 'entrantOf' | 'rolesOf'>> = {},
  ): Promise<{ boards: Boards; port: number; server: Server }> {
    const boards = openBoards({
      db: world.db,
      now: () => world.now,
      log: world.app.log,
      entrantOf: async (token) => {
        const entrant = entrants[token]
        return entrant === undefined ? null : { ...entrant, accountId: token }
      },
      rolesOf: async (places) => places.map(({ accountId }) => entrants[accountId]?.role ?? null),
      ...rights,
    })
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

  /** Settles when something is in the database. */
  const stored = async (groupId: string, id: string): Promise<void> => {
    for (;;) {
      const board = await readBoard(world.db, groupId)
      const doc = new Y.Doc()
      if (board !== null) Y.applyUpdate(doc, board.state)
      if (doc.getMap('objects').has(id)) return
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { classWith, served, at, stored }
}
