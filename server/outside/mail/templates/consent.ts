import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

/**
 * Asks a parent before anything about a child is shown or more than practice is kept. It is the direct notice of the
 * Children's Online Privacy Protection Rule (16 CFR 312.4(c)): what is collected, why, what is not done, and both answers.
 */
export const parentalConsentRequest = {
  data: z.object({
    childUsername: Name,
    confirmPath: Path,
    declinePath: Path,
    /** The page that tells all of what we keep. */
    noticePath: Path,
    validUntil: Instant,
  }),
  write: (
    data: { childUsername: string; confirmPath: string; declinePath: string; noticePath: string; validUntil: string },
    reader: Reader,
  ): Letter => ({
    subject: `${data.childUsername} needs your yes to use Polyhex`,
    preview: 'Read what we keep about your child and why, then say yes or no.',
    blocks: [
      {
        kind: 'text',
        text: `A child with the username ${data.childUsername} signed up for Polyhex, a place to learn mathematics, and gave this address as a parent's or guardian's. Until you answer, the child can practice, and nothing more.`,
      },
      { kind: 'text', text: 'If you say yes, this is what we keep, and why:' },
      {
        kind: 'list',
        items: [
          'Username, public name and a shape as picture: to sign in, and to be seen by others without a real name.',
          'Birth month and year, and grade: to choose mathematics that fits.',
          'Time zone: to show times as they are where you live.',
          'Answers, and the time each one took: to choose the next questions and to show progress.',
          'Sign-ins, sign-up steps and connections, counted by us: to see where people get stuck.',
          'Your address: to ask you this, and to help when a password is lost.',
        ],
      },
      {
        kind: 'text',
        text: 'We show no advertising and give none of this to others. Yes also connects you as the parent: you can see everything, change it, and take your yes back at any time.',
      },
      { kind: 'action', label: 'Say yes', path: data.confirmPath },
      { kind: 'way', label: 'Say no', path: data.declinePath },
      { kind: 'way', label: 'Read all of what we keep', path: data.noticePath },
      {
        kind: 'text',
        text: `Both answers work until ${dateWords(data.validUntil, reader.timeZone)}. If you do not know this child, say no, and your address is removed.`,
      },
    ],
    because: 'You get this mail because a child gave your address when signing up.',
  }),
}

/** Proof for the parent of what was answered and when. */
export const consentReceipt = {
  data: z.object({
    childUsername: Name,
    decision: z.enum(['given', 'declined', 'withdrawn']),
    at: Instant,
    /** Where the parent can change the answer. */
    changePath: Path,
  }),
  write: (
    data: { childUsername: string; decision: 'given' | 'declined' | 'withdrawn'; at: string; changePath: string },
    reader: Reader,
  ): Letter => {
    const said = {
      given: `You said yes: ${data.childUsername} can use all of Polyhex.`,
      declined: `You said no: ${data.childUsername} stays without what needs your yes.`,
      withdrawn: `You took your yes back: ${data.childUsername} can practice, and nothing more. What we counted about the child is deleted.`,
    }[data.decision]
    return {
      subject: `Your answer for ${data.childUsername}`,
      preview: said,
      blocks: [
        { kind: 'text', text: said },
        {
          kind: 'facts',
          facts: [
            ['Child', data.childUsername],
            ['Answered', dateWords(data.at, reader.timeZone)],
          ],
        },
        { kind: 'way', label: 'See or change your answer', path: data.changePath },
        { kind: 'text', text: `If this was not you, write to ${reader.help}. Keep this mail as your receipt.` },
      ],
      because: 'You get this mail because a consent was answered from your address.',
    }
  },
}
