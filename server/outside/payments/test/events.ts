import { inTransaction } from '../../../database/in-transaction.ts'
import type { Tx } from '../../../database/database.ts'
import { PaymentProviderFailure, type ProviderEvent } from '../payment-port.ts'
import { isSigned } from './signature.ts'
import { type Moment, readSettings, testId, type Till } from './till.ts'

export const testApiVersion = 'polyhex-test-1'

const kinds = ['checkout', 'invoice', 'subscription', 'charge', 'refund', 'dispute', 'catalog', 'other'] as const
type Kind = (typeof kinds)[number]

/** Something happened: it is told as soon as anybody delivers, or kept back while the provider holds. */
export async function tell(tx: Tx, moment: Moment, type: string, kind: Kind, id: string | null): Promise<string> {
  const eventId = testId('evt')
  await tx
    .insertInto('testpay_events')
    .values({
      id: eventId,
      type,
      about_kind: kind,
      about_id: id,
      created_at: moment.now,
      delivery: moment.holding ? 'held' : 'waiting',
      next_try_at: moment.holding ? null : moment.real,
    })
    .execute()
  return eventId
}

/** The bytes of an event, in the shape that Stripe gives its own. */
export function eventBody(event: {
  id: string
  type: string
  about_kind: string
  about_id: string | null
  created_at: Date
}): Buffer {
  return Buffer.from(
    JSON.stringify({
      id: event.id,
      object: 'event',
      api_version: testApiVersion,
      created: Math.floor(event.created_at.getTime() / 1000),
      livemode: false,
      type: event.type,
      data: { object: { id: event.about_id, object: event.about_kind } },
    }),
  )
}

interface EventBody {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly api_version: string | null
  readonly data: { readonly object: { readonly id: string | null; readonly object: string } }
}

/** The event in a webhook's bytes. Throws `bad_signature` when this installation's provider has not signed them just now. */
export async function readTestWebhook(
  { db }: Till,
  body: Uint8Array,
  signature: string,
  now: Date,
): Promise<ProviderEvent> {
  const settings = await inTransaction(db, readSettings)
  const secrets = [settings.webhook_secret, settings.old_webhook_secret].filter((secret) => secret !== null)
  if (!isSigned(body, signature, secrets, now)) throw new PaymentProviderFailure('bad_signature')
  const event = JSON.parse(Buffer.from(body).toString('utf8')) as EventBody
  const { id, object } = event.data.object
  return {
    id: event.id,
    type: event.type,
    about: { kind: kinds.find((kind) => kind === object) ?? 'other', id },
    apiVersion: event.api_version,
    createdAt: new Date(event.created * 1000),
  }
}
