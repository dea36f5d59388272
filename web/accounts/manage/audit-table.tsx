import type { AuditEntry } from '@polyhex/contract/accounts/administration'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { useAskPages } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { shortMomentOf } from '../../kit/date-words.ts'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { paths } from '../../shell/paths.ts'
import { useAccount } from '../../shell/session.ts'
import styles from './manage.module.css'
import { actionWords, auditDetails } from './audit-words.ts'

type Person = AuditEntry['actor']

function Who({ person, none }: { person: Person; none: string }) {
  if (person === null) return <span>{none}</span>
  return <a href={paths.manageAccount(person.id)}>{person.username ?? person.avatarName}</a>
}

function Details({ of }: { of: AuditEntry['details'] }) {
  return (
    <ul className={styles['details']}>
      {auditDetails(of).map(({ label, words, accountId }) => (
        <li key={label}>
          {label}: {accountId === null ? words : <a href={paths.manageAccount(accountId)}>open</a>}
        </li>
      ))}
    </ul>
  )
}

const columns = (timeZone: string): DataColumn<AuditEntry>[] => [
  {
    id: 'at',
    title: 'When',
    width: '190px',
    cell: (row) => shortMomentOf(row.at, timeZone),
  },
  { id: 'action', title: 'What', width: '150px', cell: (row) => actionWords(row.action) },
  {
    id: 'actor',
    title: 'By',
    width: '150px',
    cell: (row) => (
      // One piece, so that the words between the names keep their spaces.
      <span>
        <Who person={row.actor} none="Polyhex" />
        {row.onBehalfOf !== null && (
          <>
            {' as '}
            <Who person={row.onBehalfOf} none="" />
          </>
        )}
      </span>
    ),
  },
  { id: 'subject', title: 'About', width: '120px', cell: (row) => <Who person={row.subject} none="" /> },
  { id: 'details', title: 'Details', width: 'minmax(160px, 1fr)', cell: (row) => <Details of={row.details} /> },
]

/** Who did what, newest first: of everybody, or of one account. */
export function AuditTable({ accountId, maxHeight }: { accountId?: string; maxHeight: string }) {
  const timeZone = useAccount()?.timeZone ?? 'UTC'
  const pages = useAskPages(
    administrationOperations.listAuditLog,
    { query: accountId === undefined ? {} : { accountId } },
    (answer) => ({ received: answer.entries.length, total: answer.total }),
  )
  if (pages.error && !pages.data) {
    return (
      <ErrorState
        title="The log did not load"
        safe={wordsOf(pages.error)}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    )
  }
  return (
    <InfiniteTable
      label="Audit log"
      columns={columns(timeZone)}
      rows={pages.data?.pages.flatMap((page) => page.entries) ?? []}
      rowKey={(row) => row.id}
      hasMore={pages.hasNextPage}
      loading={pages.isPending || pages.isFetchingNextPage}
      onMore={() => void pages.fetchNextPage()}
      maxHeight={maxHeight}
      rowsGrow
      skeletonRows={4}
      empty={<EmptyState title="Nothing has been done yet" text="Sign-ins and changes appear here." shape="square" />}
    />
  )
}
