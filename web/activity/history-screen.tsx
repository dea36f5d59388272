import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { activityPageSizes } from '@polyhex/contract/activity/history'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useAsk } from '../call/ask.ts'
import { Card } from '../kit/card.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { AccountPages } from '../shell/account-pages.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { ActivityTable } from './activity-table.tsx'
import { CompletionHex } from './completion-hex.tsx'
import styles from './history.module.css'

/** /accounts/history/ and, for those who manage an account, its id in between [L-029, L-183]. */
export function HistoryScreen() {
  const { accountId } = useParams({ strict: false })
  usePageTitle('Math Activity & Learning')
  return <SignedIn>{(account) => <HistoryOf account={account} accountId={accountId ?? account.accountId} />}</SignedIn>
}

function HistoryOf({ account, accountId }: { account: SessionAccount; accountId: string }) {
  return (
    <>
      <AccountPages account={account} accountId={accountId} page="activity" />
      <MathActivity
        accountId={accountId}
        timeZone={account.timeZone}
        student={accountId === account.accountId && account.roles.includes('student')}
      />
    </>
  )
}

/** The activity card: what it shows, its legend, and the table in pages of 10, 25 or 50. */
export function MathActivity(props: { accountId: string; timeZone: string; student: boolean }) {
  const { accountId, timeZone, student } = props
  const [page, setPage] = useState(0)
  const [pageSize, setPageSize] = useState<number>(activityPageSizes[0])
  const { data, isPending, isError, isFetching, refetch } = useAsk(activityOperations.listActivity, {
    params: { accountId },
    query: { offset: page * pageSize, count: pageSize },
  })
  return (
    <section className={styles.card} aria-labelledby="activity-title">
      <header className={styles.head}>
        <div>
          <h1 id="activity-title">Math Activity &amp; Learning</h1>
          <p>The math activities that have been done, grouped by unit or theme: Expand to see more details.</p>
        </div>
        <ul className={styles.legend} aria-label="Legend">
          <li>
            <CompletionHex completion="passed" /> Passed
          </li>
          <li>
            <CompletionHex completion="started" /> Started
          </li>
          <li>
            <CompletionHex completion="not_started" /> Not started
          </li>
        </ul>
      </header>
      {isError && !data ? (
        <ErrorState
          title="The activity could not be loaded"
          safe="Everything you have done is safe. Try again in a moment."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Card>
          <ActivityTable
            accountId={accountId}
            student={student}
            timeZone={timeZone}
            rows={data?.rows ?? []}
            total={data?.total ?? 0}
            loading={isPending}
            page={page}
            pageSize={pageSize}
            onPage={(nextPage, nextSize) => {
              setPage(nextPage)
              setPageSize(nextSize)
            }}
          />
        </Card>
      )}
    </section>
  )
}
