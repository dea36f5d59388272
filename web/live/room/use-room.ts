import { createContext, useContext, useSyncExternalStore } from 'react'
import type { RoomClient } from './room-client.ts'
import type { RoomSound, SoundState } from './room-sound.ts'
import type { RoomState } from './room-state.ts'

/** A room and its sound, for everything within it. */
export interface RoomHold {
  readonly client: RoomClient
  readonly sound: RoomSound
}

export const RoomContext = createContext<RoomHold | null>(null)

function held(): RoomHold {
  throw new Error('this is drawn outside of a room')
}

/** The room around this, with what is known of it now: `client.send` says something, `client.listen` hears. */
export function useRoom(): { readonly client: RoomClient; readonly sound: RoomSound; readonly state: RoomState } {
  const { client, sound } = useContext(RoomContext) ?? held()
  const state = useSyncExternalStore(client.follow, () => client.state)
  return { client, sound, state }
}

/** Sound and picture of this browser, as they are now. */
export function useSound(): SoundState {
  const { sound } = useContext(RoomContext) ?? held()
  return useSyncExternalStore(sound.follow, () => sound.state)
}
