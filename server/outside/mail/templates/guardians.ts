import { type NewsKind, newsKinds } from '@polyhex/contract/accounts/guardian-news'
import { z } from 'zod'
import type { Letter, Reader } from '../letter.ts'
import { dateWords, Instant, Name, Path } from '../mail-values.ts'

interface News {
  readonly kind: NewsKind
  readonly childPublicName: string
  /** With whom or by whom; null for the child itself, or where that is not known. */
  readonly otherPublicName: string | null
  readonly at: string
  readonly endsAt: string | null
  readonly reviewPath: string
}

interface Words {
  readonly subject: string
  readonly fact: string
  readonly next: string
  readonly action: string
}

/** What is said of each kind of news: what happened, then what a guardian can do. */
function wordsOf(news: News, reader: Reader): Words {
  const child = news.childPublicName
  const other = news.otherPublicName ?? 'Somebody'
  switch (news.kind) {
    case 'connected':
      return {
        subject: `${child} has a new connection`,
        fact: `${child} and ${other} are now connected.`,
        next: 'Look at what each of them may do. If you do not know this person, remove the connection.',
        action: 'See the connections',
      }
    case 'disconnected':
      return {
        subject: `A connection of ${child} ended`,
        fact: `${child} and ${other} are not connected as before.`,
        next: 'If this is a surprise, talk with your child, then look at the connections.',
        action: 'See the connections',
      }
    case 'password_set':
      return {
        subject: `${child} has a new password`,
        fact:
          news.otherPublicName === null
            ? `The password of ${child} was changed.`
            : `${other} set a new password for ${child}.`,
        next: `If you do not know of this, set a new password in your profile and write to ${reader.help}.`,
        action: 'Open your profile',
      }
    case 'signed_in_as':
      return {
        subject: `${other} signed in as ${child}`,
        fact: `${other} signed in as ${child}.`,
        next: 'If you do not want this, talk with them, or look at what each may do.',
        action: 'See the connections',
      }
    case 'parting_asked':
      return {
        subject: `${child} asks to end a connection`,
        fact: `${child} asks to end the connection with ${other}.`,
        next:
          news.endsAt === null
            ? 'Nothing changes without the permission of the parent or guardian who is connected. Sign in to answer.'
            : `It ends on ${dateWords(news.endsAt, reader.timeZone)}, unless ${child} changes their mind. You can talk about it until then.`,
        action: 'Look at it',
      }
    case 'decision_waits':
      return {
        subject: `${child} waits for your permission`,
        fact: `${child} wants to be connected with ${other}.`,
        next: 'Nothing is allowed without your permission. Sign in to see what it is about, and to answer.',
        action: 'Answer',
      }
    case 'section_asked':
      return {
        subject: `A class section asks for ${child}`,
        fact: `${other} asks whether ${child} may join a class section.`,
        next: `${child} does not join without your permission. Sign in to answer.`,
        action: 'Answer',
      }
  }
}

/** Tells a guardian what happened to a child's account, or what waits for an answer. */
export const childNews = {
  data: z.object({
    kind: z.enum(newsKinds),
    childPublicName: Name,
    otherPublicName: Name.nullable(),
    at: Instant,
    endsAt: Instant.nullable(),
    reviewPath: Path,
  }),
  write: (data: News, reader: Reader): Letter => {
    const words = wordsOf(data, reader)
    return {
      subject: words.subject,
      preview: words.fact,
      blocks: [
        { kind: 'text', text: words.fact },
        { kind: 'facts', facts: [['When', dateWords(data.at, reader.timeZone)]] },
        { kind: 'text', text: words.next },
        { kind: 'action', label: words.action, path: data.reviewPath },
      ],
      because: `You get this mail because you are a parent or guardian of ${data.childPublicName}.`,
    }
  },
}
