import { roomLimits } from '@polyhex/contract/live/room/room-limits'
import type { ServerMessage } from '@polyhex/contract/live/room/room-messages'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Maths } from '../../kit/maths.tsx'
import { TextArea } from '../../kit/text-area.tsx'
import styles from './send-hint.module.css'

interface SendHintProps {
  hints: ServerMessage<'hints'>['hints']
  off: boolean
  onHint: (text: string) => void
}

/** The hints of the open question, to be sent one by one, and words of one's own. */
export function SendHint({ hints, off, onHint }: SendHintProps) {
  const [own, setOwn] = useState('')
  const [sent, setSent] = useState<readonly string[]>([])
  function send(text: string) {
    onHint(text)
    setSent([...sent, text])
  }
  return (
    <section className={styles.part}>
      <h3>Hints for this question</h3>
      {hints.length > 0 && (
        <ul className={styles.hints}>
          {hints.map((hint) => (
            <li key={hint.text}>
              <Maths text={hint.text} />
              <Button size="sm" look={sent.includes(hint.text) ? 'soft' : 'line'} onClick={() => send(hint.text)}>
                {sent.includes(hint.text) ? 'Sent' : 'Send'}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault()
          send(own.trim())
          setOwn('')
        }}
      >
        <TextArea
          label="In your own words"
          rows={2}
          maxLength={roomLimits.hintLength}
          value={own}
          disabled={off}
          onChange={(event) => setOwn(event.target.value)}
        />
        <Button type="submit" size="sm" look="line" disabled={off || own.trim() === ''}>
          Send hint
        </Button>
      </form>
    </section>
  )
}
