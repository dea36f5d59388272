import { mayPass } from '../../call/problems.ts'

/** Milliseconds between two calls for a token: the first, and the longest. */
const pauses = { first: 250, longest: 4000 } as const

/**
 * A token for the board, asked for until it is there: a call that fails for a moment, while the line comes back, must not end
 * the board, on which strokes may wait to be sent. Throws where it is refused. Asked anew, the question before is over and
 * never answered: its socket is gone. `end` ends the last one.
 */
export function boardTokens(ask: () => Promise<string>): { next: () => Promise<string>; end: () => void } {
  let latest = 0
  const never = new Promise<string>(() => {})
  const next = async (): Promise<string> => {
    latest += 1
    const mine = latest
    for (let pause: number = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
      try {
        const token = await ask()
        return await (mine === latest ? token : never)
      } catch (problem) {
        if (mine === latest && !mayPass(problem)) throw problem
      }
      await new Promise((resolve) => void setTimeout(resolve, pause))
      if (mine !== latest) return never
    }
  }
  return { next, end: () => void (latest += 1) }
}
