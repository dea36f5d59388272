import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../kit/error-state.tsx'
import { OfflineState } from '../offline/offline-state.tsx'
import { useOnline } from './network.ts'
import { UnreachableProblem, wordsOf } from './problems.ts'

/** What was asked of the server, in each of its states: loading, failed with a way to retry, or there. */
export function Asked<Answer>({
  query,
  loading,
  failed,
  safe = 'Your answers are safe.',
  children,
}: {
  query: UseQueryResult<Answer>
  /** Skeletons in the shape of what is coming. */
  loading: ReactNode
  /** What did not load: 'The units did not load'. */
  failed: string
  /** What is not lost by it. */
  safe?: string
  children: (answer: Answer) => ReactNode
}) {
  const online = useOnline()
  if (query.data !== undefined) return children(query.data)
  const isUnreached = query.fetchStatus === 'paused' || query.error instanceof UnreachableProblem
  if (!online && isUnreached) return <OfflineState />
  if (query.isError) {
    return (
      <ErrorState
        title={failed}
        safe={`${wordsOf(query.error)} ${safe}`}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return loading
}
