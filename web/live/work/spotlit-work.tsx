import { Button } from '../../kit/button.tsx'
import { useRoom } from '../room/use-room.ts'
import { leadsIn } from '../room/room-state.ts'
import { ScaledQuestion } from './scaled-question.tsx'
import { useWork } from './work-of-room.ts'
import styles from './student-work.module.css'

/** The work of a student that all look at together, while it is in the spotlight. */
export function SpotlitWork() {
  const { client, state } = useRoom()
  const { spotlit } = useWork(client)
  const { spotlight } = state
  if (spotlight?.what !== 'work') return null
  const isMine = spotlight.memberId === state.you
  const name = state.members.find((member) => member.memberId === spotlight.memberId)?.publicName ?? ''
  const isShown = !isMine && spotlit?.memberId === spotlight.memberId && spotlit.open !== null
  return (
    <section className={styles.spotlit} aria-label="Shown to all">
      <header>
        <h2>{isMine ? 'Everybody sees your work now.' : `${name} shows this work to all.`}</h2>
        {(isMine || leadsIn(state)) && (
          <Button size="sm" look="line" onClick={() => client.send({ kind: 'spotlight-stop' })}>
            Stop showing
          </Button>
        )}
      </header>
      {isShown && <ScaledQuestion work={spotlit} most={420} />}
    </section>
  )
}
