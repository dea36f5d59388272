import type { Problem } from '@polyhex/contract/problem'
import type { RefusalCode } from '@polyhex/contract/refusals'

const unknownTrouble = 'Something went wrong on our side. Please try again in a moment.'

/** The server said no. `message` is in words for the family; `fields` holds what belongs under entries of a form. */
export class ServerProblem extends Error {
  readonly status: number
  readonly code: RefusalCode | 'internal_error' | (string & {})
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | null

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail || problem.title || unknownTrouble)
    this.name = 'ServerProblem'
    this.status = status
    this.code = problem.code ?? 'internal_error'
    this.requestId = problem.requestId ?? null
    this.fields = Object.fromEntries((problem.errors ?? []).map((error) => [error.field, error.message]))
  }
}

/** There was no answer: no network, or the server is down. */
export class UnreachableProblem extends Error {
  constructor(cause?: unknown) {
    super('We could not reach Polyhex. Check your connection, then try again.', { cause })
    this.name = 'UnreachableProblem'
  }
}

/** A mistake of ours: a call without a value it needs. */
export class MissingParameter extends Error {
  constructor(name: string, operationName: string) {
    super(`Required parameter ${name} was null or undefined when calling ${operationName}.`)
    this.name = 'MissingParameter'
  }
}

/** Whether trying again may help: no answer, or trouble that passes. */
export function mayPass(problem: unknown): boolean {
  if (problem instanceof UnreachableProblem) return true
  return problem instanceof ServerProblem && (problem.status >= 500 || problem.status === 429)
}

/** Whether what was asked for is not there (any more). */
export function isGone(problem: unknown): boolean {
  return problem instanceof ServerProblem && problem.status === 404
}

/** Whether the server no longer knows who is signed in. */
export function isSessionGone(problem: unknown): boolean {
  return problem instanceof ServerProblem && (problem.code === 'session_expired' || problem.code === 'not_signed_in')
}

/** What to say of any failure, in words. */
export function wordsOf(problem: unknown): string {
  return problem instanceof ServerProblem || problem instanceof UnreachableProblem ? problem.message : unknownTrouble
}

/** What to say under one entry of a form: the server's words for it, else those of the failure. */
export function wordsForField(problem: unknown, field: string): string {
  return (problem instanceof ServerProblem ? problem.fields[field] : undefined) ?? wordsOf(problem)
}
