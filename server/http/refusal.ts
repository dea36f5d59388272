import { type RefusalCode, refusals } from '@polyhex/contract/refusals'
import type { Problem } from '@polyhex/contract/problem'

export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** What a handler throws to say no. The words and the status come from the catalogue of refusals. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly errors: readonly FieldError[]

  /** `detail`: words that say more of this very case than the catalogue can, such as which other class it is. */
  constructor(code: RefusalCode, errors?: readonly FieldError[], detail?: string) {
    const form: { message: string; field?: string } = refusals[code]
    super(detail ?? form.message)
    this.code = code
    this.errors = errors ?? (form.field === undefined ? [] : [{ field: form.field, code, message: this.message }])
  }

  get status(): number {
    return refusals[this.code].status
  }
}

/** The answer body of a refusal. */
export function problemOf(refusal: Refusal, requestId: string): Problem {
  return {
    type: `urn:polyhex:problem:${refusal.code}`,
    title: refusals[refusal.code].message,
    status: refusal.status,
    code: refusal.code,
    detail: refusal.message,
    errors: [...refusal.errors],
    requestId,
  }
}

/** The answer body when something of ours is broken: no word of what it is, only the id under which the log has it. */
export function internalProblem(requestId: string): Problem {
  return {
    type: 'urn:polyhex:problem:internal_error',
    title: 'Something went wrong on our side.',
    status: 500,
    code: 'internal_error',
    detail: 'Something went wrong on our side. Your work up to now is safe. Please try again.',
    errors: [],
    requestId,
  }
}
