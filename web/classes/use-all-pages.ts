import { mostPages } from '@polyhex/contract/paging'
import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Asks for the remaining pages of a list one after the other, 20 at most. C-209. */
export function useAllPages<Answer>(pages: UseInfiniteQueryResult<InfiniteData<Answer>>): readonly Answer[] {
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages
  const count = data?.pages.length ?? 0
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError && count < mostPages) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, count, fetchNextPage])
  return data?.pages ?? []
}
