import { TaxLine, type TaxPlace } from '@polyhex/contract/billing/payment'
import { z } from 'zod'

/** What the card form of the test provider tells the page around it. No card ever is in it. */
export const FrameMessage = z.discriminatedUnion('tells', [
  z.object({ from: z.literal('polyhex-testpay'), tells: z.literal('height'), height: z.number().min(0).max(4000) }),
  /** The place is known, and with it the tax. */
  z.object({
    from: z.literal('polyhex-testpay'),
    tells: z.literal('sum'),
    subtotal: z.number().int(),
    tax: z.number().int(),
    taxLines: z.array(TaxLine),
    total: z.number().int(),
  }),
  z.object({ from: z.literal('polyhex-testpay'), tells: z.literal('complete') }),
])
export type FrameMessage = z.infer<typeof FrameMessage>

type Told = FrameMessage extends infer One ? (One extends FrameMessage ? Omit<One, 'from'> : never) : never

/** Tells the page around the frame, which must be ours; nobody where there is no page around it. */
export function tellPage(message: Told): void {
  if (window.parent === window) return
  window.parent.postMessage({ from: 'polyhex-testpay', ...message }, window.location.origin)
}

/** The message in an event, when it is ours: of our own origin and of the very frame that was opened. Else null. */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  origin: string,
  frame: Window | null,
): FrameMessage | null {
  if (event.origin !== origin || frame === null || event.source !== frame) return null
  const message = FrameMessage.safeParse(event.data)
  return message.success ? message.data : null
}

/** The address of the card form: the secret stands behind `#`, which is sent to nobody. */
export function frameAddress(clientSecret: string, place: TaxPlace | null): string {
  const said = Object.entries(place ?? {}).filter((one): one is [string, string] => one[1] !== undefined)
  const query = new URLSearchParams(said)
  return `/testpay/checkout/#${encodeURIComponent(clientSecret)}${place === null ? '' : `?${query.toString()}`}`
}

/** What an address of the card form holds. */
export function readFrameAddress(hash: string): { secret: string; place: Record<string, string> } {
  const [secret = '', query = ''] = hash.replace(/^#/, '').split('?')
  return { secret: decodeURIComponent(secret), place: Object.fromEntries(new URLSearchParams(query)) }
}
