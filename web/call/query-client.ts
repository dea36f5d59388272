import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSessionGone, mayPass, ServerProblem, wordsOf } from './problems.ts'

/** Most retries of a question that got no answer; what changes something is never sent again by itself. */
const mostRetries = 3
const firstPauseMs = 400

// What a press changes is drawn before the next picture. With the library's own timer a switch that waits for nothing falls
// back for a moment, on a slow device long enough to be pressed again, which takes back what was chosen.
notifyManager.setScheduler(queueMicrotask)

/**
 * The one place where failures of calls meet: an ended session goes to `onSessionGone`; what was told to the server and
 * refused is shown by `say` unless the form shows it itself. A question that fails is logged and gives nothing; its screen
 * says so. Decision 11, C-241, C-245.
 */
export function createQueryClient({
  say,
  onSessionGone,
  onFactorDemanded = () => {},
  log = logProblem,
}: {
  say: (words: string) => void
  onSessionGone: () => void
  /** The account has to add a second factor before anything else. */
  onFactorDemanded?: () => void
  log?: (question: string, problem: unknown) => void
}): QueryClient {
  const ended = (problem: unknown): boolean => {
    if (problem instanceof ServerProblem && problem.code === 'second_factor_demanded') {
      onFactorDemanded()
      return true
    }
    if (!isSessionGone(problem)) return false
    onSessionGone()
    return true
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (problem, { queryKey }) => {
        if (!ended(problem)) log(queryKey.slice(0, 2).join(' '), problem)
      },
    }),
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
      // Without a network it fails at once, in words; it never waits and goes off later, when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Into the console of the browser: which question, what was answered, and the id under which the server's log has it; no values. */
function logProblem(question: string, problem: unknown): void {
  const words =
    problem instanceof ServerProblem
      ? `${problem.code}${problem.requestId === null ? '' : `, request ${problem.requestId}`}`
      : String(problem)
  // oxlint-disable-next-line no-console -- the log of a browser is its console
  console.error(`${question} failed: ${words}`)
}
