import type { TaxPlace } from '@polyhex/contract/billing/payment'
import { useEffect, useRef, useState } from 'react'
import { type FrameMessage, frameAddress, readFrameMessage } from '../test-frame/frame-messages.ts'
import styles from './checkout.module.css'

/** Height of the frame before it has told its own, px. */
const firstHeight = 560

/** The card form of the embedded test provider, in a frame of its own as with a real one. */
export function TestForm({
  clientSecret,
  place,
  onSum,
  onComplete,
}: {
  clientSecret: string
  place: TaxPlace | null
  onSum: (sum: Extract<FrameMessage, { tells: 'sum' }>) => void
  onComplete: () => void
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(firstHeight)
  // The address stays as it was: another one would load the form anew.
  const [address] = useState(() => frameAddress(clientSecret, place))
  const told = useRef({ onSum, onComplete })
  told.current = { onSum, onComplete }
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, window.location.origin, frame.current?.contentWindow ?? null)
      if (message === null) return
      if (message.tells === 'height') setHeight(message.height)
      else if (message.tells === 'sum') told.current.onSum(message)
      else told.current.onComplete()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <div className={styles['embed']}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and its origin */}
      <iframe ref={frame} title="Card form of the test provider" src={address} height={height} />
    </div>
  )
}
