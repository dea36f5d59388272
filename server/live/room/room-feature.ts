import type { BrowserKind, BrowserMessage, FromBrowser } from '@polyhex/contract/live/room/room-messages'
import type { LiveRoom } from './live-room.ts'
import type { RoomMember } from './room-member.ts'

type Done = void | Promise<void>

/** What a part of the product does in a room. Messages of one member are handled one after the other. */
export interface FeatureOf<Kind extends BrowserKind> {
  readonly kinds: readonly Kind[]
  /** A message of one of its kinds, read already. Whoever sent it is in the room; what they may do is decided here. */
  handle(room: LiveRoom, member: RoomMember, message: BrowserMessage<Kind>): Done
  /** Somebody is in, also again after a lost connection: the welcome has been sent. */
  entered?(room: LiveRoom, member: RoomMember): Done
  /** Somebody is gone for good, not only lost. */
  left?(room: LiveRoom, member: RoomMember): Done
  /** The room is over. */
  closed?(room: LiveRoom): Done
}

/** A feature as the room holds it. */
export interface RoomFeature {
  readonly kinds: readonly BrowserKind[]
  handle(room: LiveRoom, member: RoomMember, message: FromBrowser): Done
  entered?(room: LiveRoom, member: RoomMember): Done
  left?(room: LiveRoom, member: RoomMember): Done
  closed?(room: LiveRoom): Done
}

/** Makes a feature whose handler gets only messages of its own kinds. */
export function roomFeature<const Kind extends BrowserKind>(feature: FeatureOf<Kind>): RoomFeature {
  const own = (message: FromBrowser): message is BrowserMessage<Kind> =>
    feature.kinds.some((kind) => kind === message.kind)
  return {
    ...feature,
    handle: (room, member, message) => (own(message) ? feature.handle(room, member, message) : undefined),
  }
}
