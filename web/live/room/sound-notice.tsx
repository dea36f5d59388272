import { useEffect } from 'react'
import { Button } from '../../kit/button.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { showToast } from '../../kit/toasts.ts'
import styles from './room.module.css'
import { useRoom, useSound } from './use-room.ts'

/** What is wrong with the connection, or with the sound, and what works all the same. */
export function SoundNotice() {
  const { sound, state } = useRoom()
  const { media, paused } = useSound()
  useEffect(() => {
    // Said once: a line that stays would take its height from the question.
    if (paused) showToast('note', 'Your connection is slow, so pictures are paused. Sound goes on.')
  }, [paused])
  if (state.phase === 'reconnecting') {
    return (
      <p className={styles['reconnecting']} role="status">
        Your connection was lost. We are bringing you back.
      </p>
    )
  }
  if (media !== 'unavailable') return null
  return (
    <Note kind="bad">
      <p>
        <b>Sound and picture do not get through.</b> This network may block them. The board, the chat and your work go
        on.
      </p>
      <div className={styles['row']}>
        <Button size="sm" look="line" icon="refresh" onClick={() => sound.start()}>
          Try again
        </Button>
        {state.externalLink !== null && (
          <LinkButton size="sm" look="soft" icon="video" href={state.externalLink} target="_blank" rel="noopener">
            Open video elsewhere
          </LinkButton>
        )}
      </div>
    </Note>
  )
}
