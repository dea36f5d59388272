import { createHash } from 'node:crypto'

/** An answer as it is sent. */
export interface SentAnswer {
  readonly body: string | Buffer
  readonly tag: string
}

/** The entity tag of a body. */
export function tagOf(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

const mostKept = 500

/**
 * Answers that are the same for everyone and do not change while the server runs (the curriculum, sample questions),
 * by address, so that they are made once. The oldest go when there are too many.
 */
export function openPublicAnswers(): {
  get(url: string): SentAnswer | undefined
  keep(url: string, answer: SentAnswer): void
} {
  const answers = new Map<string, SentAnswer>()
  return {
    get: (url) => answers.get(url),
    keep: (url, answer) => {
      const oldest = answers.size >= mostKept ? answers.keys().next().value : undefined
      if (oldest !== undefined) answers.delete(oldest)
      answers.set(url, answer)
    },
  }
}
