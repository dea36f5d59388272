import type { IncomingMessage } from 'node:http'
import { Hocuspocus, isTransactionOrigin } from '@hocuspocus/server'
import { boardLimits, BoardObject } from '@polyhex/contract/live/board/board-document'
import { closeCodes } from '@polyhex/contract/live/room/room-messages'
import { WebSocketServer, type WebSocket } from 'ws'
import * as Y from 'yjs'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../http/handlers.ts'
import { refuseUpgrade, type SocketPath } from '../../http/sockets.ts'
import { fullBudget, spend } from '../room/message-budget.ts'
import type { Place } from '../room/room-access.ts'
import { roomFeature } from '../room/room-feature.ts'
import { endedSessions } from '../room/room-tokens.ts'
import { keepAuthors } from './board-authors.ts'
import { BoardGuard } from './board-guard.ts'
import { readBoard, writeBoard } from './board-store.ts'

/** Who comes to a board: let in by the token of its room. */
export interface BoardEntrant {
  readonly memberId: string
  readonly groupId: string
  readonly accountId: string
  readonly role: 'tutor' | 'student' | 'reader'
  /** The session in which the token was given; null where there is none to end. */
  readonly session?: string | null
}

export interface BoardSettings {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  /** Who holds a token of a room, as long as it is good; null for everybody else. */
  readonly entrantOf: (token: string, groupId: string) => Promise<BoardEntrant | null>
  /** What these people may do at their boards by now; null for who may not be there any more. In their order. */
  readonly rolesOf: (places: readonly Place[]) => Promise<(BoardEntrant['role'] | null)[]>
  /** Whether somebody who leads is in the room of a group: without, students look on. */
  readonly isLed?: (groupId: string) => boolean
  /** Somebody wanted to write of harm to oneself. Gives what they read. */
  readonly onHarm?: (entrant: { groupId: string; accountId: string; memberId: string; text: string }) => Promise<string>
}

export interface Boards {
  /** Where their sockets are opened. */
  readonly path: SocketPath
  /** Ends the connections of a group, or of one member of it: the class is over, or somebody was removed. */
  disconnect(groupId: string, memberId?: string): void
  /** Somebody who leads has come to a room, or the last one has gone. */
  setLed(groupId: string): void
  /** Ends the connections of whose session has ended. Called every second by itself. */
  endSignedOut(): Promise<void>
  /** Ends the connections of who has no right to a board any more, also of who is at the board alone. Called every 20 s by itself. */
  recheck(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds that a change waits for further ones before the board is stored, and at most. */
const storing = { quiet: 400, most: 2000 } as const
/** Milliseconds between two looks at who may still be at a board. */
const recheckEvery = 20_000
/** Bytes beyond those of students that are kept free for who teaches. */
const tutorsReserve = 500_000
const address = /^\/api\/boards\/([0-9a-f-]{36})\/?$/

interface Context {
  memberId: string
  accountId: string
  role: BoardEntrant['role']
  session: string | null
}

/** What makes a browser leave for good, in the words of the protocol. */
class BoardRefused extends Error {
  readonly reason = 'permission-denied'
}

/** Who a change of a document comes from; null: from the server itself. */
function writerOf(origin: unknown): string | null {
  if (!isTransactionOrigin(origin) || origin.source !== 'connection') return null
  return (origin.connection.context as Context).memberId
}

/** What was put on a board is not taken: the browser is told why, and begins anew from what is there. */
class ChangeRefused extends Error {
  readonly reason = 'change-refused'
}

/** Whether the pen of somebody at a board is kept still, or taken from the start. */
const looksOn = (context: Context, still: boolean, led: boolean): boolean =>
  context.role === 'reader' || (context.role === 'student' && (still || !led))

/** What growing line somebody may show: nothing but a line, so that no words travel with it. */
function draftOf(state: unknown, memberId: string): object {
  const draft = typeof state === 'object' && state !== null && 'draft' in state ? state.draft : null
  if (typeof draft !== 'object' || draft === null) return { memberId }
  const { data } = BoardObject.safeParse({ ...draft, id: 'draft', by: memberId, z: 0 })
  return data !== undefined && 'pen' in data ? { memberId, draft: data } : { memberId }
}

interface Keeper {
  readonly hocuspocus: Hocuspocus<Context>
  readonly still: ReadonlySet<string>
}

function boardKeeper({ db, now, entrantOf, isLed = () => true, onHarm }: BoardSettings): Keeper {
  /** Bytes of the documents in memory, at least; what was deleted counts until the board is stored. */
  const sizes = new Map<string, number>()
  /** Boards on which a tutor keeps the pens still. The document says so too, for browsers, but any student can write there. */
  const stillBoards = new Set<string>()
  const guards = new Map<string, BoardGuard>()
  const hocuspocus = new Hocuspocus<Context>({
    quiet: true,
    debounce: storing.quiet,
    maxDebounce: storing.most,
    timeout: 60_000,
    maxPendingDocuments: 1,
    maxUnauthenticatedQueueSize: 200_000,
    onAuthenticate: async ({ token, documentName, request, connectionConfig }) => {
      const entrant = await entrantOf(token, documentName)
      const asked = address.exec(new URL(request.url).pathname)?.[1]
      if (entrant === null || entrant.groupId !== documentName || asked !== documentName) throw new BoardRefused()
      connectionConfig.readOnly = entrant.role === 'reader'
      const { memberId, accountId, role, session = null } = entrant
      return { memberId, accountId, role, session }
    },
    onLoadDocument: async ({ document, documentName }) => {
      const stored = await readBoard(db, documentName)
      if (stored !== null) Y.applyUpdate(document, stored.state)
      sizes.set(documentName, stored?.state.length ?? 0)
      if (document.getMap('settings').get('still') === true) stillBoards.add(documentName)
      keepAuthors(document, writerOf)
      guards.set(documentName, new BoardGuard(document))
    },
    beforeHandleMessage: async ({ update, documentName, context }) => {
      const size = sizes.get(documentName) ?? 0
      const most = boardLimits.mostBytes + (context.role === 'tutor' ? tutorsReserve : 0)
      if (update.length > boardLimits.messageBytes || size + update.length > most) {
        throw new BoardRefused()
      }
    },
    // Before it is relayed: what is not for children, or somebody else's, goes no further.
    beforeSync: async ({ type, payload, connection, context, documentName }) => {
      if (type === 0 || connection.readOnly) return
      const refusal = guards.get(documentName)?.judge(payload, context) ?? null
      if (refusal === null) return
      const { harm } = refusal
      const care = harm === undefined ? undefined : await onHarm?.({ ...context, groupId: documentName, text: harm })
      connection.sendStateless(JSON.stringify({ refused: care ?? refusal.why }))
      throw new ChangeRefused()
    },
    // Nobody draws in another's name: where a pen is says who holds it.
    beforeHandleAwareness: async ({ states, context }) => {
      for (const [client, state] of states) states.set(client, draftOf(state, context?.memberId ?? ''))
    },
    onChange: async ({ document, documentName, update }) => {
      sizes.set(documentName, (sizes.get(documentName) ?? 0) + update.length)
      const written = document.getMap('settings')
      const still = stillBoards.has(documentName)
      if ((written.get('still') === true) !== still) written.set('still', still)
    },
    onStateless: async ({ connection, document, payload }) => {
      // A tutor keeps the pens of the students still, or gives them back.
      if (connection.context.role !== 'tutor' || (payload !== 'still' && payload !== 'free')) return
      for (const other of document.getConnections()) {
        other.readOnly = looksOn(other.context, payload === 'still', isLed(document.name))
      }
      if (payload === 'still') stillBoards.add(document.name)
      else stillBoards.delete(document.name)
      document.broadcastStateless(payload)
      document.getMap('settings').set('still', payload === 'still')
    },
    connected: async ({ connection, context, documentName }) => {
      connection.readOnly = looksOn(context, stillBoards.has(documentName), isLed(documentName))
    },
    onStoreDocument: async ({ document, documentName }) => {
      const state = Y.encodeStateAsUpdate(document)
      await writeBoard(db, documentName, state, now())
      sizes.set(documentName, state.length)
    },
    afterUnloadDocument: async ({ documentName }) => {
      sizes.delete(documentName)
      stillBoards.delete(documentName)
      guards.get(documentName)?.close()
      guards.delete(documentName)
    },
  })
  return { hocuspocus, still: stillBoards }
}

/** A socket of Node as the board's keeper knows it, with its messages handed over, no more of them than in a room. */
function hand(keeper: Hocuspocus<Context>, socket: WebSocket, request: IncomingMessage, now: () => Date): void {
  const budget = fullBudget(now())
  const asked = new Request(`http://board${request.url ?? '/'}`)
  const connection = keeper.handleConnection(socket, asked)
  socket.on('message', (data: Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    if (spend(budget, now())) connection.handleMessage(new Uint8Array(data))
    else socket.close(closeCodes.tooMuch)
  })
  socket.on('close', (code, reason) => connection.handleClose({ code, reason: reason.toString() }))
  socket.on('error', () => socket.terminate())
}

/**
 * The boards of all groups, at /api/boards/:groupId. A board is kept in memory while somebody is there and stored within
 * two seconds of a change; closing stores what is not stored yet.
 */
export function openBoards(settings: BoardSettings): Boards {
  const { hocuspocus: keeper, still } = boardKeeper(settings)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: boardLimits.messageBytes * 8 })
  let closed = false
  const boards: Boards = {
    path: {
      path: address,
      open: async (request, socket, head) => {
        if (closed) return refuseUpgrade(socket, 404)
        sockets.handleUpgrade(request, socket, head, (opened) => hand(keeper, opened, request, settings.now))
      },
    },
    disconnect: (groupId, memberId) => {
      for (const connection of keeper.documents.get(groupId)?.getConnections() ?? []) {
        if (memberId === undefined || connection.context.memberId === memberId) {
          connection.close({ code: 4403, reason: 'permission-denied' })
        }
      }
    },
    setLed: (groupId) => {
      const led = settings.isLed?.(groupId) ?? true
      for (const connection of keeper.documents.get(groupId)?.getConnections() ?? []) {
        connection.readOnly = looksOn(connection.context, still.has(groupId), led)
      }
    },
    endSignedOut: async () => {
      const there = [...keeper.documents.values()].flatMap((document) => document.getConnections())
      const sessions = there.flatMap(({ context }) => context.session ?? [])
      const ended = await endedSessions(settings.db, sessions, settings.now())
      for (const connection of there) {
        const { session } = connection.context
        if (session !== null && ended.has(session)) connection.close({ code: 4403, reason: 'permission-denied' })
      }
    },
    recheck: async () => {
      const there = [...keeper.documents.values()].flatMap((document) =>
        document.getConnections().map((connection) => ({ connection, groupId: document.name })),
      )
      const places = there.map(({ connection, groupId }) => ({ groupId, accountId: connection.context.accountId }))
      const roles = await settings.rolesOf(places)
      for (const [index, { connection }] of there.entries()) {
        if (roles[index] !== connection.context.role) connection.close({ code: 4403, reason: 'permission-denied' })
      }
    },
    close: async () => {
      closed = true
      clearInterval(timer)
      clearInterval(sessionTimer)
      openOnes.delete(boards)
      keeper.flushPendingStores()
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      // What is being stored has been begun above; unloading waits for it.
      while (keeper.unloadingDocuments.size > 0 || keeper.loadingDocuments.size > 0) {
        await Promise.allSettled([...keeper.unloadingDocuments.values(), ...keeper.loadingDocuments.values()])
      }
      await Promise.all(
        [...keeper.documents.values()].map(async (document) =>
          writeBoard(settings.db, document.name, Y.encodeStateAsUpdate(document), settings.now()),
        ),
      )
    },
  }
  openOnes.add(boards)
  const timer = setInterval(() => {
    boards.recheck().catch((err: unknown) => settings.log.error({ err }, 'who is at boards could not be looked at'))
  }, recheckEvery)
  timer.unref()
  const sessionTimer = setInterval(() => {
    boards
      .endSignedOut()
      .catch((err: unknown) => settings.log.error({ err }, 'who is signed out at boards could not be looked at'))
  }, 1000)
  sessionTimer.unref()
  return boards
}

/** The boards of every application in this process: one, but for tests. */
const openOnes = new Set<Boards>()

/** Who leaves a room for good leaves its board, and a room that is over closes it. */
export const boardFeature = roomFeature({
  kinds: [],
  handle: () => undefined,
  entered: (room, member) => {
    if (member.leads) for (const boards of openOnes) boards.setLed(room.facts.groupId)
  },
  left: (room, member) => {
    for (const boards of openOnes) {
      boards.disconnect(room.facts.groupId, member.memberId)
      if (member.leads) boards.setLed(room.facts.groupId)
    }
  },
  closed: (room) => {
    for (const boards of openOnes) boards.disconnect(room.facts.groupId)
  },
})
