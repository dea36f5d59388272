import { accountingOperations, type AccountingState } from '@polyhex/contract/billing/accounting-operations'
import type { ResultOf } from '@polyhex/contract/operation'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { counted } from '../../classes/class-moment.ts'
import styles from '../finance/finance.module.css'
import { PlainTable } from '../finance/plain-table.tsx'
import { shortDateOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'

export const stateWords: Readonly<Record<AccountingState, string>> = {
  connected: 'Connected',
  not_connected: 'Not connected',
  choosing: 'Choose a company',
  mapping: 'Choose the accounts',
  reconnect: 'The connection has ended',
}

/** Where the books are kept, what waits for them, and the embedded books themselves. C-098. */
type Books = ResultOf<typeof accountingOperations.getAccounting>

/** Payments and payouts that could not be written, with what names them. */
const failuresOf = ({ failures, payouts }: Books) => [
  ...failures.map((one) => ({ ...one, key: one.paymentId, name: one.orderNumber })),
  ...(payouts.failures ?? []).map((one) => ({ ...one, key: one.id, name: one.id })),
]

export function BooksPanel({ timeZone }: { timeZone: string }) {
  const query = useAsk(accountingOperations.getAccounting, {})
  const client = useQueryClient()
  const retry = useTell(accountingOperations.retryAccounting, {
    onDone: async ({ written, failed }) => {
      const words = `${counted(written, 'item')} written`
      showToast(failed === 0 ? 'done' : 'error', failed === 0 ? words : `${words}, ${counted(failed, 'item')} not`)
      await client.invalidateQueries({ queryKey: askKey(accountingOperations.getAccounting) })
      await client.invalidateQueries({ queryKey: askKey(accountingOperations.listBookDocuments) })
    },
  })
  return (
    <Asked
      query={query}
      loading={<Skeleton height={220} radius={20} />}
      failed="The books did not load"
      safe="Nothing is lost."
    >
      {(books) => (
        <div className={styles['stack']}>
          <TitledCard
            title={books.destination === 'local' ? 'Embedded books' : 'Xero'}
            actions={
              <>
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
                  look="soft"
                  size="sm"
                  icon="refresh"
                  loading={retry.isPending}
                  disabled={books.state !== 'connected'}
                  onClick={() => retry.mutate({})}
                >
                  Write waiting payments
                </Button>
              </>
            }
          >
            <dl className={styles['figures']}>
              <div>
                <dt>State</dt>
                <dd>{books.destination === 'local' ? 'Kept on this server' : stateWords[books.state]}</dd>
              </div>
              <div>
                <dt>Invoices written</dt>
                <dd>{books.written}</dd>
              </div>
              <div>
                <dt>Payments waiting</dt>
                <dd>{books.waiting}</dd>
              </div>
              <div>
                <dt>Payouts waiting</dt>
                <dd>{books.payouts.waiting}</dd>
              </div>
            </dl>
            {books.payouts.failures === null && books.payouts.waiting > 0 && (
              <p>Payouts wait until it is chosen at Xero to which bank account they go.</p>
            )}
            {failuresOf(books).length > 0 && (
              <PlainTable
                label="What could not be written"
                titles={['Order', 'Why', 'Next try']}
                none=""
                rows={failuresOf(books).map((one) => ({
                  key: one.key,
                  cells: [
                    one.name,
                    one.reason,
                    one.flagged ? 'Somebody must look' : shortDateOf(one.nextTry, timeZone),
                  ],
                }))}
              />
            )}
          </TitledCard>
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
    <TitledCard title="Latest documents">
      <Asked
        query={query}
        loading={<Skeleton height={120} />}
        failed="The documents did not load"
        safe="Nothing is lost."
      >
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
                shortDateOf(one.date),
                moneyWords(one.total, one.currency),
              ],
            }))}
          />
        )}
      </Asked>
    </TitledCard>
  )
}
