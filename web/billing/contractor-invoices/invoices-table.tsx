import type { ContractorInvoice } from '@polyhex/contract/billing/contractor-invoice'
import { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { useAskPages } from '../../call/ask.ts'
import { AskedTable } from '../../call/asked-table.tsx'
import { Chip } from '../../kit/chip.tsx'
import { CompactRow } from '../../kit/compact-row.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { paths } from '../../shell/paths.ts'
import styles from '../finance/finance.module.css'
import { periodWords } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'
import { hoursWords, invoiceLooks } from './invoice-words.ts'

function InvoiceLink({ invoice: { id, invoiceNumber } }: { invoice: ContractorInvoice }) {
  return (
    <a className={styles['name']} href={paths.viewInvoice(id)}>
      {invoiceNumber}
    </a>
  )
}

function Status({ invoice: { status } }: { invoice: ContractorInvoice }) {
  return (
    <Chip hue={invoiceLooks[status].hue} icon={invoiceLooks[status].icon} square>
      {invoiceLooks[status].name}
    </Chip>
  )
}

const tutorName = ({ account }: ContractorInvoice): string => account?.name ?? account?.publicName ?? 'Account deleted'

/** An invoice where there is no room for columns. */
function Compact({ invoice, withTutor }: { invoice: ContractorInvoice; withTutor: boolean }) {
  const { total, currency, periodStart, periodEnd, minutes } = invoice
  return (
    <CompactRow
      title={<InvoiceLink invoice={invoice} />}
      figure={moneyWords(total, currency)}
      lines={[
        ...(withTutor ? [[tutorName(invoice), hoursWords(minutes)] as const] : []),
        [periodWords(periodStart, periodEnd), <Status key="status" invoice={invoice} />],
      ]}
    />
  )
}

function columnsOf(withTutor: boolean): DataColumn<ContractorInvoice>[] {
  return [
    {
      id: 'number',
      title: 'Invoice',
      width: '116px',
      cell: (invoice) => <InvoiceLink invoice={invoice} />,
    },
    ...(withTutor
      ? [
          {
            id: 'tutor',
            title: 'Tutor',
            width: 'minmax(130px, 1fr)',
            cell: (invoice: ContractorInvoice) => <span className={styles['one']}>{tutorName(invoice)}</span>,
          },
        ]
      : []),
    {
      id: 'status',
      title: 'Status',
      width: '140px',
      cell: (invoice) => <Status invoice={invoice} />,
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
      width: '124px',
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
  return (
    <AskedTable
      pages={pages}
      rowsOf={(answer) => answer.invoices}
      failed="The invoices did not load"
      label="Invoices"
      columns={columnsOf(withTutor)}
      rowKey={({ id }) => id}
      skeletonRows={3}
      maxHeight={withTutor ? '50dvh' : '24rem'}
      compact={{
        below: withTutor ? 900 : 740,
        rowPx: withTutor ? 88 : 68,
        renderRow: (invoice) => <Compact invoice={invoice} withTutor={withTutor} />,
      }}
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
