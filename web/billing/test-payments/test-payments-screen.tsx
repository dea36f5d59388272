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
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { AdministratorsOnly } from '../../shell/administrators-only.tsx'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import styles from '../finance/finance.module.css'
import { PlainTable } from '../finance/plain-table.tsx'
import { moneyWords } from '../money-words.ts'

const operations = testPaymentOperations
const day = 86_400
const deliveryWords: Readonly<Record<TestEvent['delivery'], string>> = {
  waiting: 'Waits',
  held: 'Held',
  delivered: 'Delivered',
  given_up: 'Given up',
}
const instantWords = (instant: string): string =>
  new Date(instant).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })

/** The test provider's clock, events and charges, for administrators; there is no such page where payments are real. */
export function TestPaymentsScreen() {
  usePageTitle('Test payments')
  return <AdministratorsOnly>{() => <TestPayments />}</AdministratorsOnly>
}

function TestPayments() {
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
      <Asked query={query} loading={<Skeleton height={220} radius={20} />} failed="The test provider did not answer">
        {({ state }) => (
          <>
            <Clock state={state} />
            <Events holding={state.holding} />
            <Charges />
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

function Clock({ state }: { state: TestPaymentState }) {
  const refresh = useRefresh()
  const advance = useTell(operations.advanceTestClock, { onDone: refresh })
  const payOut = useTell(operations.payOutTestBalance, { onDone: refresh })
  const go = (title: string, seconds: number) => (
    <Button look="line" size="sm" disabled={advance.isPending} onClick={() => advance.mutate({ body: { seconds } })}>
      {title}
    </Button>
  )
  return (
    <Card as="section" className={styles['card']} aria-labelledby="clock">
      <header className={styles['head']}>
        <h2 id="clock">Clock</h2>
        <div className={styles['buttons']}>
          {go('One hour on', 3600)}
          {go('One day on', day)}
          {go('One week on', 7 * day)}
          {go('One month on', 31 * day)}
          <Button look="line" size="sm" disabled={payOut.isPending} onClick={() => payOut.mutate({})}>
            Pay out
          </Button>
        </div>
      </header>
      <dl className={styles['figures']}>
        {(
          [
            ['Its clock', instantWords(state.now)],
            ['Ahead of ours', `${Math.round(state.aheadSeconds / 3600)} h`],
            ['Open checkouts', `${state.openCheckouts}`],
            ['Subscriptions', `${state.runningSubscriptions}`],
            ['Next charge', state.nextCharge ? instantWords(state.nextCharge) : 'None'],
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
    </Card>
  )
}

function Events({ holding }: { holding: boolean }) {
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
    <Card as="section" className={styles['card']} aria-labelledby="events">
      <header className={styles['head']}>
        <h2 id="events">Events</h2>
        <Button
          look="line"
          size="sm"
          icon={holding ? 'play' : 'pause'}
          disabled={hold.isPending}
          onClick={() => hold.mutate({ body: { holding: !holding } })}
        >
          {holding ? 'Let all go' : 'Hold all'}
        </Button>
      </header>
      {holding && (
        <div className={styles['inset']}>
          <Note kind="ask">What happens is not told by itself.</Note>
        </div>
      )}
      <Asked query={query} loading={<Skeleton height={160} />} failed="The events did not load">
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
                    instantWords(event.createDate),
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
    </Card>
  )
}

function Charges() {
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
    <Card as="section" className={styles['card']} aria-labelledby="charges">
      <header className={styles['head']}>
        <h2 id="charges">Charges</h2>
      </header>
      <Asked query={query} loading={<Skeleton height={160} />} failed="The charges did not load">
        {({ charges }) => (
          <PlainTable
            label="Charges of the test provider"
            titles={['Charge', 'Amount', 'Given back', 'Card', 'State', 'When']}
            numeric={['Amount', 'Given back']}
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
                instantWords(charge.createDate),
              ],
              action: actions(charge),
            }))}
          />
        )}
      </Asked>
    </Card>
  )
}
