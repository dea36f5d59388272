import type { Member, RoomRole } from '@polyhex/contract/live/room/room-member'
import type { FromBrowser, FromServer } from '@polyhex/contract/live/room/room-messages'
import { roomOperations } from '@polyhex/contract/live/room/room-operations'
import { act, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { answerWith, stubServer } from '../../shell/page-trial.tsx'
import { show } from '../../classes/staff-trial.tsx'
import { RoomClient } from './room-client.ts'
import { roomFollowers } from './room-panels.ts'
import type { RoomSound } from './room-sound.ts'
import { RoomContext } from './use-room.ts'

/** A room without a server: the client is the real one, its socket is ours. What screen tests of its panels are made of. */

const groupId = '00000000-0000-4000-8000-000000000001'

/** Somebody in the room. */
export function memberOf(publicName: string, given: Partial<Member> = {}): Member {
  return {
    memberId: publicName.padEnd(20, 'x'),
    accountId: null,
    publicName,
    avatar: 'hexagon',
    role: 'student',
    presence: 'here',
    microphone: 'off',
    camera: false,
    large: null,
    media: 'connected',
    seesPictures: true,
    handSince: null,
    ...given,
  }
}

class OurSocket extends EventTarget {
  static readonly OPEN = 1
  static latest: OurSocket | null = null
  readonly readyState = 1
  readonly said: FromBrowser[] = []
  constructor() {
    super()
    OurSocket.latest = this
  }
  send(text: unknown): void {
    // The board speaks in bytes.
    if (typeof text === 'string') this.said.push(JSON.parse(text))
  }
  close(): void {}
}

/** A browser without devices. */
function silent(): RoomSound {
  const state = {
    ...{
      media: 'connected',
      microphone: null,
      camera: null,
      screen: null,
      large: null,
      paused: false,
      speaks: false,
      pushToTalk: false,
      held: false,
    },
    ...{ voices: [], pictures: [] },
  }
  return { state, follow: () => () => {} } as unknown as RoomSound
}

/** Draws something within a room in which somebody of this role, named Me, is with these others. */
export async function showInRoom(
  content: ReactNode,
  role: RoomRole,
  others: readonly Member[] = [],
  soundOf: (client: RoomClient) => RoomSound = silent,
) {
  stubServer()
  vi.stubGlobal('WebSocket', OurSocket)
  answerWith(roomOperations.openRoom, { token: 'x'.repeat(43), expiresAt: '2027-03-08T20:10:00.000Z' })
  const client = new RoomClient(groupId)
  for (const follow of roomFollowers) follow(client)
  const sound = soundOf(client)
  client.open()
  await waitFor(() => {
    if (OurSocket.latest === null) throw new Error('not connected yet')
  })
  const socket = OurSocket.latest as unknown as OurSocket
  OurSocket.latest = null
  const hear = (message: FromServer): void =>
    act(() => void socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })))
  const me = memberOf('Me', { role })
  hear({
    kind: 'welcome',
    you: me.memberId,
    room: {
      ...{ groupId, timeSlotId: groupId, name: 'Navigators', groupIndex: 1, instructions: null },
      ...{ startingAt: '2027-03-08T20:00:00.000Z', duration: 45, endsAt: '2027-03-08T20:45:00.000Z' },
    },
    ...{ provider: 'builtin', externalLink: null, members: [me, ...others], expected: [], knocks: [] },
    ...{ spotlight: null, iceServers: [], pushToTalk: false, mediaGoesOn: false, now: '2027-03-08T20:00:00.000Z' },
  })
  show(<RoomContext value={{ client, sound }}>{content}</RoomContext>)
  return { me, hear, sound, said: socket.said, end: () => client.close() }
}
