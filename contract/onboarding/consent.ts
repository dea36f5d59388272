import { z } from 'zod'

/** The wording a parent agrees to. A changed wording gets a new name, and consents keep the one they were given to. */
export const consentWording = 'child_account/1'

/** What we keep of a child and why, as the consent page, the creating parent's screen and the privacy notice say it. */
export const whatWeKeep = [
  { what: 'Username, public name and a figure', why: 'to sign in, and to be seen by others without a real name' },
  { what: 'Birth month and year, and grade', why: 'to choose mathematics that fits' },
  { what: 'First name, if you enter one', why: 'to greet your child; only your family and our staff see it' },
  { what: 'Time zone', why: 'to show times as they are where you live' },
  { what: 'Answers, and the time each one took', why: 'to choose the next questions and to show progress' },
  { what: 'Sign-ins, steps of sign-up and connections', why: 'counted by us, to see where people get stuck' },
  { what: 'Your email address', why: 'to ask you this, and to help when a password is lost' },
] as const

/** What we do not do, in the same places. */
export const whatWeNeverDo = 'We show no advertising, sell nothing about your child and give nothing of it to others.'

/** What works before a parent's yes, and what waits for it. Decision A-049. */
export const beforeConsent = {
  works: 'Until then your child can practice and play, and the results are kept.',
  waits:
    'A public name of their own choice, a real name, connections with friends, and live classes wait for your yes.',
} as const

/** Days in which a parent can answer a mail. */
export const consentDays = 14

/** Where an asked consent stands. `gone`: nobody knows this link (any more). */
export const ConsentRequest = z.object({
  status: z.enum(['open', 'given', 'refused', 'expired', 'withdrawn']),
  childUsername: z.string(),
  /** Whether the law demands the parent's yes; otherwise the child only wants to be connected. */
  underAge: z.boolean(),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  wording: z.string(),
  /** A parent's account has been connected through this request. */
  connected: z.boolean(),
})
export type ConsentRequest = z.infer<typeof ConsentRequest>

/** Where the consent for an account stands: waiting means that what needs it is held back. */
export const consentStates = ['not_needed', 'waiting', 'given'] as const
/** An address so that its owner knows it and others do not: `d•••@example.com`. */
export function veiledEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
