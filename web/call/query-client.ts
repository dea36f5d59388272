import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSessionGone, mayPass, wordsOf } from './problems.ts'

/** Most retries of a question that got no answer; what changes something is never sent again by itself. */
const mostRetries = 3
const firstPauseMs = 400

/**
 * The one place where failures of calls meet: an ended session goes to `onSessionGone`; what was told to the server and
 * refused is shown by `say` unless the form shows it itself. A question's failure is shown by its screen.
 */
export function createQueryClient({
  say,
  onSessionGone,
}: {
  say: (words: string) => void
  onSessionGone: () => void
}): QueryClient {
  const ended = (problem: unknown): boolean => {
    if (!isSessionGone(problem)) return false
    onSessionGone()
    return true
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: ended }),
    mutationCache: new MutationCache({
      onError: (problem, _call, _context, mutation) => {
        if (!mutation.meta?.['quiet'] && !ended(problem)) say(wordsOf(problem))
      },
    }),
    defaultOptions: {
      queries: {
        retry: (count, problem) => mayPass(problem) && count < mostRetries,
        retryDelay: (count) => firstPauseMs * 2 ** count,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  })
}
