import type { IdentitySettings } from '@polyhex/contract/identity/identity-operations'
import { ServerProblem, UnreachableProblem } from '../call/problems.ts'

/** The slugs of the flows.. */
export const flowSlugs = { signIn: 'login-progressive', signOut: 'logout' } as const

/** What a flow says: what to do next, or what is wrong with what was sent. */
export interface Challenge {
  readonly component: string
  readonly pending_user?: string
  readonly error_message?: string
  readonly to?: string
  readonly response_errors?: Readonly<Record<string, readonly { readonly string: string; readonly code: string }[]>>
}

/** Asks a flow, or answers its stage; with cookies, which hold the place in the flow. `query` is the page's own. */
async function ask(base: string, slug: string, query: string, answer?: object): Promise<Challenge> {
  let response: Response
  try {
    response = await fetch(`${base}/flows/executor/${slug}/?query=${encodeURIComponent(query)}`, {
      method: answer === undefined ? 'GET' : 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', ...(answer === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(answer === undefined ? {} : { body: JSON.stringify(answer) }),
    })
  } catch (cause) {
    throw new UnreachableProblem(cause)
  }
  if (!response.ok) throw new ServerProblem(response.status, {})
  return (await response.json()) as Challenge
}

/** Logs out of whatever flow this browser is in. */
export async function leaveFlow(base: string): Promise<void> {
  await ask(base, flowSlugs.signOut, '')
}

const alike = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
const asksForPassword = (challenge: Challenge): boolean => challenge.component === 'ak-stage-password'
const asksWho = (challenge: Challenge): boolean => challenge.component === 'ak-stage-identification'

/** Whether a flow has said no: something is wrong with the answer, or the flow is over. Requirement A-164. */
export function hasFailed(challenge: Challenge): boolean {
  const wrong = Object.values(challenge.response_errors ?? {}).some((errors) => errors.length > 0)
  return wrong || ['ak-stage-access-denied', 'ak-stage-flow-error'].includes(challenge.component)
}

/** The stage at which this person may be asked for: a pending other person is logged out of the flow first. A-163. */
async function beginFor(base: string, query: string, username: string): Promise<Challenge> {
  const found = await ask(base, flowSlugs.signIn, query)
  if (!asksForPassword(found) || alike(found.pending_user ?? '', username)) return found
  await leaveFlow(base)
  return ask(base, flowSlugs.signIn, query)
}

/**
 * Signs in through the flow: who, then the password. Gives its last word, which is a failure (`hasFailed`) or the redirect
 * at its end. A flow that has forgotten its place in the middle is begun once more. Requirements.
 */
export async function signInThroughFlow(
  settings: Pick<IdentitySettings, 'flowBase'>,
  { username, password }: { username: string; password: string },
  query: string,
): Promise<Challenge> {
  const base = settings.flowBase
  const solve = (answer: object) => ask(base, flowSlugs.signIn, query, answer)
  let challenge = await beginFor(base, query, username)
  for (let round = 0; round < 2; round++) {
    if (asksWho(challenge)) challenge = await solve({ component: 'ak-stage-identification', uid_field: username })
    if (hasFailed(challenge) || !asksForPassword(challenge)) return challenge
    challenge = await solve({ component: 'ak-stage-password', password })
    if (!asksWho(challenge)) return challenge
    challenge = await ask(base, flowSlugs.signIn, query)
  }
  return challenge
}
