import {
  type Credit,
  creditSources,
  type CreditSource,
  creditStatuses,
  type CreditStatus,
} from '@polyhex/contract/credits/credit'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { useState } from 'react'
import { useAskPages } from '../call/ask.ts'
import { wordsOf } from '../call/problems.ts'
import { Chip } from '../kit/chip.tsx'
import type { DataColumn } from '../kit/data-columns.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { InfiniteTable } from '../kit/infinite-table.tsx'
import { Select } from '../kit/select.tsx'
import { paths } from '../shell/paths.ts'
import { CreditHistoryDialog } from './credit-history-dialog.tsx'
import { creditSourceNames, creditStatusLooks, dateWords, personWords } from './credit-words.ts'
import styles from './credits.module.css'

/** manage-all: every credit; manage: those of one account for administrators; view: those of a family. C-103. */
export type CreditsVariant = 'manage-all' | 'manage' | 'view'
const every = 'all'

/** Credits, newest first, a hundred at a time, with counts of each status and the history of each. C-103, C-217. */
export function CreditsTable({ variant, accountId }: { variant: CreditsVariant; accountId?: string }) {
  const [status, setStatus] = useState<CreditStatus | typeof every>(every)
  const [source, setSource] = useState<CreditSource | typeof every>(every)
  const [opened, setOpened] = useState<Credit | null>(null)
  const query = {
    ...(accountId === undefined ? {} : { ownerAccountId: accountId }),
    ...(status === every ? {} : { status }),
    ...(source === every ? {} : { source }),
  }
  const pages = useAskPages(creditOperations.listCredits, { query }, (answer) => ({
    received: answer.credits.length,
    total: answer.total,
  }))
  const first = pages.data?.pages[0]
  const credits = pages.data?.pages.flatMap((page) => page.credits) ?? []
  const filtered = status !== every || source !== every
  return (
    <>
      {first && (
        <ul className={styles['counts']} aria-label="Credits by status">
          {creditStatuses.map((one) => (
            <li key={one}>
              <Chip hue={creditStatusLooks[one].hue} icon={creditStatusLooks[one].icon}>
                {first.counts[one]} {creditStatusLooks[one].name.toLowerCase()}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['filters']} role="search">
        <Select<CreditStatus | typeof every>
          label="Status"
          options={[
            { value: every, label: 'All' },
            ...creditStatuses.map((one) => ({ value: one, label: creditStatusLooks[one].name })),
          ]}
          value={status}
          onChange={setStatus}
        />
        <Select<CreditSource | typeof every>
          label="Source"
          options={[
            { value: every, label: 'All' },
            ...creditSources.map((one) => ({ value: one, label: creditSourceNames[one] })),
          ]}
          value={source}
          onChange={setSource}
        />
      </div>
      {pages.error && !pages.data ? (
        <ErrorState
          title="The credits did not load"
          safe={`${wordsOf(pages.error)} Nothing is lost.`}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <InfiniteTable
          label="List of credits"
          columns={creditColumns(variant, setOpened)}
          rows={credits}
          rowKey={({ id }) => id}
          hasMore={pages.hasNextPage}
          loading={pages.isPending || pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          skeletonRows={variant === 'manage-all' ? 10 : 4}
          maxHeight={variant === 'manage-all' ? 'calc(100dvh - 380px)' : '24rem'}
          empty={
            <EmptyState
              title={filtered ? 'No credit fits' : 'No credits yet'}
              text={filtered ? 'Take a filter away.' : 'One credit pays for one class.'}
              shape="hexagon"
            />
          }
        />
      )}
      {opened && (
        <CreditHistoryDialog
          credit={opened}
          mayGiveBack={variant !== 'view'}
          onClose={() => setOpened(null)}
          onGivenBack={() => void pages.refetch()}
        />
      )}
    </>
  )
}

function creditColumns(variant: CreditsVariant, onOpen: (credit: Credit) => void): DataColumn<Credit>[] {
  const person = (of: Credit['owner']) =>
    of !== null && variant !== 'view' ? (
      <a className={styles['name']} href={paths.manageAccount(of.id)}>
        {personWords(of)}
      </a>
    ) : (
      personWords(of)
    )
  return [
    {
      id: 'status',
      title: 'Status',
      width: '138px',
      cell: ({ status }) => (
        <Chip hue={creditStatusLooks[status].hue} icon={creditStatusLooks[status].icon} square>
          {creditStatusLooks[status].name}
        </Chip>
      ),
    },
    {
      id: 'student',
      title: 'Student',
      width: 'minmax(130px, 1fr)',
      cell: ({ student }) => person(student) || 'Any of the family',
    },
    ...(variant === 'view'
      ? []
      : [{ id: 'owner', title: 'Owner', width: 'minmax(130px, 1fr)', cell: ({ owner }: Credit) => person(owner) }]),
    { id: 'source', title: 'Source', width: '110px', cell: ({ source }) => creditSourceNames[source] },
    { id: 'class', title: 'Class', width: '124px', cell: ({ classDate }) => dateWords(classDate) },
    {
      id: 'expires',
      title: 'Expires',
      width: '124px',
      cell: ({ expirationDate }) => dateWords(expirationDate) || 'Never',
    },
    { id: 'invoice', title: 'Invoice', width: '120px', cell: ({ invoiceNumber }) => invoiceNumber },
    {
      id: 'history',
      title: 'History',
      titleHidden: true,
      width: '60px',
      cell: (credit) => (
        <IconButton
          icon="history"
          size="sm"
          label={`History of the ${creditStatusLooks[credit.status].name.toLowerCase()} credit of ${personWords(credit.student) || personWords(credit.owner) || 'nobody'}`}
          tip="History"
          onClick={() => onOpen(credit)}
        />
      ),
    },
  ]
}
