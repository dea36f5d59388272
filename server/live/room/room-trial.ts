import type { AddressInfo } from 'node:net'
import type { FromBrowser, FromServer, ServerKind, ServerMessage } from '@polyhex/contract/live/room/room-messages'
import { FromServer as ServerShape, roomProtocol } from '@polyhex/contract/live/room/room-messages'
import { afterEach } from 'vitest'
import { WebSocket } from 'ws'
import { newId } from '../../database/new-id.ts'
import type { Person, World } from '../../seed/test-world.ts'

/** A class with groups, and browsers in its room: what tests of the room are made of. */

/** One browser in a room, with everything it was told. */
export interface Visitor {
  readonly told: FromServer[]
  readonly socket: WebSocket
  say(message: FromBrowser): void
  /** The first message of a kind that fits and was not waited for before; waits for it at most 5 s. */
  hears<Kind extends ServerKind>(
    kind: Kind,
    fits?: (message: ServerMessage<Kind>) => boolean,
  ): Promise<ServerMessage<Kind>>
  /** The code with which the connection ended. */
  readonly closed: Promise<number>
}

export interface RoomTrial {
  /** A class that starts in `inMinutes`, with these people in its groups; the first of each group is its tutor, unless a student. */
  lesson(given: {
    groups: readonly (readonly Person[])[]
    inMinutes?: number
    duration?: number
    link?: string
    also?: readonly Person[]
  }): Promise<{ slotId: string; groupIds: string[] }>
  token(person: Person, groupId: string): Promise<string>
  /** Opens the socket with a token; throws with the status when it is refused. */
  open(groupId: string, token: string, headers?: Record<string, string>): Promise<Visitor>
  enter(person: Person, groupId: string): Promise<Visitor>
  attendee(
    slotId: string,
    person: Person,
  ): Promise<{
    group_status: string
    first_seen_at: Date | null
    last_seen_at: Date | null
    present_seconds: number
  }>
}

function visitorOf(socket: WebSocket): Visitor {
  const told: FromServer[] = []
  const waiting: (() => void)[] = []
  const used = new Set<FromServer>()
  socket.on('message', (data) => {
    // What the server says is held to the contract.
    told.push(ServerShape.parse(JSON.parse(String(data))))
    for (const look of waiting.splice(0)) look()
  })
  const closed = new Promise<number>((resolve) => void socket.on('close', (code) => resolve(code)))
  return {
    told,
    socket,
    closed,
    say: (message) => socket.send(JSON.stringify(message)),
    hears: async (kind, fits = () => true) => {
      type Wanted = ServerMessage<typeof kind>
      const deadline = AbortSignal.timeout(5000)
      for (;;) {
        const found = told.find((one) => one.kind === kind && !used.has(one) && fits(one as Wanted))
        if (found !== undefined) {
          used.add(found)
          return found as Wanted
        }
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve)
          deadline.addEventListener('abort', () =>
            reject(new Error(`no ${kind}, only ${told.map((one) => one.kind).join(', ')}`)),
          )
        })
      }
    },
  }
}

export function openRoomTrial(world: World): RoomTrial {
  const open: WebSocket[] = []
  afterEach(() => {
    for (const socket of open.splice(0)) socket.terminate()
  })
  const isTeacher = async (person: Person): Promise<boolean> => {
    const { roles } = await world.db.queries
      .selectFrom('accounts')
      .select('roles')
      .where('id', '=', person.accountId)
      .executeTakeFirstOrThrow()
    return roles.includes('tutor')
  }
  const port = async (): Promise<number> => {
    if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' })
    return (world.app.server.address() as AddressInfo).port
  }
  const trial: RoomTrial = {
    lesson: async ({ groups, inMinutes = 10, duration = 45, link, also = [] }) => {
      const { db, now } = world
      const slotId = newId(now)
      const startingAt = new Date(now.getTime() + inMinutes * 60_000)
      await db.queries
        .insertInto('time_slots')
        .values({
          id: slotId,
          name: 'Fractions',
          status: 'groups_created',
          starting_at: startingAt,
          duration,
          time_zone: 'America/New_York',
          restrictions: ['explorers'],
          changed_at: now,
          tzdata: '2026c',
          created_at: now,
        })
        .execute()
      const groupIds: string[] = []
      for (const [index, people] of groups.entries()) {
        const groupId = newId(now)
        groupIds.push(groupId)
        await db.queries
          .insertInto('class_groups')
          .values({
            id: groupId,
            time_slot_id: slotId,
            group_index: index + 1,
            video_conference_link: link ?? null,
            instructions: 'Begin with halves.',
            created_at: now,
          })
          .execute()
        let leader: string | null = null
        for (const person of people) {
          const id = newId(now)
          const teaches = await isTeacher(person)
          await db.queries
            .insertInto('attendees')
            .values({
              id,
              time_slot_id: slotId,
              account_id: person.accountId,
              is_teacher: teaches,
              leader_attendee_id: teaches ? leader : null,
              group_id: groupId,
              group_status: 'assigned',
              during: '[,]',
              created_at: now,
              changed_at: now,
            })
            .execute()
          if (teaches) leader ??= id
        }
      }
      for (const person of also) {
        await db.queries
          .insertInto('attendees')
          .values({
            ...{ id: newId(now), time_slot_id: slotId, account_id: person.accountId, during: '[,]' },
            ...{ created_at: now, changed_at: now },
          })
          .execute()
      }
      return { slotId, groupIds }
    },
    token: async (person, groupId) => {
      const answer = await person.call('openRoom', { params: { groupId } })
      if (answer.status !== 200) throw new Error(String(answer.body.code))
      return answer.body.token
    },
    open: async (groupId, token, headers = {}) => {
      const url = `ws://127.0.0.1:${await port()}/api/rooms/${groupId}/socket`
      const socket = new WebSocket(url, [roomProtocol, token], { headers })
      open.push(socket)
      const visitor = visitorOf(socket)
      await new Promise<void>((resolve, reject) => {
        socket.on('open', resolve)
        socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))))
        socket.on('error', reject)
      })
      return visitor
    },
    enter: async (person, groupId) => {
      const visitor = await trial.open(groupId, await trial.token(person, groupId))
      await Promise.race([
        visitor.hears('welcome'),
        visitor.closed.then((code) => {
          throw new Error(`closed with ${code}`)
        }),
      ])
      return visitor
    },
    attendee: async (slotId, person) =>
      world.db.queries
        .selectFrom('attendees')
        .select(['group_status', 'first_seen_at', 'last_seen_at', 'present_seconds'])
        .where('time_slot_id', '=', slotId)
        .where('account_id', '=', person.accountId)
        .executeTakeFirstOrThrow(),
  }
  return trial
}
