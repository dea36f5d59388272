/** Why a visit to a provider of identities led back to the sign-in page. */
const problems = {
  provider: 'Signing in that way did not work. Please try again, or use your username and password.',
  unverified: 'Google has not confirmed this email address yet, so it cannot be used to sign in here.',
  inactive: 'This account is not active any more.',
  'email-taken': 'There is an account with this email already. Please sign in with its password.',
  unknown: 'There is no account for you here yet. Please ask the person who looks after your accounts.',
} as const

/** The words for what the address says of a problem; null for none. */
export function providerProblem(word: string | undefined): string | null {
  if (word === undefined) return null
  return Object.hasOwn(problems, word) ? problems[word as keyof typeof problems] : problems.provider
}
