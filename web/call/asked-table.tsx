import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import type { ComponentProps } from 'react'
import { ErrorState } from '../kit/error-state.tsx'
import { InfiniteTable } from '../kit/infinite-table.tsx'
import { wordsOf } from './problems.ts'

type TableProps<Row extends RowData> = Omit<
  ComponentProps<typeof InfiniteTable<Row>>,
  'rows' | 'hasMore' | 'loading' | 'onMore'
>

/** A long table of what was asked for batch by batch (`useAskPages`), or, where nothing came, why and a way to retry. */
export function AskedTable<Answer, Row extends RowData>({
  pages,
  rowsOf,
  failed,
  ...table
}: TableProps<Row> & {
  pages: UseInfiniteQueryResult<InfiniteData<Answer>>
  rowsOf: (answer: Answer) => readonly Row[]
  /** What did not load: 'The payments did not load'. */
  failed: string
}) {
  if (pages.error && !pages.data) {
    return (
      <ErrorState
        title={failed}
        safe={`${wordsOf(pages.error)} Nothing is lost.`}
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  }
  return (
    <InfiniteTable<Row>
      {...table}
      rows={pages.data?.pages.flatMap(rowsOf) ?? []}
      hasMore={pages.hasNextPage}
      loading={pages.isPending || pages.isFetchingNextPage}
      onMore={() => void pages.fetchNextPage()}
    />
  )
}
