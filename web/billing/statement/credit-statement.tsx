import { type StatementCredit, statementOperations } from '@polyhex/contract/billing/statement-operations'
import { creditStatuses, type CreditStatus } from '@polyhex/contract/credits/credit'
import { useState } from 'react'
import { useAskPages } from '../../call/ask.ts'
import { AskedTable } from '../../call/asked-table.tsx'
import { creditSourceNames, creditStatusLooks, dateWords } from '../../credits/credit-words.ts'
import { Chip } from '../../kit/chip.tsx'
import { CompactRow } from '../../kit/compact-row.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Select } from '../../kit/select.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { paths } from '../../shell/paths.ts'
import styles from '../billing.module.css'
import { CreditCells } from '../credit-cells.tsx'
import { momentOf } from '../../kit/date-words.ts'

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
    <TitledCard
      title="Credits"
      actions={
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
      }
    >
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
      <AskedTable
        pages={pages}
        rowsOf={(answer) => lotsOf(answer.credits)}
        failed="The credits did not load"
        label="List of credits"
        columns={columns(timeZone)}
        rowKey={({ id }) => id}
        skeletonRows={3}
        maxHeight="24rem"
        compact={{ below: 720, rowPx: 84, renderRow: (lot) => <Compact lot={lot} timeZone={timeZone} /> }}
        empty={
          <EmptyState
            title={status === every ? 'No credits yet' : 'No credit fits'}
            text={status === every ? 'One credit pays for one class.' : 'Choose another status.'}
            shape="hexagon"
          />
        }
      />
    </TitledCard>
  )
}

/** Credits that are alike in everything that the list says, as one row: ten of a package are not ten rows. */
export interface CreditLot extends StatementCredit {
  readonly count: number
}

/** Credits as lots, in their order; what pays for a class stays a row of its own. */
export function lotsOf(credits: readonly StatementCredit[]): CreditLot[] {
  const alike = Map.groupBy(credits, ({ id, createdDate: _, class: taken, classDate, ...rest }) =>
    taken !== null || classDate !== null ? id : JSON.stringify(rest),
  )
  return [...alike.values()].flatMap((lot) => (lot[0] === undefined ? [] : [{ ...lot[0], count: lot.length }]))
}

const countWords = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`

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

function Status({ status }: StatementCredit) {
  const look = creditStatusLooks[status]
  return (
    <Chip hue={look.hue} icon={look.icon} square>
      {look.name}
    </Chip>
  )
}

function ClassOf({ lot: { class: taken, classDate, count } }: { lot: CreditLot }) {
  if (taken === null) return dateWords(classDate) || countWords(count)
  return <a href={paths.timeSlot(taken.timeSlotId)}>{taken.name ?? 'Class'}</a>
}

function Compact({ lot, timeZone }: { lot: CreditLot; timeZone: string }) {
  const { studentName, source, payment, expirationDate, expiredBecause } = lot
  const begins = lot.class === null ? null : momentOf(lot.class.startingAt, timeZone)
  const from = [creditSourceNames[source], payment?.orderNumber].filter(Boolean).join(', ')
  return (
    <CompactRow
      title={<ClassOf lot={lot} />}
      figure={<Status {...lot} />}
      lines={[
        [begins ?? from, expiredBecause === null ? '' : expiredWords[expiredBecause]],
        [
          studentName ?? 'Any of the family',
          expirationDate === null ? 'Never expires' : `Expires ${dateWords(expirationDate)}`,
        ],
      ]}
    />
  )
}

function columns(timeZone: string): DataColumn<CreditLot>[] {
  return [
    {
      id: 'status',
      title: 'Status',
      width: '142px',
      cell: (credit) => (
        <span className={styles['two']}>
          <span>
            <Status {...credit} />
          </span>
          {credit.expiredBecause !== null && <small>{expiredWords[credit.expiredBecause]}</small>}
        </span>
      ),
    },
    {
      id: 'class',
      title: 'Class',
      width: 'minmax(200px, 1fr)',
      cell: (credit) =>
        credit.class === null ? (
          <ClassOf lot={credit} />
        ) : (
          <span className={styles['two']}>
            <ClassOf lot={credit} />
            <small>{momentOf(credit.class.startingAt, timeZone)}</small>
          </span>
        ),
    },
    {
      id: 'student',
      title: 'Student',
      width: '152px',
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
      width: '128px',
      cell: ({ expirationDate }) => dateWords(expirationDate) || 'Never',
    },
  ]
}
