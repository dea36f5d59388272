import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { largeIn } from './room-state.ts'
import { Picture } from './stage.tsx'
import styles from './stage.module.css'
import { useRoom, useSound } from './use-room.ts'

/** The screen or the picture of who leads, as large as there is room, whole. */
export function LargePanel() {
  const { sound, state } = useRoom()
  const { pictures, paused } = useSound()
  const member = largeIn(state)
  if (member === null) return null
  if (member.memberId === state.you) {
    return (
      <EmptyState
        shape="rectangle"
        heading="h2"
        title={member.large === 'screen' ? 'Everybody sees your screen.' : 'Everybody sees you large.'}
        text="You can stop it below."
      />
    )
  }
  if (paused) {
    return (
      <EmptyState
        shape="rectangle"
        heading="h2"
        title="The picture is paused."
        text="Your connection is slow, so the sound goes first. The picture comes back by itself."
        action={
          <Button look="line" onClick={() => sound.showPictures()}>
            Show it now
          </Button>
        }
      />
    )
  }
  const stream = pictures[state.pictures.indexOf(member.memberId)] ?? null
  return (
    <div className={styles['whole']}>
      {stream === null ? <p>The picture is on its way.</p> : <Picture stream={stream} name={member.publicName} />}
    </div>
  )
}
