import type { ComponentType } from 'react'
import type { IconName } from '../../kit/icon.tsx'
import { PeoplePanel } from './people-panel.tsx'
import type { RoomClient } from './room-client.ts'
import type { RoomState } from './room-state.ts'

/**
 * A part of the room that somebody can look at. `work` panels share the large place on the left, `side` panels the column
 * on the right; on phones all of them are tabs. The first that shows is open at first.
 */
export interface RoomPanel {
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly place: 'work' | 'side'
  shows(state: RoomState): boolean
  /** Its content; it reads the room with `useRoom()`. */
  readonly Panel: ComponentType
  /** A number on its tab, such as of unread lines; a hook, called on every drawing. */
  readonly useBadge?: () => number
}

/** Everything that can be looked at in a room, one line each, in order. */
export const roomPanels: readonly RoomPanel[] = [
  {
    id: 'people',
    title: 'People',
    icon: 'users',
    place: 'side',
    shows: () => true,
    Panel: PeoplePanel,
  },
]

/**
 * What features do with a new client, before it connects: listen, and keep what they hear in a WeakMap by client. So a
 * panel that is opened later knows what was said before. Gives the way to stop.
 */
export const roomFollowers: readonly ((client: RoomClient) => () => void)[] = []
