import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallOf, Operation, ResultOf } from '@polyhex/contract/operation'
import { callServer } from './call-server.ts'

/** The key under which an answer is kept: method, path, and what was asked. */
export function askKey<O extends Operation>(operation: O, call?: CallOf<O>): readonly unknown[] {
  return call === undefined ? [operation.method, operation.path] : [operation.method, operation.path, call]
}

/** Options of a question to the server, for `useQuery`, `ensureQueryData` and prefetching. Kept as long as the contract allows. */
export function askOptions<O extends Operation>(operation: O, call: CallOf<O>) {
  return queryOptions({
    queryKey: askKey(operation, call),
    queryFn: ({ signal }) => callServer(operation, call, signal),
    staleTime: (operation.caching?.seconds ?? 0) * 1000,
  })
}

/** Asks the server and follows the answer. Pass null while what to ask is not known yet. */
export function useAsk<O extends Operation>(operation: O, call: CallOf<O> | null): UseQueryResult<ResultOf<O>> {
  const options = askOptions(operation, call ?? ({} as CallOf<O>))
  return useQuery({ ...options, enabled: call !== null })
}

/** Asks for a list batch by batch; `offset` and `count` are filled in. `rowsOf` tells how many came and how many there are. */
export function useAskPages<O extends Operation>(
  operation: O,
  call: CallOf<O> | null,
  rowsOf: (answer: ResultOf<O>) => { received: number; total: number },
  count = 100,
) {
  const options = infiniteQueryOptions({
    queryKey: [...askKey(operation, call ?? undefined), 'pages', count],
    queryFn: ({ signal, pageParam }) => {
      const parts = (call ?? {}) as { query?: object }
      return callServer(
        operation,
        { ...parts, query: { ...parts.query, offset: pageParam, count } } as CallOf<O>,
        signal,
      )
    },
    initialPageParam: 0,
    getNextPageParam: (answer: ResultOf<O>, _pages, offset: number) => {
      const { received, total } = rowsOf(answer)
      return received > 0 && offset + received < total ? offset + received : undefined
    },
    staleTime: (operation.caching?.seconds ?? 0) * 1000,
  })
  return useInfiniteQuery({ ...options, enabled: call !== null })
}

/**
 * Tells the server something (anything that is not a GET). A failure is shown as a toast unless `quiet`, which is for
 * forms that show it under their entries.
 */
export function useTell<O extends Operation>(
  operation: O,
  options: { quiet?: boolean; onDone?: (answer: ResultOf<O>, call: CallOf<O>) => unknown } = {},
): UseMutationResult<ResultOf<O>, Error, CallOf<O>> {
  return useMutation({
    mutationFn: (call: CallOf<O>) => callServer(operation, call),
    meta: { quiet: options.quiet ?? false },
    ...(options.onDone ? { onSuccess: options.onDone } : {}),
  })
}
