import type { Caching } from '@polyhex/contract/operation'

/** An answer that is a file, for operations that produce no JSON: its bytes, and what the browser should know of it. */
export interface FileAnswer {
  readonly body: Buffer | string
  /** Under which it is saved: lower case letters, digits and hyphens, with an ending. */
  readonly name?: string
  /** In place of what the contract allows: how long and by whom this one may be kept; null for never. */
  readonly caching?: Caching | null
}

/** Whether a handler gave a file with words about it rather than bytes alone. */
export function isFileAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'body' in answer && !Buffer.isBuffer(answer)
}

/** The header that names the file; it is shown rather than saved unless the link says otherwise. */
export function dispositionOf(name: string): string {
  if (!/^[a-z0-9-]+\.[a-z]+$/.test(name)) throw new RangeError(`${name} is no plain file name`)
  return `inline; filename="${name}"`
}
