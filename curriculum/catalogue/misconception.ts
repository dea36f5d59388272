/** A known wrong way of thinking, with the rule by which it gives its wrong answer. */
export interface Misconception {
  readonly id: string
  readonly name: string
  readonly topicCodes: readonly string[]
  readonly wrongRule: string
  readonly example: string
  /** Author and year of studies that describe it. Check them before a page cites them. */
  readonly literature: string
}
