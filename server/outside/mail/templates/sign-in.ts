import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

/** The way to a new password: one link, used once. */
export const passwordReset = {
  data: z.object({ username: Name, resetPath: Path, validUntil: Instant }),
  write: (data: { username: string; resetPath: string; validUntil: string }, reader: Reader): Letter => ({
    subject: 'Choose a new password',
    preview: `For the account ${data.username}. The link works once.`,
    blocks: [
      { kind: 'text', text: `Somebody asked for a new password for the account ${data.username}.` },
      { kind: 'action', label: 'Choose a new password', path: data.resetPath },
      { kind: 'text', text: `The link works once, until ${dateWords(data.validUntil, reader.timeZone)}.` },
      {
        kind: 'text',
        text: `If this was not you, do nothing: the password stays as it is. If it happens again, write to ${reader.help}.`,
      },
    ],
    because: 'You get this mail because a new password was asked for.',
  }),
}

/** Tells of a change of the password, so that a theft is noticed. */
export const passwordChanged = {
  data: z.object({ username: Name, at: Instant, by: z.enum(['self', 'manager', 'reset']), resetPath: Path }),
  write: (
    data: { username: string; at: string; by: 'self' | 'manager' | 'reset'; resetPath: string },
    reader: Reader,
  ): Letter => {
    const how = {
      self: 'It was changed in the account. Other browsers have been signed out.',
      manager: 'It was set by somebody who manages the account. All browsers have been signed out.',
      reset: 'It was changed by a link from a mail. All browsers have been signed out.',
    }[data.by]
    return {
      subject: 'The password was changed',
      preview: `For the account ${data.username}.`,
      blocks: [
        { kind: 'text', text: `The password of the account ${data.username} was changed. ${how}` },
        { kind: 'facts', facts: [['When', dateWords(data.at, reader.timeZone)]] },
        { kind: 'text', text: 'If you know of this, there is nothing to do.' },
        {
          kind: 'text',
          text: `If this was not you, choose a new password now and write to ${reader.help}.`,
        },
        { kind: 'way', label: 'Choose a new password', path: data.resetPath },
      ],
      because: 'You get this mail because the password of an account of yours was changed.',
    }
  },
}

function countryWords(code: string | null): string {
  if (code === null) return 'not known'
  return new Intl.DisplayNames('en-US', { type: 'region' }).of(code) ?? code
}

/** Tells of a sign-in from a browser that the account has not used before. */
export const signInFromNewDevice = {
  data: z.object({
    username: Name,
    at: Instant,
    /** Browser and system in words, such as "Firefox on Windows". */
    device: Name,
    /** Two letters (ISO 3166-1), or null. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    sessionsPath: Path,
  }),
  write: (
    data: { username: string; at: string; device: string; country: string | null; sessionsPath: string },
    reader: Reader,
  ): Letter => ({
    subject: 'New sign-in to Polyhex',
    preview: `${data.device}, ${dateWords(data.at, reader.timeZone)}`,
    blocks: [
      {
        kind: 'text',
        text: `Somebody signed in to the account ${data.username} from a browser we have not seen before.`,
      },
      {
        kind: 'facts',
        facts: [
          ['When', dateWords(data.at, reader.timeZone)],
          ['Browser', data.device],
          ['Country', countryWords(data.country)],
        ],
      },
      { kind: 'text', text: 'If this was you, there is nothing to do.' },
      {
        kind: 'text',
        text: `If this was not you, sign that browser out, change the password, and write to ${reader.help}.`,
      },
      { kind: 'action', label: 'See signed-in browsers', path: data.sessionsPath },
    ],
    because: 'You get this mail because of a sign-in to an account of yours.',
  }),
}
