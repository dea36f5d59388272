import { accountingOperations, type AccountingState } from '@polyhex/contract/billing/accounting-operations'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import styles from '../finance/finance.module.css'
import { PlainTable } from '../finance/plain-table.tsx'
import { moneyWords, shortDayWords } from '../money-words.ts'

export const stateWords: Readonly<Record<AccountingState, string>> = {
  connected: 'Connected',
  not_connected: 'Not connected',
  choosing: 'Choose a company',
  mapping: 'Choose the accounts',
  reconnect: 'The connection has ended',
}

/** Where the books are kept, what waits for them, and the embedded books themselves. C-098. */
export function BooksPanel() {
  const query = useAsk(accountingOperations.getAccounting, {})
  const client = useQueryClient()
  const retry = useTell(accountingOperations.retryAccounting, {
    onDone: async ({ written, failed }) => {
      showToast('done', failed === 0 ? `${written} written` : `${written} written, ${failed} failed`)
      await client.invalidateQueries({ queryKey: askKey(accountingOperations.getAccounting) })
      await client.invalidateQueries({ queryKey: askKey(accountingOperations.listBookDocuments) })
    },
  })
  return (
    <Asked query={query} loading={<Skeleton height={220} radius={20} />} failed="The books did not load">
      {(books) => (
        <div className={styles['stack']}>
          <Card as="section" className={styles['card']} aria-labelledby="books">
            <header className={styles['head']}>
              <h2 id="books">{books.destination === 'local' ? 'Embedded books' : 'Xero'}</h2>
              <div className={styles['buttons']}>
                {books.destination === 'xero' && (
                  <LinkButton look="line" size="sm" icon="link" href={paths.xero}>
                    {books.state === 'reconnect' ? 'Reconnect' : 'Connection'}
                  </LinkButton>
                )}
                {books.destination === 'local' && (
                  <LinkButton look="line" size="sm" icon="download" href="/api/accounting/export">
                    Export
                  </LinkButton>
                )}
                <Button
                  size="sm"
                  icon="refresh"
                  loading={retry.isPending}
                  disabled={books.state !== 'connected'}
                  onClick={() => retry.mutate({})}
                >
                  Write waiting payments
                </Button>
              </div>
            </header>
            <dl className={styles['figures']}>
              <div>
                <dt>State</dt>
                <dd>{stateWords[books.state]}</dd>
              </div>
              <div>
                <dt>Invoices written</dt>
                <dd>{books.written}</dd>
              </div>
              <div>
                <dt>Payments that wait</dt>
                <dd>{books.waiting}</dd>
              </div>
            </dl>
            {books.failures.length > 0 && (
              <PlainTable
                label="What could not be written"
                titles={['Order', 'Why', 'Next try']}
                none=""
                rows={books.failures.map((one) => ({
                  key: one.paymentId,
                  cells: [one.orderNumber, one.reason, one.flagged ? 'Somebody must look' : shortDayWords(one.nextTry)],
                }))}
              />
            )}
          </Card>
          {books.destination === 'local' && <Documents />}
        </div>
      )}
    </Asked>
  )
}

const kindWords = {
  invoice: 'Invoice',
  payment: 'Payment',
  fee: 'Fee',
  credit_note: 'Credit note',
  refund: 'Refund',
  payout: 'Payout',
} as const

function Documents() {
  const query = useAsk(accountingOperations.listBookDocuments, { query: { count: 50 } })
  return (
    <Card as="section" className={styles['card']} aria-labelledby="documents">
      <header className={styles['head']}>
        <h2 id="documents">Latest documents</h2>
      </header>
      <Asked query={query} loading={<Skeleton height={120} />} failed="The documents did not load">
        {({ documents }) => (
          <PlainTable
            label="Documents of the embedded books"
            titles={['Number', 'Kind', 'Reference', 'Date', 'Total']}
            numeric={['Total']}
            none="Nothing is written yet."
            rows={documents.map((one) => ({
              key: one.id,
              cells: [
                one.number,
                kindWords[one.kind],
                one.reference,
                shortDayWords(one.date),
                moneyWords(one.total, one.currency),
              ],
            }))}
          />
        )}
      </Asked>
    </Card>
  )
}
