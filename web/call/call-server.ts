import type { CallOf, Operation, ResultOf } from '@polyhex/contract/operation'
import { reportReach } from './network.ts'
import { isOurProblem, jsonOf } from './our-words.ts'
import { ServerProblem, UnreachableProblem } from './problems.ts'
import { requireParameters } from './required-parameters.ts'

/** Where the server's calls live; the development server passes them on. */
const base = '/api'

interface Parts {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>
  body?: Readonly<Record<string, unknown>>
}

/**
 * Carries out one operation of the contract. Throws a ServerProblem when the server says no, an UnreachableProblem when
 * there is no answer of ours (none at all, or the words of something on the way), and a MissingParameter when a required value is null or undefined [A-295].
 */
export async function callServer<O extends Operation>(
  operation: O,
  call: CallOf<O>,
  signal?: AbortSignal,
): Promise<ResultOf<O>> {
  const parts = call as Parts
  await requireParameters(operation, parts)
  const response = await send(operation, parts, signal)
  const answer = await jsonOf(response)
  signal?.throwIfAborted()
  const ours = response.ok ? answer !== undefined : isOurProblem(answer)
  reportReach(ours)
  if (!ours) throw new UnreachableProblem(new Error(`status ${response.status} in words that are not ours`))
  if (isOurProblem(answer) && !response.ok) throw new ServerProblem(response.status, answer)
  return answer as ResultOf<O>
}

/** The address of a call, with its parameters and query filled in. */
export function addressOf(operation: Pick<Operation, 'path'>, parts: Parts): string {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value))
  const text = query.toString()
  return `${base}${path}${text ? `?${text}` : ''}`
}

async function send(operation: Operation, parts: Parts, signal: AbortSignal | undefined): Promise<Response> {
  const withBody = operation.method !== 'GET' && operation.method !== 'DELETE'
  try {
    return await fetch(addressOf(operation, parts), {
      method: operation.method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(withBody ? { 'content-type': 'application/json' } : {}) },
      ...(withBody ? { body: JSON.stringify(parts.body ?? {}) } : {}),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    reportReach(false)
    throw new UnreachableProblem(cause)
  }
}
