/** How a refusal is said: its status, its words and the form field that they belong under. */
export interface RefusalForm {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  readonly message: string
  /** The form field the message belongs under. */
  readonly field?: string
}
