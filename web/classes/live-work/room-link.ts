import type { Member } from '@polyhex/contract/classes/room/room-member'
import type { FromBrowser, FromServer } from '@polyhex/contract/classes/room/room-messages'
import { useEffect, useReducer } from 'react'
import { firstWorkState, nextWorkState, type WorkMessage, type WorkState } from './work-store.ts'

/** The room as the panels of this folder need it. */
export interface RoomLink {
  /** Oneself. */
  me: string
  leads: boolean
  groupId: string
  members: readonly Member[]
  send: (message: FromBrowser) => void
  /** Calls the listener with every message of the server, until the function given back is called. */
  follow: (listener: (message: FromServer) => void) => () => void
}

const workKinds: ReadonlySet<string> = new Set<WorkMessage['kind']>([
  'works',
  'work',
  'work-picked',
  'stroke',
  'erase',
  'watched',
  'hints',
  'hint',
  'pushed',
  'push-sent',
  'spotlight-work',
  'spotlight',
  'left',
])
const isAboutWork = (message: FromServer): message is WorkMessage => workKinds.has(message.kind)

type Step = { message: WorkMessage; me: string; now: number } | 'hint-read' | 'given-taken'

function next(state: WorkState, step: Step): WorkState {
  if (step === 'hint-read') return { ...state, hint: null }
  if (step === 'given-taken') return { ...state, given: null }
  return nextWorkState(state, step.message, step.me, step.now)
}

/** What is known of the work in a room, kept up with what the server says. */
export function useWork({ me, follow }: RoomLink): { work: WorkState; readHint: () => void; takeGiven: () => void } {
  const [work, dispatch] = useReducer(next, firstWorkState)
  useEffect(
    () =>
      follow((message) => {
        if (isAboutWork(message)) dispatch({ message, me, now: Date.now() })
      }),
    [follow, me],
  )
  return { work, readHint: () => dispatch('hint-read'), takeGiven: () => dispatch('given-taken') }
}

/** The name of a member, or of somebody who is not here any more. */
export function nameIn(members: readonly Member[], memberId: string): string {
  return members.find((member) => member.memberId === memberId)?.publicName ?? 'Somebody who has left'
}
