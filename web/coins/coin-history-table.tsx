import type { CoinChange } from '@polyhex/contract/coins/coin-changes'
import { Chip } from '../kit/chip.tsx'
import type { DataColumn } from '../kit/data-columns.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { InfiniteTable } from '../kit/infinite-table.tsx'
import { coinChangeHue, coinChangeNames, momentText, signedAmount } from './coin-words.ts'
import styles from './coins.module.css'

interface CoinHistoryTableProps {
  changes: readonly CoinChange[]
  /** The Details column is for those who manage all accounts [L-088]. */
  withDetails: boolean
  timeZone: string | undefined
  loading: boolean
  hasMore: boolean
  onMore: () => void
}

/** The columns of the coin history. */
function columnsFor(withDetails: boolean, timeZone: string | undefined): DataColumn<CoinChange>[] {
  const columns: DataColumn<CoinChange>[] = [
    {
      id: 'date',
      title: 'Date',
      width: 'minmax(112px, 190px)',
      narrowWidth: '100px',
      cell: (change) => {
        const { day, time } = momentText(change.changedAt, timeZone)
        return (
          <span className={styles.moment}>
            {day} <small>{time}</small>
          </span>
        )
      },
    },
    {
      id: 'type',
      title: 'Type',
      width: 'minmax(118px, 1fr)',
      cell: (change) => (
        <Chip square hue={coinChangeHue(change.changeType)}>
          {coinChangeNames[change.changeType]}
        </Chip>
      ),
    },
    { id: 'details', title: 'Details', width: 'minmax(160px, 1.6fr)', cell: (change) => change.changeDetails },
    {
      id: 'amount',
      title: 'Amount',
      width: 'minmax(66px, 110px)',
      narrowWidth: '64px',
      numeric: true,
      cell: (change) => (
        <span className={styles.amount} data-sign={change.userAssetChangeAmount < 0 ? 'minus' : 'plus'}>
          {signedAmount(change.userAssetChangeAmount)}
        </span>
      ),
    },
    {
      id: 'available',
      title: 'Available',
      width: 'minmax(80px, 110px)',
      narrowWidth: '74px',
      numeric: true,
      cell: (change) => change.userAssetFinalAmount.toLocaleString('en-US'),
    },
  ]
  return withDetails ? columns : columns.filter((column) => column.id !== 'details')
}

/** Coins earned and used, newest first [L-086, L-087]. */
export function CoinHistoryTable(props: CoinHistoryTableProps) {
  return (
    <InfiniteTable
      label="Coin history"
      columns={columnsFor(props.withDetails, props.timeZone)}
      rows={props.changes}
      rowKey={(change) => change.id}
      sort={{ id: 'date', descending: true }}
      maxHeight="60dvh"
      skeletonRows={10}
      loading={props.loading}
      hasMore={props.hasMore}
      onMore={props.onMore}
      empty={
        <EmptyState
          title="No coins yet"
          text="Right answers bring coins. They are listed here as they come."
          shape="circle"
        />
      }
    />
  )
}
