import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

const what = [
  'totp_added',
  'passkey_added',
  'totp_removed',
  'passkey_removed',
  'recovery_code_used',
  'codes_made',
  'reset',
] as const

const said: Readonly<Record<(typeof what)[number], { readonly subject: string; readonly text: string }>> = {
  totp_added: { subject: 'An authenticator app was added', text: 'An authenticator app can now be used to sign in.' },
  passkey_added: { subject: 'A passkey was added', text: 'A passkey can now be used to sign in.' },
  totp_removed: { subject: 'An authenticator app was removed', text: 'It can no longer be used to sign in.' },
  passkey_removed: { subject: 'A passkey was removed', text: 'It can no longer be used to sign in.' },
  recovery_code_used: {
    subject: 'A recovery code was used',
    text: 'Somebody signed in with the password and one of the recovery codes. That code does not work again.',
  },
  codes_made: { subject: 'New recovery codes were made', text: 'The recovery codes from before no longer work.' },
  reset: {
    subject: 'Two-step sign-in was turned off',
    text: 'An administrator removed the authenticator apps, passkeys, and recovery codes. The account was signed out everywhere.',
  },
}

/** Tells of a change of two-step sign-in, so that a theft is noticed. */
export const twoStepChanged = {
  data: z.object({ username: Name, at: Instant, what: z.enum(what), settingsPath: Path }),
  write: (
    data: { username: string; at: string; what: (typeof what)[number]; settingsPath: string },
    reader: Reader,
  ): Letter => ({
    subject: said[data.what].subject,
    preview: `For the account ${data.username}.`,
    blocks: [
      { kind: 'text', text: `This is about two-step sign-in of the account ${data.username}. ${said[data.what].text}` },
      { kind: 'facts', facts: [['When', dateWords(data.at, reader.timeZone)]] },
      { kind: 'text', text: 'If you know of this, there is nothing to do.' },
      { kind: 'text', text: `If this was not you, choose a new password now and write to ${reader.help}.` },
      { kind: 'way', label: 'See two-step sign-in', path: data.settingsPath },
    ],
    because: 'You get this mail because two-step sign-in of an account of yours was changed or used.',
  }),
}
