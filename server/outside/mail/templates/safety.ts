import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

/** Something in a class was reported, or a child wrote of harm to oneself. To administrators: where and when, never what. */
export const safetyReport = {
  data: z.object({ harm: z.boolean(), className: Name, at: Instant, path: Path }),
  write: (data: { harm: boolean; className: string; at: string; path: string }, reader: Reader): Letter => ({
    subject: data.harm ? `A child needs you now: ${data.className}` : `A report from ${data.className}`,
    preview: data.harm ? 'A child wrote about hurting themselves.' : 'Please look at it today.',
    blocks: [
      {
        kind: 'text',
        text: data.harm
          ? `In ${data.className}, a child wrote about hurting themselves. The group did not see it. The child was shown whom to call, and the tutor was asked to look after the child.`
          : `Somebody reported something in ${data.className}.`,
      },
      { kind: 'facts', facts: [['When', dateWords(data.at, reader.timeZone)]] },
      { kind: 'action', label: 'Open the reports', path: data.path },
    ],
    because: 'You get this mail because you are an administrator.',
  }),
}

/** Staff has looked at something that a child reported, or that was reported about a child. To who manages the account. */
export const safetyFamily = {
  data: z.object({ role: z.enum(['reported', 'about']), className: Name, at: Instant, answer: z.string().max(500) }),
  write: (
    data: { role: 'reported' | 'about'; className: string; at: string; answer: string },
    reader: Reader,
  ): Letter => ({
    subject: `About ${data.className}`,
    preview: 'Our team has looked at something in the class.',
    blocks: [
      {
        kind: 'text',
        text:
          data.role === 'reported'
            ? `On ${dateWords(data.at, reader.timeZone)}, your child told us about something in ${data.className}. Our team has looked at it. Please ask your child how it was.`
            : `On ${dateWords(data.at, reader.timeZone)}, something your child wrote or did in ${data.className} was reported. Our team has looked at it. Please talk about it with your child.`,
      },
      ...(data.answer === '' ? [] : [{ kind: 'text' as const, text: `We answered your child: ${data.answer}` }]),
      { kind: 'text', text: `To talk with us, write to ${reader.help}.` },
    ],
    because: 'You get this mail because you manage the account of a child in this class.',
  }),
}

/** A public name did not fit our rules, and another one has taken its place. */
export const publicNameReplaced = {
  data: z.object({ publicName: Name, path: Path }),
  write: (data: { publicName: string; path: string }, reader: Reader): Letter => ({
    subject: 'A new public name',
    preview: `It is ${data.publicName} now.`,
    blocks: [
      {
        kind: 'text',
        text: `Public names may not look like a name from another app or like our staff, and may not hold words that are not for children. The old public name did, so it is ${data.publicName} now. Nothing else has changed.`,
      },
      { kind: 'action', label: 'Choose another name', path: data.path },
      { kind: 'text', text: `If you think this is a mistake, write to ${reader.help}.` },
    ],
    because: 'You get this mail because of a change to an account of yours.',
  }),
}
