/**
 * An answer that a handler has already held to its contract and written as JSON, so that the same answer need not be
 * checked and written again for every request. `Answer` is what the text holds.
 */
export class FinishedAnswer<Answer> {
  readonly json: string
  /** Never set: carries the type of the answer. */
  declare readonly answer?: Answer

  constructor(json: string) {
    this.json = json
  }
}
