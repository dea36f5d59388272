import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useAskPages } from '../call/ask.ts'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { CoinCounter } from '../kit/coin-counter.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { AccountPages } from '../shell/account-pages.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { AddCoinsDialog } from './add-coins-dialog.tsx'
import { CoinHistoryTable } from './coin-history-table.tsx'
import styles from './coins.module.css'

/** view: one's own coins; manage: a given account's, with Add Coins; manage-all: with the Details column as well [L-088]. */
export type CoinVariant = 'view' | 'manage' | 'manage-all'

const batch = 100

/** 'Rewards Earned & Used': the coins of an account and where they came from. */
export function EarnedScreen() {
  const { accountId } = useParams({ strict: false })
  usePageTitle('Rewards Earned & Used')
  return <SignedIn>{(account) => <Earned account={account} accountId={accountId} />}</SignedIn>
}

function Earned({ account, accountId }: { account: SessionAccount; accountId: string | undefined }) {
  const isAdmin = account.roles.includes('admin')
  const isOwn = accountId === undefined || accountId === account.accountId
  const variant: CoinVariant = isAdmin ? 'manage-all' : isOwn ? 'view' : 'manage'
  return (
    <>
      {accountId !== undefined && <AccountPages account={account} accountId={accountId} page="rewards" />}
      <CoinHistory
        accountId={accountId ?? account.accountId}
        variant={variant}
        mayAdd={isAdmin}
        timeZone={account.timeZone}
      />
    </>
  )
}

interface CoinHistoryProps {
  accountId: string
  variant: CoinVariant
  /** Only administrators grant or take coins [L-186]. */
  mayAdd: boolean
  timeZone: string
}

/** Balance, table and, for those who manage, Add Coins. */
export function CoinHistory({ accountId, variant, mayAdd, timeZone }: CoinHistoryProps) {
  const [adding, setAdding] = useState(false)
  const pages = useAskPages(
    coinOperations.listCoinChanges,
    { params: { accountId } },
    (answer) => ({ received: answer.changes.length, total: answer.total }),
    batch,
  )
  const { data, error } = pages
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for this line in the console
    if (error) console.warn('The coin history could not be loaded', error)
  }, [error])
  const first = data?.pages[0]
  const changes = data?.pages.flatMap((page) => page.changes) ?? []
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1>Rewards Earned &amp; Used</h1>
          {variant !== 'view' && first && <p>{first.publicName}</p>}
        </div>
        <div className={styles.balance}>
          {first && <CoinCounter amount={first.balance} unit="available" />}
          {variant !== 'view' && mayAdd && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              Add Coins
            </Button>
          )}
        </div>
      </header>
      {error && !data ? (
        <ErrorState
          title="The rewards could not be loaded"
          safe="Your coins are safe. Try again in a moment."
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      ) : (
        <Card>
          <CoinHistoryTable
            changes={changes}
            withDetails={variant === 'manage-all'}
            timeZone={timeZone}
            loading={pages.isPending || pages.isFetchingNextPage}
            hasMore={pages.hasNextPage}
            onMore={() => void pages.fetchNextPage()}
          />
        </Card>
      )}
      {adding && (
        <AddCoinsDialog
          accountId={accountId}
          open
          onClose={() => setAdding(false)}
          onAdded={() => void pages.refetch()}
        />
      )}
    </div>
  )
}
