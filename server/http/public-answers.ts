import { createHash } from 'node:crypto'

/** An answer as it is sent. */
export interface SentAnswer {
  readonly body: string | Buffer
  readonly tag: string
}

/** The strong entity tag of a body as it is, not compressed. */
export function tagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/**
 * The strong entity tag of a body in a content coding: `"abc"` becomes `"abc-br"`, since a strong tag stands for the very
 * bytes that are sent (RFC 9110, section 8.8.3.3).
 */
export function tagInCoding(tag: string, coding: string): string {
  return `${tag.slice(0, -1)}-${coding}"`
}

const codings = /-(?:br|gzip|deflate|zstd)"$/

/**
 * The tag of If-None-Match that stands for a body, in whatever coding the browser has it, or null when it has another one.
 * Tags are compared weakly, as the header demands (RFC 9110, section 13.1.2).
 */
export function tagHeld(ifNoneMatch: string | undefined, tag: string): string | null {
  if (ifNoneMatch === undefined) return null
  if (ifNoneMatch.trim() === '*') return tag
  for (const [held] of ifNoneMatch.matchAll(/(?:W\/)?"[^"]*"/g)) {
    const strong = held.replace(/^W\//, '')
    if (strong.replace(codings, '"') === tag) return strong
  }
  return null
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
