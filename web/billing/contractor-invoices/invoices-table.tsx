import type { ContractorInvoice } from '@polyhex/contract/billing/contractor-invoice'
import { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { useAskPages } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Chip } from '../../kit/chip.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { paths } from '../../shell/paths.ts'
import styles from '../finance/finance.module.css'
import { moneyWords, periodWords } from '../money-words.ts'
import { hoursWords, invoiceLooks } from './invoice-words.ts'

function columnsOf(withTutor: boolean): DataColumn<ContractorInvoice>[] {
  return [
    {
      id: 'number',
      title: 'Invoice',
      width: '104px',
      narrowWidth: '84px',
      cell: ({ id, invoiceNumber }) => (
        <a className={styles['link']} href={paths.viewInvoice(id)}>
          {invoiceNumber}
        </a>
      ),
    },
    ...(withTutor
      ? [
          {
            id: 'tutor',
            title: 'Tutor',
            width: 'minmax(130px, 1fr)',
            cell: ({ account }: ContractorInvoice) => (
              <span className={styles['one']}>{account?.name ?? account?.publicName ?? 'Account deleted'}</span>
            ),
          },
        ]
      : []),
    {
      id: 'status',
      title: 'Status',
      width: '140px',
      cell: ({ status }) => (
        <Chip hue={invoiceLooks[status].hue} icon={invoiceLooks[status].icon} square>
          {invoiceLooks[status].name}
        </Chip>
      ),
    },
    {
      id: 'period',
      title: 'Period',
      width: 'minmax(190px, 1.5fr)',
      cell: ({ periodStart, periodEnd }) => periodWords(periodStart, periodEnd),
    },
    { id: 'classes', title: 'Classes', width: '80px', numeric: true, cell: ({ classes }) => classes },
    { id: 'time', title: 'Time', width: '112px', numeric: true, cell: ({ minutes }) => hoursWords(minutes) },
    {
      id: 'total',
      title: 'Total',
      width: '116px',
      numeric: true,
      cell: ({ total, currency }) => moneyWords(total, currency),
    },
  ]
}

/** Invoices of tutors, newest first: one's own, or everybody's for administrators. C-213. */
export function InvoicesTable({ accountId, withTutor = false }: { accountId?: string; withTutor?: boolean }) {
  const query = accountId === undefined ? {} : { accountId }
  const pages = useAskPages(contractorInvoiceOperations.listInvoices, { query }, (answer) => ({
    received: answer.invoices.length,
    total: answer.total,
  }))
  if (pages.error && !pages.data) {
    return (
      <ErrorState
        title="The invoices did not load"
        safe={`${wordsOf(pages.error)} Nothing is lost.`}
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  }
  return (
    <InfiniteTable
      label="Invoices"
      columns={columnsOf(withTutor)}
      rows={pages.data?.pages.flatMap((page) => page.invoices) ?? []}
      rowKey={({ id }) => id}
      hasMore={pages.hasNextPage}
      loading={pages.isPending || pages.isFetchingNextPage}
      onMore={() => void pages.fetchNextPage()}
      skeletonRows={3}
      maxHeight={withTutor ? '50dvh' : '24rem'}
      empty={
        <EmptyState
          shape="square"
          title="No invoices"
          text={withTutor ? 'No tutor has handed in an invoice.' : 'Write one for classes that you have taught.'}
        />
      }
    />
  )
}
