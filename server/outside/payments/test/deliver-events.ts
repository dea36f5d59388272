import { inTransaction } from '../../../database/in-transaction.ts'
import { sql } from 'kysely'
import { webhookSignatureHeader } from '../payment-port.ts'
import { eventBody } from './events.ts'
import { signatureOf } from './signature.ts'
import { readSettings, type Till } from './till.ts'

/** Sends a webhook and gives the HTTP status that came back; 0 when nobody answered. */
export type SendWebhook = (body: Uint8Array, headers: Record<string, string>) => Promise<number>

/** Seconds until the next try after each that was not answered with 200 to 299; then it is given up. */
export const retrySeconds: readonly number[] = [2, 5, 15, 60, 300, 900, 3600, 7200, 14_400, 28_800, 43_200]
const claimSeconds = 60
const atOnce = 20

/** Webhooks go over HTTP to the product's own address, by the path that a real provider's would take. */
export function sendOverHttp(site: string): SendWebhook {
  return async (body, headers) => {
    try {
      const answer = await fetch(`${site}/api/payments/webhook/test`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 0
    }
  }
}

interface Claimed {
  readonly id: string
  readonly type: string
  readonly about_kind: string
  readonly about_id: string | null
  readonly created_at: Date
  readonly attempts: number
}

/** Claims events, so that no other process tells them at the same time, whatever becomes of this one. */
async function claim({ db }: Till, real: Date): Promise<Claimed[]> {
  const until = new Date(real.getTime() + claimSeconds * 1000)
  const { rows } = await sql<Claimed & { place: number }>`update testpay_events set next_try_at = ${until}
    where id in (select id from testpay_events where delivery = 'waiting' and next_try_at <= ${real}
      order by place limit ${atOnce} for update skip locked)
    returning id, type, about_kind, about_id, created_at, attempts, place`.execute(db.queries)
  return rows.toSorted((a, b) => a.place - b.place)
}

async function sendOne(till: Till, send: SendWebhook, event: Claimed): Promise<boolean> {
  const settings = await inTransaction(till.db, readSettings)
  const body = eventBody(event)
  const header = signatureOf(body, till.now(), settings.webhook_secret)
  const status = await send(body, { [webhookSignatureHeader]: header })
  const heard = status >= 200 && status < 300
  const wait = retrySeconds[event.attempts]
  await till.db.queries
    .updateTable('testpay_events')
    .set({
      attempts: event.attempts + 1,
      last_answer: status,
      delivery: heard ? 'delivered' : wait === undefined ? 'given_up' : 'waiting',
      next_try_at: heard || wait === undefined ? null : new Date(till.now().getTime() + wait * 1000),
    })
    .where('id', '=', event.id)
    .execute()
  return heard
}

/** Tells what waits, one after the other in the order in which it happened. Gives how many were heard. */
export async function deliverDue(till: Till, send: SendWebhook): Promise<number> {
  let heard = 0
  for (;;) {
    const claimed = await claim(till, till.now())
    for (const event of claimed) if (await sendOne(till, send, event)) heard += 1
    if (claimed.length < atOnce) return heard
  }
}

/** Tells one event now, once more if it has been told already. False when there is no such event. */
export async function deliverNow(till: Till, send: SendWebhook, id: string): Promise<boolean> {
  const event = await till.db.queries
    .selectFrom('testpay_events')
    .select(['id', 'type', 'about_kind', 'about_id', 'created_at', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (event === undefined) return false
  await sendOne(till, send, event)
  return true
}
