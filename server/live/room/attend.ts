import { closeCodes, FromBrowser } from '@polyhex/contract/live/room/room-messages'
import { fullBudget, spend } from './message-budget.ts'
import type { OpenRoom } from './open-room.ts'
import type { RoomFeature } from './room-feature.ts'
import { type Line, type RoomMember, tell } from './room-member.ts'
import { atTheDoor, loseLine } from './room-stay.ts'

/** One connection that has been let in or knocks. */
export interface Visit {
  /** One message of the browser, as it came. */
  receive(text: string): void
  /** The connection is gone. */
  gone(): void
}

/** Reads the messages of one connection and has them answered, one after the other. */
export function attend(
  room: OpenRoom,
  member: RoomMember,
  line: Line,
  handlers: ReadonlyMap<string, RoomFeature>,
): Visit {
  const { live } = room
  const budget = fullBudget(live.now())
  let queue: Promise<void> = Promise.resolve()
  const answer = async (text: string): Promise<void> => {
    if (member.line !== line) return
    const json = readJson(text)
    const read = FromBrowser.safeParse(json)
    if (!read.success) {
      const kind = typeof json === 'object' && json !== null && 'kind' in json ? String(json.kind).slice(0, 40) : ''
      tell(member, { kind: 'problem', code: 'not_readable', about: kind })
      return
    }
    if (await atTheDoor(room, member, read.data)) return
    // Who knocks says nothing else before being let in.
    if (live.members.get(member.memberId) !== member) return
    await handlers.get(read.data.kind)?.handle(live, member, read.data)
  }
  return {
    receive: (text) => {
      if (!spend(budget, live.now())) {
        tell(member, { kind: 'problem', code: 'too_many', about: '' })
        line.close(closeCodes.tooMuch)
        return
      }
      queue = queue
        .then(async () => answer(text))
        .catch((err: unknown) => {
          live.log.error({ err, room: live.facts.groupId }, 'a message of a room failed')
          tell(member, { kind: 'problem', code: 'failed', about: '' })
        })
    },
    gone: () => {
      if (member.line === line) loseLine(room, member)
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
