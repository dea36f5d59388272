import type { ComponentType } from 'react'
import type { IconName } from '../../kit/icon.tsx'
import { followChat } from '../board/chat-of-room.ts'
import { ChatPanel, UnreadChat } from '../board/chat-panel.tsx'
import { LazyBoardPanel } from '../board/lazy-board-panel.tsx'
import { UnseenWork } from '../work/work-news.tsx'
import { StudentWorkPanel, TutorWorkPanel } from '../work/lazy-work-panels.tsx'
import { followWork } from '../work/work-of-room.ts'
import { LargePanel } from './large-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import type { RoomClient } from './room-client.ts'
import { largeIn, leadsIn, meIn, type RoomState } from './room-state.ts'

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
  /** Stays as it is behind the other tabs once it has been opened. */
  readonly keeps?: true
  /** What stands beside its title on the tab, such as the number of unread lines. */
  readonly Badge?: ComponentType
}

/** Everything that can be looked at in a room, one line each, in order. */
export const roomPanels: readonly RoomPanel[] = [
  {
    id: 'students',
    title: 'Students',
    icon: 'grid',
    place: 'work',
    shows: leadsIn,
    Panel: TutorWorkPanel,
  },
  {
    id: 'practice',
    title: 'Practice',
    icon: 'pen',
    place: 'work',
    shows: (state) => meIn(state)?.role === 'student',
    Panel: StudentWorkPanel,
    keeps: true,
    Badge: UnseenWork,
  },
  {
    id: 'board',
    title: 'Board',
    icon: 'teach',
    place: 'work',
    shows: () => true,
    Panel: LazyBoardPanel,
    keeps: true,
  },
  {
    id: 'large',
    title: 'Shown to all',
    icon: 'eye',
    place: 'work',
    shows: (state) => largeIn(state) !== null,
    Panel: LargePanel,
  },
  {
    id: 'people',
    title: 'People',
    icon: 'users',
    place: 'side',
    shows: () => true,
    Panel: PeoplePanel,
  },
  {
    id: 'chat',
    title: 'Chat',
    icon: 'chat',
    place: 'side',
    shows: () => true,
    Panel: ChatPanel,
    Badge: UnreadChat,
  },
]

/**
 * What features do with a new client, before it connects: listen, and keep what they hear in a WeakMap by client. So a
 * panel that is opened later knows what was said before. Gives the way to stop.
 */
export const roomFollowers: readonly ((client: RoomClient) => () => void)[] = [followChat, followWork]
