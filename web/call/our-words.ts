import type { Problem } from '@polyhex/contract/problem'

/**
 * What stands between a browser and Polyhex (a school's filter, a hotel's sign-in page, a firewall, a proxy with nothing
 * behind it) answers in its own words, with any status. Only words of ours may decide what becomes of a call.
 */

/** The body of an answer when it is JSON, whoever wrote it; undefined when it is not. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Whether this is a refusal as our server writes it, which no other server does by chance. */
export function isOurProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false
  const { code, title, detail, requestId } = body as Record<string, unknown>
  return [code, title, detail, requestId].every((word) => typeof word === 'string')
}
