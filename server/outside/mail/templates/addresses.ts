import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

/** The link by which an address is confirmed. */
export const addressProof = {
  data: z.object({ username: Name, isNew: z.boolean(), confirmPath: Path, validUntil: Instant }),
  write: (
    data: { username: string; isNew: boolean; confirmPath: string; validUntil: string },
    reader: Reader,
  ): Letter => ({
    subject: data.isNew ? 'Confirm your new email address' : 'Confirm your email address',
    preview: `For the account ${data.username}. The link works once.`,
    blocks: [
      {
        kind: 'text',
        text: data.isNew
          ? `The account ${data.username} asks to use this address from now on. It counts when you confirm it.`
          : `Somebody signed up with this address, as an adult with the account ${data.username}. Confirm it to add or connect a child.`,
      },
      { kind: 'action', label: 'Confirm this address', path: data.confirmPath },
      { kind: 'text', text: `The link works once, until ${dateWords(data.validUntil, reader.timeZone)}.` },
      {
        kind: 'text',
        text: 'If this was not you, do not confirm. Without it, nobody can act as a parent with your address.',
      },
    ],
    because: 'You get this mail because somebody gave this address.',
  }),
}

/** Tells the old address of a change, with the way to take it back. */
export const addressChanged = {
  data: z.object({ username: Name, newEmail: Name, at: Instant, undoPath: Path, undoUntil: Instant }),
  write: (
    data: { username: string; newEmail: string; at: string; undoPath: string; undoUntil: string },
    reader: Reader,
  ): Letter => ({
    subject: 'Your email address was changed',
    preview: `For the account ${data.username}.`,
    blocks: [
      {
        kind: 'text',
        text: `The account ${data.username} now uses ${data.newEmail}. This address does not count any more.`,
      },
      { kind: 'facts', facts: [['When', dateWords(data.at, reader.timeZone)]] },
      { kind: 'text', text: 'If you made this change, there is nothing to do.' },
      {
        kind: 'text',
        text: `If it was not you, take it back by ${dateWords(data.undoUntil, reader.timeZone)}. Everybody is signed out, and you get a link to set a new password. This works even if the password was changed.`,
      },
      { kind: 'action', label: 'Take the change back', path: data.undoPath },
    ],
    because: 'You get this mail because the address of an account of yours was changed.',
  }),
}
