import type { ChatLine } from '@polyhex/contract/live/board/chat'
import { useSyncExternalStore } from 'react'
import type { RoomClient } from '../room/room-client.ts'

export interface ChatState {
  readonly lines: readonly ChatLine[]
  readonly closed: boolean
  /** A line of one's own that was not sent, and why. */
  readonly refused: { text: string; why: string; care: boolean } | null
  /** Members whose lines one has hidden. */
  readonly hidden: readonly string[]
  /** For who leads: members to look after. */
  readonly care: readonly string[]
  readonly unread: number
}

interface Store {
  state: ChatState
  readonly followers: Set<() => void>
  /** How many look at the lines just now. */
  readers: number
}

const stores = new WeakMap<RoomClient, Store>()
const atFirst: ChatState = { lines: [], closed: false, refused: null, hidden: [], care: [], unread: 0 }

function storeOf(client: RoomClient): Store {
  const there = stores.get(client) ?? { state: atFirst, followers: new Set(), readers: 0 }
  stores.set(client, there)
  return there
}

function change(client: RoomClient, next: (state: ChatState) => ChatState): void {
  const store = storeOf(client)
  store.state = next(store.state)
  for (const changed of store.followers) changed()
}

/** Keeps the chat of a room from its first message on, whatever panel is open. */
export function followChat(client: RoomClient): () => void {
  const stops = [
    client.listen('chat-lines', ({ lines, closed, hidden }) =>
      change(client, (state) => ({ ...state, lines, closed, hidden })),
    ),
    client.listen('care', ({ memberId }) =>
      change(client, (state) => ({
        ...state,
        care: [...new Set([...state.care, memberId])],
        unread: state.unread + (storeOf(client).readers > 0 ? 0 : 1),
      })),
    ),
    client.listen('chat-line', ({ line }) =>
      change(client, (state) => ({
        ...state,
        lines: [...state.lines, line],
        refused: line.memberId === client.state.you ? null : state.refused,
        unread: storeOf(client).readers > 0 || line.memberId === client.state.you ? 0 : state.unread + 1,
      })),
    ),
    client.listen('chat-removed', ({ lineId }) =>
      change(client, (state) => ({ ...state, lines: state.lines.filter((line) => line.lineId !== lineId) })),
    ),
    client.listen('chat-closed', ({ closed }) => change(client, (state) => ({ ...state, closed }))),
    client.listen('chat-refused', ({ text, why, care }) =>
      change(client, (state) => ({ ...state, refused: { text, why, care } })),
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

/** The chat as it is now. */
export function useChat(client: RoomClient): ChatState {
  const store = storeOf(client)
  return useSyncExternalStore(
    (changed) => {
      store.followers.add(changed)
      return () => void store.followers.delete(changed)
    },
    () => store.state,
  )
}

/** Somebody looks at the lines from now on, so none of them is unread. Gives the way to stop. */
export function readChat(client: RoomClient): () => void {
  const store = storeOf(client)
  store.readers += 1
  change(client, (state) => ({ ...state, unread: 0 }))
  return () => {
    store.readers -= 1
  }
}

/** Somebody who leads has looked after a child, so that the note goes. */
export function careTaken(client: RoomClient, memberId: string): void {
  change(client, (state) => ({ ...state, care: state.care.filter((id) => id !== memberId) }))
}
