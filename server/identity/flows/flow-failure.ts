/** A refusal in the words of this prefix: a status and a body as Django REST framework would give them. */
export class FlowFailure extends Error {
  readonly status: number
  /** Null: no body at all. */
  readonly body: object | null
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: object | null, headers: Readonly<Record<string, string>> = {}) {
    super(`flow failure ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A refusal as a whole: `{ detail }`. */
export function failure(status: number, detail: string, headers?: Readonly<Record<string, string>>): FlowFailure {
  return new FlowFailure(status, { detail }, headers)
}

/** What is wrong with fields of a request, or with all of it as `non_field_errors`. */
export function invalidFields(errors: Readonly<Record<string, readonly string[]>>): FlowFailure {
  return new FlowFailure(400, errors)
}

/** No object by that name. `model` as authentik spells it. */
export function notThere(model: string): FlowFailure {
  return failure(404, `No ${model} matches the given query.`)
}
