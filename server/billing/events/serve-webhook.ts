import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import type { Serving } from '../../http/serve.ts'
import {
  type PaymentProvider,
  PaymentProviderFailure,
  webhookSignatureHeader,
} from '../../outside/payments/payment-port.ts'
import { receiveEvent } from './receive-event.ts'

/** An event is a few thousand bytes; one with many lines some ten thousand. */
const mostBytes = 1_048_576

/**
 * Where the payment provider tells what happened: `POST /api/payments/webhook/{provider}`. The signature is of the very
 * bytes, so they are not read as JSON before. A wrong or old signature is 400, another provider than ours 404, and what was
 * kept 200 at once; it is worked off afterwards. Anything else is 500, and the provider tells it again. M-033.
 */
export async function serveWebhook(
  app: FastifyInstance,
  serving: Pick<Serving, 'db' | 'now'>,
  provider: PaymentProvider | null,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { provider: string } }>(
      '/api/payments/webhook/:provider',
      { config: { operation: 'receiveEvent' }, bodyLimit: mostBytes },
      async (request, reply) => {
        if (provider === null || request.params.provider !== provider.name) throw new Refusal('not_found')
        const now = serving.now()
        const body = request.body instanceof Uint8Array ? request.body : new Uint8Array()
        const signature = request.headers[webhookSignatureHeader]
        let event
        try {
          event = await provider.readWebhook(body, typeof signature === 'string' ? signature : '', now)
        } catch (error) {
          if (!(error instanceof PaymentProviderFailure) || error.kind !== 'bad_signature') throw error
          request.log.warn({ provider: provider.name }, 'an event with a wrong signature')
          throw new Refusal('invalid_request')
        }
        await receiveEvent(serving.db, provider.name, event, now)
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    )
  })
}
