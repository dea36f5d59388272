import { beginsPushToTalk } from '@polyhex/contract/live/room/room-limits'
import { leads } from '@polyhex/contract/live/room/room-member'
import type { roomOperations } from '@polyhex/contract/live/room/room-operations'
import { hasConsent } from '../../accounts/consent.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { localAt, zoneNameAt } from '../../wall-clock.ts'
import { providerOf, type RoomSettings } from './media/media-settings.ts'
import { doorOf } from './room-access.ts'
import { makeRoomToken } from './room-tokens.ts'

/** The rooms of classes, as they are held by these settings. */
export function roomHandlers(settings: RoomSettings): Handlers<typeof roomOperations> {
  return {
    getRoom: async ({ params, account, db, now }) => {
      const door = await doorOf(db, params.groupId, account.accountId, now)
      if (door === null) throw new Refusal('group_not_found')
      const provider = providerOf(settings)
      const hasElsewhere = provider === 'link' ? door.link !== null : provider !== 'builtin'
      return {
        ...{ room: door.room, role: door.role, entry: door.entry, joinable: door.joinable, past: door.past, provider },
        ...{ local: localAt(door.startingAt, door.timeZone), zone: zoneNameAt(door.startingAt, door.timeZone) },
        opensAt: door.opensAt.toISOString(),
        elsewhere: hasElsewhere && door.entry === 'enter' ? `/class/join/${door.room.groupId}/` : null,
        pushToTalk: !leads(door.role) && beginsPushToTalk(account.grade),
        now: now.toISOString(),
      }
    },
    openRoom: async ({ params, account, caller, db, now, log }) => {
      const door = await doorOf(db, params.groupId, account.accountId, now)
      if (door === null) throw new Refusal('group_not_found')
      if (!door.joinable) throw new Refusal('class_not_live')
      if (!(await hasConsent(db.queries, account.accountId, now))) throw new Refusal('consent_needed')
      const { token, expiresAt } = await makeRoomToken(
        db,
        { accountId: account.accountId, sessionHash: caller.sessionHash },
        params.groupId,
        now,
      )
      log.info({ room: params.groupId, account: account.accountId, role: door.role }, 'a key to a room was given')
      return { token, expiresAt: expiresAt.toISOString() }
    },
  }
}
