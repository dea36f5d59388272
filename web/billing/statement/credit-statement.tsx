import { type StatementCredit, statementOperations } from '@polyhex/contract/billing/statement-operations'
import { creditStatuses, type CreditStatus } from '@polyhex/contract/credits/credit'
import { useState } from 'react'
import { useAskPages } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { creditSourceNames, creditStatusLooks, dateWords } from '../../credits/credit-words.ts'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { Select } from '../../kit/select.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import styles from '../billing.module.css'
import { CreditCells } from '../credit-cells.tsx'
import { momentWords } from '../money-words.ts'

const every = 'all'

/** `3 expire Nov 30, 2026`. P0-3. */
export function expiresWords({ count, date }: { count: number; date: string }): string {
  return `${count} ${count === 1 ? 'expires' : 'expire'} ${dateWords(date)}`
}

/** What is left, what expires next, and of each credit where it came from and what it pays for. P0-3, C-103. */
export function CreditStatement({ accountId, timeZone }: { accountId: string; timeZone: string }) {
  const [status, setStatus] = useState<CreditStatus | typeof every>(every)
  const pages = useAskPages(
    statementOperations.getCreditStatement,
    { params: { accountId }, query: status === every ? {} : { status } },
    (answer) => ({ received: answer.credits.length, total: answer.total }),
  )
  const first = pages.data?.pages[0]
  return (
    <Card as="section" className={styles['card']} aria-labelledby="credit-statement">
      <header className={styles['head']}>
        <h2 id="credit-statement">Credits</h2>
        <Select<CreditStatus | typeof every>
          label="Status"
          hideLabel
          options={[
            { value: every, label: 'All credits' },
            ...creditStatuses.map((one) => ({ value: one, label: creditStatusLooks[one].name })),
          ]}
          value={status}
          onChange={setStatus}
        />
      </header>
      <div className={styles['balance']}>
        {first === undefined ? (
          !pages.error && <Skeleton height={92} radius={14} />
        ) : (
          <>
            <div className={styles['sum']}>
              {first.balance > 0 && <CreditCells count={first.balance} cell={11} />}
              <p>
                <strong>
                  {first.balance} {first.balance === 1 ? 'credit' : 'credits'} left
                </strong>
                <small>{besideWords(first.counts.allocated, first.suppliedByOthers)}</small>
              </p>
            </div>
            {first.nextExpiries.length > 0 && (
              <ul className={styles['expiries']} aria-label="What expires next">
                {first.nextExpiries.map((one) => (
                  <li key={one.date}>
                    <Chip icon="clock" hue="outline">
                      {expiresWords(one)}
                    </Chip>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
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
          columns={columns(timeZone)}
          rows={pages.data?.pages.flatMap((page) => page.credits) ?? []}
          rowKey={({ id }) => id}
          hasMore={pages.hasNextPage}
          loading={pages.isPending || pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          skeletonRows={3}
          maxHeight="24rem"
          empty={
            <EmptyState
              title={status === every ? 'No credits yet' : 'No credit fits'}
              text={status === every ? 'One credit pays for one class.' : 'Choose another status.'}
              shape="hexagon"
            />
          }
        />
      )}
    </Card>
  )
}

function besideWords(allocated: number, supplied: number): string {
  const parts = [
    allocated > 0 ? `${allocated} more set aside for coming classes` : '',
    supplied > 0 ? `${supplied} more from the family` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'One credit pays for one class.' : `${parts.join(', ')}.`
}

const expiredWords: Readonly<Record<NonNullable<StatementCredit['expiredBecause']>, string>> = {
  overdue: 'not used in time',
  refunded: 'refunded',
  disputed: 'payment disputed',
  admin: 'taken back by staff',
}

function columns(timeZone: string): DataColumn<StatementCredit>[] {
  return [
    {
      id: 'status',
      title: 'Status',
      width: '134px',
      cell: ({ status, expiredBecause }) => {
        const look = creditStatusLooks[status]
        return (
          <span className={styles['two']}>
            <span>
              <Chip hue={look.hue} icon={look.icon} square>
                {look.name}
              </Chip>
            </span>
            {expiredBecause !== null && <small>{expiredWords[expiredBecause]}</small>}
          </span>
        )
      },
    },
    {
      id: 'class',
      title: 'Class',
      width: 'minmax(226px, 1fr)',
      cell: (credit) =>
        credit.class === null ? (
          dateWords(credit.classDate)
        ) : (
          <span className={styles['two']}>
            <a href={paths.timeSlot(credit.class.timeSlotId)}>{credit.class.name ?? 'Class'}</a>
            <small>{momentWords(credit.class.startingAt, timeZone)}</small>
          </span>
        ),
    },
    {
      id: 'student',
      title: 'Student',
      width: '136px',
      cell: ({ studentName }) => studentName ?? 'Any of the family',
    },
    {
      id: 'source',
      title: 'Source',
      width: '108px',
      cell: ({ source, payment }) => (
        <span className={styles['two']}>
          {creditSourceNames[source]}
          {payment !== null && <small>{payment.orderNumber}</small>}
        </span>
      ),
    },
    {
      id: 'expires',
      title: 'Expires',
      width: '116px',
      cell: ({ expirationDate }) => dateWords(expirationDate) || 'Never',
    },
  ]
}
