import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

const because = 'You get this mail because of a change to an account of yours.'

/** The account will be deleted, and how to stop it. */
export const deletionScheduled = {
  data: z.object({ username: Name, deleteAt: Instant, cancelPath: Path }),
  write: (data: { username: string; deleteAt: string; cancelPath: string }, reader: Reader): Letter => ({
    subject: `The account ${data.username} will be deleted`,
    preview: `On ${dateWords(data.deleteAt, reader.timeZone)}. You can still keep it.`,
    blocks: [
      {
        kind: 'text',
        text: `The account ${data.username} will be deleted on ${dateWords(data.deleteAt, reader.timeZone)}, with its history, progress and coins. It cannot be brought back after that.`,
      },
      { kind: 'text', text: 'To keep it, cancel the deletion before then.' },
      { kind: 'action', label: 'Keep the account', path: data.cancelPath },
      { kind: 'text', text: `If you did not ask for this, keep the account and write to ${reader.help}.` },
    ],
    because,
  }),
}

/** The deletion was stopped. */
export const deletionCancelled = {
  data: z.object({ username: Name, at: Instant }),
  write: (data: { username: string; at: string }, reader: Reader): Letter => ({
    subject: `The account ${data.username} stays`,
    preview: 'The deletion was cancelled.',
    blocks: [
      {
        kind: 'text',
        text: `The deletion of the account ${data.username} was cancelled on ${dateWords(data.at, reader.timeZone)}. Everything is as it was.`,
      },
      { kind: 'text', text: `If this was not you, write to ${reader.help}.` },
    ],
    because,
  }),
}

/** The account is gone. It goes to an address, since there is no account any more. */
export const deletionDone = {
  data: z.object({ username: Name, at: Instant }),
  write: (data: { username: string; at: string }, reader: Reader): Letter => ({
    subject: `The account ${data.username} is deleted`,
    preview: 'Nothing of it is left to sign in to.',
    blocks: [
      {
        kind: 'text',
        text: `The account ${data.username} was deleted on ${dateWords(data.at, reader.timeZone)}, with its history, progress and coins.`,
      },
      {
        kind: 'text',
        text: `This is the last mail about it. If you did not ask for this, write to ${reader.help}.`,
      },
    ],
    because: 'You get this mail because the account had this address.',
  }),
}

/** The copy of everything we keep about an account is ready. */
export const exportReady = {
  data: z.object({ username: Name, downloadPath: Path, availableUntil: Instant }),
  write: (data: { username: string; downloadPath: string; availableUntil: string }, reader: Reader): Letter => ({
    subject: 'Your copy of the data is ready',
    preview: `For the account ${data.username}.`,
    blocks: [
      { kind: 'text', text: `The copy of everything we keep about the account ${data.username} is ready.` },
      { kind: 'action', label: 'Get the copy', path: data.downloadPath },
      {
        kind: 'text',
        text: `It can be fetched until ${dateWords(data.availableUntil, reader.timeZone)}. You will be asked to sign in.`,
      },
      { kind: 'text', text: `If you did not ask for it, change your password and write to ${reader.help}.` },
    ],
    because,
  }),
}

/** Nobody has used the account for nearly two years; it will be deleted unless somebody does. */
export const retentionNotice = {
  data: z.object({
    username: Name,
    lastUsedAt: Instant,
    signInBefore: Instant,
    /** Days from then until it is deleted. */
    daysAfter: z.number().int().min(1),
    signInPath: Path,
  }),
  write: (
    data: { username: string; lastUsedAt: string; signInBefore: string; daysAfter: number; signInPath: string },
    reader: Reader,
  ): Letter => ({
    subject: `Do you still use the account ${data.username}?`,
    preview: 'If not, it will be deleted. Sign in, and it stays.',
    blocks: [
      {
        kind: 'text',
        text: `The account ${data.username} was last used on ${dateWords(data.lastUsedAt, reader.timeZone)}. We do not keep what nobody needs.`,
      },
      {
        kind: 'text',
        text: `To keep it, sign in before ${dateWords(data.signInBefore, reader.timeZone)}. Otherwise it will be deleted ${data.daysAfter} days after that, with its history, progress and coins, and with the accounts of children whom nobody else manages.`,
      },
      { kind: 'action', label: 'Sign in', path: data.signInPath },
      { kind: 'text', text: `If you have a question, write to ${reader.help}.` },
    ],
    because: 'You get this mail because you have an account that is not used.',
  }),
}
