import { type Difference, financeOperations } from '@polyhex/contract/billing/finance-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { showToast } from '../../kit/toasts.ts'
import { shortDateOf, shortMomentOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'
import styles from './finance.module.css'
import { PlainTable } from './plain-table.tsx'

const operations = financeOperations
const disputeWords = { open: 'Open', won: 'Won', lost: 'Lost' } as const
const kindWords: Readonly<Record<Difference['kind'], string>> = {
  missing_local: 'Paid there, not here',
  missing_provider: 'Paid here, not there',
  amount: 'Other amount',
  currency: 'Other currency',
  status: 'Other state',
  fee: 'Other fee',
  credits_granted: 'Other number of credits',
  subscription_period: 'Other period of a subscription',
  orphan_session: 'Checkout of no payment',
  orphan_customer: 'Customer of no account',
}

/** Differences from the card provider, messages that could not be handled, disputes, and the comparisons so far. */
export function WatchPanel({ timeZone }: { timeZone: string }) {
  return (
    <div className={styles['stack']}>
      <Differences timeZone={timeZone} />
      <Disputes timeZone={timeZone} />
      <DeadLetters timeZone={timeZone} />
      <CatalogRemarks />
      <Runs timeZone={timeZone} />
    </div>
  )
}

/** What no open difference means: that everything agrees only where it has been compared. */
function agreement(comparedAt: string | null, isFailing: boolean, timeZone: string): string {
  if (comparedAt === null) return 'Nothing has been compared with the card provider yet.'
  const at = shortMomentOf(comparedAt, timeZone)
  return isFailing
    ? `No difference was known when everything was compared last, ${at}.`
    : `Our payments and the card provider’s agreed ${at}.`
}

/** Why a comparison failed, in words. */
const failureWords = (code: string): string =>
  code.startsWith('not_reached') || code.startsWith('busy')
    ? 'Failed: the card provider did not answer'
    : code.startsWith('refused')
      ? 'Failed: the card provider refused a question'
      : `Failed: ${code}`

function Differences({ timeZone }: { timeZone: string }) {
  const query = useAsk(operations.listDifferences, { query: {} })
  const [opened, setOpened] = useState<Difference | null>(null)
  return (
    <TitledCard title="Differences">
      <Asked
        query={query}
        loading={<Skeleton height={120} />}
        failed="The differences did not load"
        safe="Nothing is lost."
      >
        {({ differences, total, comparedAt, isFailing }) => (
          <>
            {isFailing && (
              <Note kind="bad">
                The last comparison failed, so that we do not know whether anything differs.{' '}
                {comparedAt === null
                  ? 'No comparison has gone through yet.'
                  : `The last one that went through: ${shortMomentOf(comparedAt, timeZone)}.`}{' '}
                Run “npm run doctor” on the server to see what to do.
              </Note>
            )}
            <PlainTable
              label="Open differences"
              titles={['What', 'About', 'Ours', 'Theirs', 'Found']}
              none={agreement(comparedAt, isFailing, timeZone)}
              rows={differences.map((one) => ({
                key: one.id,
                cells: [
                  kindWords[one.kind],
                  one.orderNumber ?? one.about,
                  one.ours ?? 'Nothing',
                  one.theirs ?? 'Nothing',
                  shortDateOf(one.foundAt, timeZone),
                ],
                action: (
                  <Button look="line" size="sm" onClick={() => setOpened(one)}>
                    Explain<span className="visually-hidden"> {one.orderNumber ?? one.about}</span>
                  </Button>
                ),
              }))}
            />
            {total > differences.length && <p className={styles['said']}>And {total - differences.length} more.</p>}
          </>
        )}
      </Asked>
      {opened && <ExplainDialog difference={opened} onClose={() => setOpened(null)} />}
    </TitledCard>
  )
}

function ExplainDialog({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const [words, setWords] = useState('')
  const client = useQueryClient()
  const tell = useTell(operations.explainDifference, {
    onDone: async () => {
      onClose()
      await client.invalidateQueries({ queryKey: askKey(operations.listDifferences) })
      await client.invalidateQueries({ queryKey: askKey(operations.getFinanceOverview) })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Explain a difference"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={tell.isPending}
            disabled={words.trim().length < 3}
            onClick={() => tell.mutate({ params: { differenceId: difference.id }, body: { explanation: words } })}
          >
            Settle it
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <p>
          {kindWords[difference.kind]}: {difference.orderNumber ?? difference.about}. Ours:{' '}
          {difference.ours ?? 'nothing'}. Theirs: {difference.theirs ?? 'nothing'}.
        </p>
        <TextField
          label="What you found out"
          help="If it is found again, it comes back."
          maxLength={300}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

function Disputes({ timeZone }: { timeZone: string }) {
  const query = useAsk(operations.listDisputes, { query: {} })
  return (
    <TitledCard title="Disputes">
      <Asked
        query={query}
        loading={<Skeleton height={80} />}
        failed="The disputes did not load"
        safe="Nothing is lost."
      >
        {({ disputes }) => (
          <PlainTable
            label="Payments that a bank asks back"
            titles={['Order', 'Amount', 'State', 'Answer by']}
            numeric={['Amount']}
            none="No bank asks for money back."
            rows={disputes.map((one) => ({
              key: one.id,
              cells: [
                one.orderNumber,
                moneyWords(one.amount, one.currency),
                <Chip
                  key="state"
                  square
                  hue={one.status === 'won' ? 'correct' : one.status === 'lost' ? 'incorrect' : 'info'}
                >
                  {disputeWords[one.status]}
                </Chip>,
                one.answerBy ? shortDateOf(one.answerBy, timeZone) : 'No date',
              ],
            }))}
          />
        )}
      </Asked>
    </TitledCard>
  )
}

function DeadLetters({ timeZone }: { timeZone: string }) {
  const query = useAsk(operations.listDeadLetters, { query: {} })
  const client = useQueryClient()
  const retry = useTell(operations.retryDeadLetter, {
    onDone: async () => {
      showToast('done', 'It is handled again')
      await client.invalidateQueries({ queryKey: askKey(operations.listDeadLetters) })
    },
  })
  return (
    <TitledCard title="Messages that could not be handled">
      <Asked
        query={query}
        loading={<Skeleton height={80} />}
        failed="The messages did not load"
        safe="Nothing is lost."
      >
        {({ deadLetters }) => (
          <PlainTable
            label="Messages of the card provider"
            titles={['Message', 'About', 'Tries', 'Why', 'Given up']}
            none="Every message of the card provider was handled."
            rows={deadLetters.map((one) => ({
              key: one.eventId,
              cells: [
                one.type,
                one.aboutId ?? '',
                one.attempts,
                one.lastError ?? '',
                shortDateOf(one.deadAt, timeZone),
              ],
              action: (
                <Button
                  look="line"
                  size="sm"
                  disabled={retry.isPending}
                  onClick={() => retry.mutate({ body: { provider: one.provider, eventId: one.eventId } })}
                >
                  Try again<span className="visually-hidden"> {one.eventId}</span>
                </Button>
              ),
            }))}
          />
        )}
      </Asked>
    </TitledCard>
  )
}

/** What stands at the provider and is not sold here, so that nobody looks for it in the log. */
function CatalogRemarks() {
  const query = useAsk(operations.listCatalogRemarks, {})
  return (
    <TitledCard title="Catalog">
      <Asked
        query={query}
        loading={<Skeleton height={80} />}
        failed="The catalog’s remarks did not load"
        safe="Nothing is lost."
      >
        {({ remarks }) => (
          <PlainTable
            label="What should be changed at the card provider"
            titles={['What', 'Sold', 'Why']}
            none="Everything in the card provider’s catalog is sold as it stands there."
            rows={remarks.map(({ about, sold, reason }) => ({
              key: `${about} ${reason}`,
              cells: [about, sold ? 'Yes' : 'No', reason],
            }))}
          />
        )}
      </Asked>
    </TitledCard>
  )
}

function Runs({ timeZone }: { timeZone: string }) {
  const query = useAsk(operations.listReconciliations, { query: { count: 10 } })
  return (
    <TitledCard title="Comparisons">
      <p className={styles['said']}>
        Everything is compared each hour. What is younger than ten minutes is left out: it may still be on its way.
      </p>
      <Asked
        query={query}
        loading={<Skeleton height={80} />}
        failed="The comparisons did not load"
        safe="Nothing is lost."
      >
        {({ runs }) => (
          <PlainTable
            label="Comparisons with the card provider"
            titles={['When', 'What', 'Looked at', 'Put right', 'Open', 'By']}
            numeric={['Looked at', 'Put right', 'Open']}
            none="None yet."
            rows={runs.map((one) => ({
              key: one.id,
              cells: [
                shortMomentOf(one.startedAt, timeZone),
                one.failed ? failureWords(one.failed) : (one.invoiceNumber ?? 'All payments'),
                one.checked,
                one.mended,
                one.open,
                one.startedBy ?? 'By itself',
              ],
            }))}
          />
        )}
      </Asked>
    </TitledCard>
  )
}
