import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

/** What a connection can allow, in words that follow "they may" or "you may". */
const permissionWords = {
  viewAnalytics: 'see progress',
  viewDetails: 'see personal and scheduling details',
  manage: 'set up the account, reset the password and schedule classes',
  authenticate: 'sign in as this account without its password',
  sourceCredits: 'use credits that the other bought',
  classFriends: 'be scheduled together in group classes',
  viewSection: 'see the class section',
  manageSection: 'run the class section',
} as const

const Permissions = z.array(z.enum(Object.keys(permissionWords) as (keyof typeof permissionWords)[])).max(8)
type Permissions = z.infer<typeof Permissions>

const words = (permissions: Permissions): string[] => permissions.map((permission) => permissionWords[permission])

/** Somebody asks to be connected. Nothing is given before the reader confirms. */
export const linkRequest = {
  data: z.object({
    fromPublicName: Name,
    /** The account of the reader that is meant: their own or a child's. */
    forUsername: Name,
    /** What the asking side would be allowed about this account. */
    asks: Permissions,
    reviewPath: Path,
  }),
  write: (data: { fromPublicName: string; forUsername: string; asks: Permissions; reviewPath: string }): Letter => ({
    subject: `${data.fromPublicName} asks to connect`,
    preview: 'Nothing is shared before you confirm.',
    blocks: [
      {
        kind: 'text',
        text: `${data.fromPublicName} asks to connect with the account ${data.forUsername}. Nothing is shared before you confirm.`,
      },
      ...(data.asks.length === 0
        ? []
        : ([
            { kind: 'text', text: 'They ask to:' },
            { kind: 'list', items: words(data.asks) },
          ] as const)),
      { kind: 'action', label: 'Look at the request', path: data.reviewPath },
      { kind: 'text', text: 'If you do not know this person, deny the request. They are not told why.' },
    ],
    because: 'You get this mail because somebody asked to connect with an account of yours.',
  }),
}

/** The other side has confirmed. */
export const linkConfirmed = {
  data: z.object({ otherPublicName: Name, forUsername: Name, allowed: Permissions, reviewPath: Path }),
  write: (
    data: { otherPublicName: string; forUsername: string; allowed: Permissions; reviewPath: string },
    reader: Reader,
  ): Letter => ({
    subject: `Connected with ${data.otherPublicName}`,
    preview: `${data.otherPublicName} confirmed the connection.`,
    blocks: [
      {
        kind: 'text',
        text: `${data.otherPublicName} confirmed the connection with the account ${data.forUsername}.`,
      },
      ...(data.allowed.length === 0
        ? []
        : ([
            { kind: 'text', text: 'You may now:' },
            { kind: 'list', items: words(data.allowed) },
          ] as const)),
      { kind: 'action', label: 'See your connections', path: data.reviewPath },
      {
        kind: 'text',
        text: `Either side can remove the connection at any time. If you did not ask for it, remove it and write to ${reader.help}.`,
      },
    ],
    because: 'You get this mail because a connection of yours was confirmed.',
  }),
}

/** A child of 13 or more whom nobody manages has given somebody power over the account, which begins after a wait. */
export const powerWaits = {
  data: z.object({
    otherPublicName: Name,
    forUsername: Name,
    given: Permissions,
    countsFrom: Instant,
    reviewPath: Path,
  }),
  write: (
    data: { otherPublicName: string; forUsername: string; given: Permissions; countsFrom: string; reviewPath: string },
    reader: Reader,
  ): Letter => ({
    subject: `Soon ${data.otherPublicName} can act for you`.slice(0, 120),
    preview: 'You can take it back until then.',
    blocks: [
      {
        kind: 'text',
        text: `You agreed that ${data.otherPublicName} may do this with your account ${data.forUsername}:`,
      },
      { kind: 'list', items: words(data.given) },
      { kind: 'facts', facts: [['From', dateWords(data.countsFrom, reader.timeZone)]] },
      {
        kind: 'text',
        text: 'Allow this only to a parent or guardian. Until that day you can take it back, and nothing happens.',
      },
      { kind: 'action', label: 'Look at it', path: data.reviewPath },
      { kind: 'text', text: `If somebody pressed you to agree, take it back and write to ${reader.help}.` },
    ],
    because: 'You get this mail because somebody may soon act for your account.',
  }),
}
