import { type Statement, statement } from './statement.ts'

/**
 * A read of a hot path that many requests do at once, for values of their own. `one` reads for a single request, `many`
 * for several in one round trip, each row with the `nth` request (from 1) that it is for.
 */
export interface GatheredRead<Row> {
  readonly one: Statement<Row>
  readonly many: Statement<Row & { nth: number }>
}

/**
 * Names a read that can be gathered. `types` are the PostgreSQL types of $1, $2 and so on; the text must only read, and
 * end in its own limit, so that it is planned once for each request as it is for a single one.
 */
export function gatheredRead<Row>(name: string, types: readonly string[], text: string): GatheredRead<Row> {
  // Behind a select the planner does not see how long the lists are, so that one plan serves all and is kept; otherwise
  // every round trip of fewer than ten requests would be planned anew, which takes longer than reading.
  const lists = types.map((type, i) => `(select $${i + 1}::${type}[])`).join(', ')
  const names = types.map((_, i) => `v${i + 1}`).join(', ')
  const inner = text.replace(/\$(\d+)/g, 'w.v$1')
  const many = `select w.nth::integer as nth, found.* from unnest(${lists}) with ordinality as w (${names}, nth)
    cross join lateral (${inner}) found`
  return { one: statement(name, text), many: statement(`${name}_many`, many) }
}

type Run = <Row>(statement: Statement<Row>, values: readonly unknown[]) => Promise<Row[]>

interface Waiting {
  readonly values: readonly unknown[]
  readonly resolve: (rows: never[]) => void
  readonly reject: (error: unknown) => void
}

interface Queue {
  waiting: Waiting[]
  flights: number
  /** When the last flight left, by `performance.now()`. */
  left: number
  called: boolean
}

/** More at once would make the first of them wait for the last. */
const mostInFlight = 50
/** Requests gather while a round trip is under way, but no longer behind one that takes more than these milliseconds. */
const patience = 20
const mostFlights = 4

/** Whether those who wait may go now. */
function mayLeave(queue: Queue): boolean {
  if (queue.flights === 0) return true
  if (queue.flights >= mostFlights) return false
  return queue.waiting.length >= mostInFlight || performance.now() - queue.left > patience
}

async function fly(run: Run, read: GatheredRead<unknown>, flight: readonly Waiting[]): Promise<void> {
  const alone = ({ values, resolve, reject }: Waiting): Promise<void> =>
    run(read.one, values).then((rows) => resolve(rows as never[]), reject)
  const [first] = flight
  if (first === undefined) return
  if (flight.length === 1) return alone(first)
  const lists = first.values.map((_, i) => flight.map(({ values }) => values[i]))
  let rows: (object & { nth: number })[]
  try {
    rows = (await run(read.many, lists)) as (object & { nth: number })[]
  } catch {
    // What is wrong with one request is not wrong with the others.
    await Promise.all(flight.map(alone))
    return
  }
  const shares = flight.map((): unknown[] => [])
  for (const row of rows) shares[row.nth - 1]?.push(row)
  flight.forEach(({ resolve }, i) => resolve((shares[i] ?? []) as never[]))
}

/**
 * Gathers the reads that are asked for at the same time into one round trip. Nothing is kept: every read is sent to the
 * database after it was asked for, so it sees all that was written before.
 */
export function gatherReads(run: Run): <Row>(read: GatheredRead<Row>, values: readonly unknown[]) => Promise<Row[]> {
  const queues = new Map<GatheredRead<unknown>, Queue>()
  const send = (read: GatheredRead<unknown>, queue: Queue): void => {
    queue.called = false
    while (queue.waiting.length > 0 && mayLeave(queue)) {
      queue.flights += 1
      queue.left = performance.now()
      void fly(run, read, queue.waiting.splice(0, mostInFlight)).finally(() => {
        queue.flights -= 1
        send(read, queue)
      })
    }
  }
  return (read, values) =>
    new Promise((resolve, reject) => {
      let queue = queues.get(read)
      if (queue === undefined) queues.set(read, (queue = { waiting: [], flights: 0, left: 0, called: false }))
      queue.waiting.push({ values, resolve, reject })
      if (queue.called || !mayLeave(queue)) return
      queue.called = true
      // After this turn of the event loop: what has arrived together travels together.
      setImmediate(send, read, queue)
    })
}
