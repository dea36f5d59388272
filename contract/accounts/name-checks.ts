import { z } from 'zod'
import { nameLimits, publicNameCharacters, usernameCharacters } from './names.ts'

/** What can be checked while it is typed. A-257. */
export const identifierTypes = ['username', 'public_name', 'email'] as const
export type IdentifierType = (typeof identifierTypes)[number]

/** Why an identifier cannot be had.. */
export const identifierReasons = [
  'exists',
  'invalid_characters',
  'invalid_length',
  'bad_word',
  'negative_sentiment',
  'personal_information',
  'handle_like',
  'staff_like',
] as const
export type IdentifierReason = (typeof identifierReasons)[number]

/** Reasons that a person can be asked to look at again. Decision A-171. */
export const reviewableReasons = [
  'bad_word',
  'negative_sentiment',
  'personal_information',
  'handle_like',
  'staff_like',
] as const

/** The answer to a check of a username or a public name. A-123. */
export const IdentifierCheck = z.object({
  isValid: z.boolean(),
  identifier: z.string(),
  reason: z.enum(identifierReasons).nullable(),
  /** Empty for a valid one. */
  message: z.string(),
  /** Lower-cased and free when they were made.. */
  suggestions: z.array(z.string()),
})
export type IdentifierCheck = z.infer<typeof IdentifierCheck>

/** The answer to a check of an email. A-258. */
export const EmailCheck = IdentifierCheck.omit({ suggestions: true })
export type EmailCheck = z.infer<typeof EmailCheck>

/** Suggestions shown of each kind. A-181. */
export const suggestionsShown = 3

/** Typing has to stop so long before a check is made, ms.. */
export const checkDelayMs = 300

const unknown: Record<IdentifierType, string> = {
  username: 'There was an unknown issue with this username.',
  public_name: 'There was an unknown issue with this public name',
  email: 'There was an unknown issue with this email.',
}

const messages: Record<IdentifierType, Partial<Record<IdentifierReason, string>>> = {
  username: {
    exists: 'This username already exists.',
    invalid_characters: usernameCharacters,
    invalid_length: 'Usernames must be between 5 and 40 characters long.',
    bad_word: 'Usernames may not contain bad words.',
    negative_sentiment: 'Usernames may not contain words with negative sentiment.',
  },
  public_name: {
    exists: 'This public name already exists.',
    invalid_characters: publicNameCharacters,
    bad_word: 'Public names may not contain bad words.',
    negative_sentiment: 'Public names may not contain words with negative sentiment.',
    personal_information:
      'Public names may not overlap too much with your name, in order to keep your identity private.',
    handle_like: 'Public names may not tell how to find you somewhere else.',
    staff_like: 'Public names may not look like those of our staff.',
  },
  email: {
    exists: 'This email is already in use. Try signing in below.',
    invalid_characters: 'This is not a valid email address. Please try again.',
    invalid_length: 'Email address is missing.',
  },
}

/**
 * The words for a reason; a reason that is not known for this type gets the general ones. The public name's length has
 * two texts, so the identifier decides., decision.
 */
export function identifierMessage(type: IdentifierType, reason: string | null, identifier = ''): string {
  if (type === 'public_name' && reason === 'invalid_length') {
    return identifier.length < nameLimits.publicName.least
      ? 'Public names must be at least 3 characters long.'
      : 'Public names may be at most 40 characters long.'
  }
  return (reason === null ? undefined : messages[type][reason as IdentifierReason]) ?? unknown[type]
}
