import { z } from 'zod'
import { chatFromBrowser, chatFromServer } from './chat-messages.ts'
import { mediaFromBrowser, mediaFromServer } from './media-messages.ts'
import { presenceFromBrowser, presenceFromServer } from './presence-messages.ts'
import { workFromBrowser, workFromServer } from './work-messages.ts'

/**
 * Everything that goes through the WebSocket of a room (`/api/rooms/:groupId/socket`), as JSON texts. The token of
 * `openRoom` is given as the second subprotocol, after the name of ours; who it belongs to and what they may do is decided by the server
 * alone. A feature adds its messages in a file of its own and one line in each list here.
 */
export const roomProtocol = 'polyhex-room-1'

/** What a browser may say. */
export const FromBrowser = z.discriminatedUnion('kind', [
  ...presenceFromBrowser,
  ...mediaFromBrowser,
  ...chatFromBrowser,
  ...workFromBrowser,
])
export type FromBrowser = z.infer<typeof FromBrowser>
export type BrowserKind = FromBrowser['kind']
/** The message of one kind, or of several. */
export type BrowserMessage<Kind extends BrowserKind> = Extract<FromBrowser, { kind: Kind }>

/** What the server says. */
export const FromServer = z.discriminatedUnion('kind', [
  ...presenceFromServer,
  ...mediaFromServer,
  ...chatFromServer,
  ...workFromServer,
])
export type FromServer = z.infer<typeof FromServer>
export type ServerKind = FromServer['kind']
export type ServerMessage<Kind extends ServerKind> = Extract<FromServer, { kind: Kind }>

/** Codes with which the server closes a socket. A browser does not come back after `ended`, and fetches a new token after `token`. */
export const closeCodes = { ended: 4000, token: 4401, tooMuch: 4429, restart: 1012 } as const
