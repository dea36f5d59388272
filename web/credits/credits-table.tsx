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
import { AskedTable } from '../call/asked-table.tsx'
import { Chip } from '../kit/chip.tsx'
import { CompactRow } from '../kit/compact-row.tsx'
import type { DataColumn } from '../kit/data-columns.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { IconButton } from '../kit/icon-button.tsx'
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
      <AskedTable
        pages={pages}
        rowsOf={(answer) => answer.credits}
        failed="The credits did not load"
        label="List of credits"
        columns={creditColumns(variant, setOpened)}
        rowKey={({ id }) => id}
        skeletonRows={variant === 'manage-all' ? 10 : 4}
        maxHeight={variant === 'manage-all' ? 'calc(100dvh - 380px)' : '24rem'}
        compact={{
          below: variant === 'view' ? 740 : 860,
          rowPx: 84,
          renderRow: (credit) => <Compact credit={credit} variant={variant} onOpen={setOpened} />,
        }}
        empty={
          <EmptyState
            title={filtered ? 'No credit fits' : 'No credits yet'}
            text={filtered ? 'Clear a filter to see more.' : 'One credit pays for one class.'}
            shape="hexagon"
          />
        }
      />
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

interface RowProps {
  credit: Credit
  variant: CreditsVariant
  onOpen: (credit: Credit) => void
}

function Person({ of, variant }: { of: Credit['owner']; variant: CreditsVariant }) {
  if (of === null || variant === 'view') return personWords(of)
  return (
    <a className={styles['name']} href={paths.manageAccount(of.id)}>
      {personWords(of)}
    </a>
  )
}

function Status({ status }: Credit) {
  return (
    <Chip hue={creditStatusLooks[status].hue} icon={creditStatusLooks[status].icon} square>
      {creditStatusLooks[status].name}
    </Chip>
  )
}

function History({ credit, onOpen }: Omit<RowProps, 'variant'>) {
  const whose = personWords(credit.student) || personWords(credit.owner) || 'nobody'
  return (
    <IconButton
      icon="history"
      size="sm"
      label={`History of the ${creditStatusLooks[credit.status].name.toLowerCase()} credit of ${whose}`}
      tip="History"
      onClick={() => onOpen(credit)}
    />
  )
}

/** A credit where there is no room for columns. */
function Compact({ credit, variant, onOpen }: RowProps) {
  const { student, owner, source, invoiceNumber, classDate, expirationDate } = credit
  const from = [creditSourceNames[source], invoiceNumber].filter(Boolean).join(', ')
  return (
    <CompactRow
      title={student === null ? 'Any of the family' : <Person of={student} variant={variant} />}
      figure={<Status {...credit} />}
      lines={[
        [
          variant === 'view' || owner === null ? from : `${from}, owner ${personWords(owner)}`,
          classDate === null ? '' : `Class ${dateWords(classDate)}`,
        ],
        [expirationDate === null ? 'Never expires' : `Expires ${dateWords(expirationDate)}`],
      ]}
      actions={<History credit={credit} onOpen={onOpen} />}
    />
  )
}

function creditColumns(variant: CreditsVariant, onOpen: (credit: Credit) => void): DataColumn<Credit>[] {
  return [
    {
      id: 'status',
      title: 'Status',
      width: '138px',
      cell: (credit) => <Status {...credit} />,
    },
    {
      id: 'student',
      title: 'Student',
      width: 'minmax(130px, 1fr)',
      cell: ({ student }) => (student === null ? 'Any of the family' : <Person of={student} variant={variant} />),
    },
    ...(variant === 'view'
      ? []
      : [
          {
            id: 'owner',
            title: 'Owner',
            width: 'minmax(130px, 1fr)',
            cell: ({ owner }: Credit) => <Person of={owner} variant={variant} />,
          },
        ]),
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
      cell: (credit) => <History credit={credit} onOpen={onOpen} />,
    },
  ]
}
