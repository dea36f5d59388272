import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

const Sentence = z.string().min(1).max(300)
/** What is kept and why, and what is not done: the words of the consent page and of the privacy notice. */
const Wording = z.object({
  kept: z
    .array(z.object({ what: Sentence, why: Sentence }))
    .min(1)
    .max(20),
  never: Sentence,
  /** What the child can do before the answer, and what waits for it. */
  works: Sentence,
  waits: Sentence,
})

const ConsentRequest = z.object({
  childUsername: Name,
  wording: Wording,
  confirmPath: Path,
  declinePath: Path,
  /** The page that tells all of what we keep. */
  noticePath: Path,
  validUntil: Instant,
})

/**
 * Asks a parent before anything about a child is shown or more than practice is kept. It is the direct notice of the
 * Children's Online Privacy Protection Rule (16 CFR 312.4(c)): what is collected, why, what is not done, and both answers.
 */
export const parentalConsentRequest = {
  data: ConsentRequest,
  write: (data: z.infer<typeof ConsentRequest>, reader: Reader): Letter => ({
    subject: `${data.childUsername} needs your yes to use Polyhex`,
    preview: 'Read what we keep about your child and why, then say yes or no.',
    blocks: [
      {
        kind: 'text',
        text: `A child with the username ${data.childUsername} signed up for Polyhex, a place to learn mathematics, and gave this address as a parent's or guardian's. We ask for your answer.`,
      },
      { kind: 'text', text: `${data.wording.works} ${data.wording.waits}` },
      { kind: 'text', text: 'If you say yes, this is what we keep, and why:' },
      { kind: 'list', items: data.wording.kept.map(({ what, why }) => `${what}: ${why}.`) },
      {
        kind: 'text',
        text: `${data.wording.never} After your yes you can connect an account of your own, to see everything, change it, and take your yes back at any time.`,
      },
      { kind: 'action', label: 'Say yes', path: data.confirmPath },
      { kind: 'way', label: 'Say no', path: data.declinePath },
      { kind: 'way', label: 'Read all of what we keep', path: data.noticePath },
      {
        kind: 'text',
        text: `Both answers work until ${dateWords(data.validUntil, reader.timeZone)}. If you do not know this child, say no: your address is removed, and so is the account of a child under 13.`,
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
    /** The account is gone with the answer, as that of a child under 13 is. */
    removed: z.boolean().optional(),
    at: Instant,
    /** Where the parent can change the answer; left out where there is nothing left to change. */
    changePath: Path.optional(),
  }),
  write: (
    data: {
      childUsername: string
      decision: 'given' | 'declined' | 'withdrawn'
      removed?: boolean | undefined
      at: string
      changePath?: string | undefined
    },
    reader: Reader,
  ): Letter => {
    const child = data.childUsername
    const said = {
      given: `You said yes: ${child} can use all of Polyhex.`,
      declined: `You said no: ${child} stays without what needs your yes, and your address is removed from the account.`,
      withdrawn: `You took your yes back: ${child} goes on without what needs it. What we counted about the child is deleted.`,
    }[data.decision]
    const gone = `Your answer was no: the account ${child} was removed, with everything in it.`
    const answer = data.removed === true ? gone : said
    return {
      subject: `Your answer for ${child}`,
      preview: answer,
      blocks: [
        { kind: 'text', text: answer },
        {
          kind: 'facts',
          facts: [
            ['Child', child],
            ['Answered', dateWords(data.at, reader.timeZone)],
          ],
        },
        ...(data.changePath === undefined
          ? []
          : ([{ kind: 'way', label: 'See or change your answer', path: data.changePath }] as const)),
        { kind: 'text', text: `If this was not you, write to ${reader.help}. Keep this mail as your receipt.` },
      ],
      because: 'You get this mail because a consent was answered from your address.',
    }
  },
}
