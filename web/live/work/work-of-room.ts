import { useSyncExternalStore } from 'react'
import type { RoomClient } from '../room/room-client.ts'
import { firstWorkState, nextWorkState, workKinds, type WorkState } from './work-store.ts'

interface Store {
  state: WorkState
  readonly followers: Set<() => void>
  /** Whether the practice of this student is before the eyes just now. */
  looking: boolean
}

const stores = new WeakMap<RoomClient, Store>()

function storeOf(client: RoomClient): Store {
  const there = stores.get(client) ?? { state: firstWorkState, followers: new Set(), looking: false }
  stores.set(client, there)
  return there
}

function put(client: RoomClient, state: WorkState): void {
  const store = storeOf(client)
  store.state = store.looking && state.unseen.length > 0 ? { ...state, unseen: [] } : state
  for (const changed of store.followers) changed()
}

/** Keeps what a room says of work from its first message on, whatever panel is open. */
export function followWork(client: RoomClient): () => void {
  const stops = workKinds.map((kind) =>
    client.listen(kind, (message) =>
      put(client, nextWorkState(storeOf(client).state, message, client.state.you, Date.now())),
    ),
  )
  return () => stops.forEach((stop) => stop())
}

/** What is known of the work in a room. */
export function useWork(client: RoomClient): WorkState {
  const store = storeOf(client)
  return useSyncExternalStore(
    (changed) => {
      store.followers.add(changed)
      return () => void store.followers.delete(changed)
    },
    () => store.state,
  )
}

/** Takes the hint of a tutor off the screen, or the question that was given: it has been opened. */
export function doneWith(client: RoomClient, what: 'hint' | 'given'): void {
  put(client, { ...storeOf(client).state, [what]: null })
}

/** The student looks at the practice from now on: nothing that comes is unseen. Gives the way to stop. */
export function lookAtWork(client: RoomClient): () => void {
  const store = storeOf(client)
  store.looking = true
  put(client, store.state)
  return () => {
    store.looking = false
  }
}
