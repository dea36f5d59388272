import {
  type TestCharge,
  type TestEvent,
  testPaymentOperations,
  type TestPaymentState,
} from '@polyhex/contract/billing/test-payment-operations'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { ServerProblem } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TitledCard } from '../../kit/titled-card.tsx'
import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { counted } from '../../classes/class-moment.ts'
import styles from '../finance/finance.module.css'
import { PlainTable } from '../finance/plain-table.tsx'
import { shortMomentOf } from '../../kit/date-words.ts'
import { moneyWords } from '../money-words.ts'

const operations = testPaymentOperations
const day = 86_400
const deliveryWords: Readonly<Record<TestEvent['delivery'], string>> = {
  waiting: 'Waits',
  held: 'Held',
  delivered: 'Delivered',
  given_up: 'Given up',
}
/** `31 days` of 2678400 seconds, `5 hours` of less than two days. */
function aheadWords(seconds: number): string {
  const hours = Math.round(seconds / 3600)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')
}

/** The test provider's clock, events and charges, for administrators; there is no such page where payments are real. */
export function TestPaymentsScreen() {
  usePageTitle('Test payments')
  return <AdministratorsOnly>{({ timeZone }) => <TestPayments timeZone={timeZone} />}</AdministratorsOnly>
}

function TestPayments({ timeZone }: { timeZone: string }) {
  const query = useAsk(operations.getTestPayments, {})
  if (query.error instanceof ServerProblem && query.error.code === 'test_payments_off') return <NotFoundScreen />
  return (
    <div className={styles['page']}>
      <header className={styles['pageHead']}>
        <div>
          <h1>Test payments</h1>
          <p>The embedded card provider, on which no money moves: its clock, what it tells us, what it charged.</p>
        </div>
        <LinkButton look="line" size="sm" icon="back" href={paths.finance}>
          Finance
        </LinkButton>
      </header>
      <Asked
        query={query}
        loading={<Skeleton height={220} radius={20} />}
        failed="The test provider did not answer"
        safe="Nothing is lost."
      >
        {({ state }) => (
          <>
            <Clock state={state} timeZone={timeZone} />
            <Events holding={state.holding} timeZone={timeZone} />
            <Charges timeZone={timeZone} />
          </>
        )}
      </Asked>
    </div>
  )
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    for (const one of [operations.getTestPayments, operations.listTestEvents, operations.listTestCharges])
      await client.invalidateQueries({ queryKey: askKey(one) })
  }
}

function Clock({ state, timeZone }: { state: TestPaymentState; timeZone: string }) {
  const refresh = useRefresh()
  const advance = useTell(operations.advanceTestClock, { onDone: refresh })
  const payOut = useTell(operations.payOutTestBalance, { onDone: refresh })
  const go = (title: string, seconds: number) => (
    <Button look="line" size="sm" disabled={advance.isPending} onClick={() => advance.mutate({ body: { seconds } })}>
      {title}
    </Button>
  )
  return (
    <TitledCard
      title="Clock"
      actions={
        <>
          {go('One hour on', 3600)}
          {go('One day on', day)}
          {go('One week on', 7 * day)}
          {go('One month on', 31 * day)}
          <Button look="line" size="sm" disabled={payOut.isPending} onClick={() => payOut.mutate({})}>
            Pay out
          </Button>
        </>
      }
    >
      <dl className={styles['figures']}>
        {(
          [
            ['Its clock', shortMomentOf(state.now, timeZone)],
            ['Ahead of ours', aheadWords(state.aheadSeconds)],
            ['Open checkouts', `${state.openCheckouts}`],
            ['Subscriptions', `${state.runningSubscriptions}`],
            ['Next charge', state.nextCharge ? shortMomentOf(state.nextCharge, timeZone) : 'None'],
            ['Events that wait', `${state.waitingEvents}`],
            ...state.balances.map(({ currency, amount }) => ['Balance', moneyWords(amount, currency)] as const),
          ] as const
        ).map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}

function Events({ holding, timeZone }: { holding: boolean; timeZone: string }) {
  const query = useAsk(operations.listTestEvents, { query: { count: 30 } })
  const refresh = useRefresh()
  const hold = useTell(operations.holdTestEvents, { onDone: refresh })
  const holdOne = useTell(operations.holdTestEvent, { onDone: refresh })
  const deliver = useTell(operations.deliverTestEvent, { onDone: refresh })
  const inOrder = useTell(operations.deliverTestEventsInOrder, { onDone: refresh })
  const actions = (event: TestEvent) => (
    <span className={styles['buttons']}>
      {event.delivery === 'waiting' && (
        <Button look="line" size="sm" onClick={() => holdOne.mutate({ params: { eventId: event.id } })}>
          Hold<span className="visually-hidden"> {event.id}</span>
        </Button>
      )}
      <Button look="line" size="sm" onClick={() => deliver.mutate({ params: { eventId: event.id } })}>
        {event.delivery === 'delivered' ? 'Tell again' : 'Tell'}
        <span className="visually-hidden"> {event.id}</span>
      </Button>
    </span>
  )
  return (
    <TitledCard
      title="Events"
      actions={
        <Button
          look="line"
          size="sm"
          icon={holding ? 'play' : 'pause'}
          disabled={hold.isPending}
          onClick={() => hold.mutate({ body: { holding: !holding } })}
        >
          {holding ? 'Let all go' : 'Hold all'}
        </Button>
      }
    >
      {holding && (
        <div className={styles['inset']}>
          <Note kind="ask">What happens is not told by itself.</Note>
        </div>
      )}
      <Asked query={query} loading={<Skeleton height={160} />} failed="The events did not load" safe="Nothing is lost.">
        {({ events }) => {
          const held = events.filter(({ delivery }) => delivery === 'held').map(({ id }) => id)
          return (
            <>
              {held.length > 1 && (
                <div className={styles['inset']}>
                  <Button
                    look="line"
                    size="sm"
                    disabled={inOrder.isPending}
                    onClick={() => inOrder.mutate({ body: { eventIds: held } })}
                  >
                    Tell the held ones, newest first
                  </Button>
                </div>
              )}
              <PlainTable
                label="Events of the test provider"
                titles={['Event', 'When', 'Delivery', 'Tries', 'Answer']}
                numeric={['Tries', 'Answer']}
                none="Nothing has happened yet."
                rows={events.map((event) => ({
                  key: event.id,
                  cells: [
                    event.type,
                    shortMomentOf(event.createDate, timeZone),
                    deliveryWords[event.delivery],
                    event.attempts,
                    event.lastAnswer ?? '',
                  ],
                  action: actions(event),
                }))}
              />
            </>
          )
        }}
      </Asked>
    </TitledCard>
  )
}

function Charges({ timeZone }: { timeZone: string }) {
  const query = useAsk(operations.listTestCharges, { query: { count: 30 } })
  const refresh = useRefresh()
  const open = useTell(operations.openTestDispute, { onDone: refresh })
  const close = useTell(operations.closeTestDispute, { onDone: refresh })
  const fail = useTell(operations.failTestRefund, { onDone: refresh })
  const actions = (charge: TestCharge) => {
    const params = { chargeId: charge.id }
    const refund = charge.refunds.find(({ status }) => status !== 'failed')
    return (
      <span className={styles['buttons']}>
        {charge.status === 'succeeded' && charge.dispute === null && (
          <Button look="line" size="sm" onClick={() => open.mutate({ params })}>
            Dispute<span className="visually-hidden"> {charge.id}</span>
          </Button>
        )}
        {charge.dispute?.status === 'open' && (
          <>
            <Button look="line" size="sm" onClick={() => close.mutate({ params, body: { outcome: 'won' } })}>
              Won<span className="visually-hidden"> {charge.id}</span>
            </Button>
            <Button look="line" size="sm" onClick={() => close.mutate({ params, body: { outcome: 'lost' } })}>
              Lost<span className="visually-hidden"> {charge.id}</span>
            </Button>
          </>
        )}
        {refund && (
          <Button look="line" size="sm" onClick={() => fail.mutate({ params: { refundId: refund.id } })}>
            Fail the refund<span className="visually-hidden"> {refund.id}</span>
          </Button>
        )}
      </span>
    )
  }
  return (
    <TitledCard title="Charges">
      <Asked
        query={query}
        loading={<Skeleton height={160} />}
        failed="The charges did not load"
        safe="Nothing is lost."
      >
        {({ charges }) => (
          <PlainTable
            label="Charges of the test provider"
            titles={['Charge', 'Amount', 'Refunded', 'Card', 'State', 'When']}
            numeric={['Amount', 'Refunded']}
            none="Nothing was charged yet."
            rows={charges.map((charge) => ({
              key: charge.id,
              cells: [
                charge.id,
                moneyWords(charge.amount, charge.currency),
                moneyWords(charge.refunded, charge.currency),
                charge.last4,
                charge.dispute
                  ? `Disputed, ${charge.dispute.status}`
                  : charge.status === 'failed'
                    ? 'Failed'
                    : 'Succeeded',
                shortMomentOf(charge.createDate, timeZone),
              ],
              action: actions(charge),
            }))}
          />
        )}
      </Asked>
    </TitledCard>
  )
}
