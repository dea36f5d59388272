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
/** Of all bodies together: anyone may ask for the same long list under another address again and again. */
const mostBytes = 16_000_000

/**
 * Answers that are the same for everyone and do not change while the server runs (the curriculum, sample questions),
 * by address, so that they are made once. The oldest go when there are too many.
 */
export function openPublicAnswers(): {
  get(url: string): SentAnswer | undefined
  keep(url: string, answer: SentAnswer): void
} {
  const answers = new Map<string, SentAnswer>()
  let bytes = 0
  const sizeOf = (url: string, answer: SentAnswer | undefined): number => 2 * (url.length + (answer?.body.length ?? 0))
  const drop = (url: string): void => {
    if (answers.has(url)) bytes -= sizeOf(url, answers.get(url))
    answers.delete(url)
  }
  return {
    get: (url) => answers.get(url),
    keep: (url, answer) => {
      const size = sizeOf(url, answer)
      if (size > mostBytes) return
      drop(url)
      for (const oldest of answers.keys()) {
        if (answers.size < mostKept && bytes + size <= mostBytes) break
        drop(oldest)
      }
      answers.set(url, answer)
      bytes += size
    },
  }
}
