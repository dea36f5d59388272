import { roomOperations } from '@polyhex/contract/classes/room/room-operations'
import { useState } from 'react'
import { callServer } from '../../call/call-server.ts'
import { Button } from '../../kit/button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { Switch } from '../../kit/switch.tsx'
import { useWork } from '../live-work/work-of-room.ts'
import { leadsIn, meIn } from '../room/room-state.ts'
import { useRoom } from '../room/use-room.ts'
import { BoardView } from './board-view.tsx'
import { useBoard } from './use-board.ts'
import styles from './board-view.module.css'

/** The board of the group in the room. */
export function BoardPanel() {
  const [tries, setTries] = useState(0)
  return <OpenBoard key={tries} onAgain={() => setTries(tries + 1)} />
}

function OpenBoard({ onAgain }: { onAgain: () => void }) {
  const { client, state } = useRoom()
  const { groupId } = client
  const shared = useBoard({
    groupId,
    me: state.you,
    token: async () => (await callServer(roomOperations.openRoom, { params: { groupId } })).token,
  })
  const work = useWork(client)
  const role = meIn(state)?.role
  const draws = role === 'tutor' || role === 'assistant' || role === 'student'
  const question = Object.values(work.works).find((each) => each.open !== null)?.open?.question ?? null
  if (shared.state === 'refused') {
    return (
      <div className={styles.view}>
        <Note kind="bad">The board could not be opened.</Note>
        <Button look="line" onClick={onAgain}>
          Try again
        </Button>
      </div>
    )
  }
  if (shared.state === 'connecting') return <Skeleton height={420} />
  const nameOf = (id: string) =>
    state.members.find((member) => member.memberId === id)?.publicName ?? 'Somebody who left'
  return (
    <div className={styles.view}>
      {shared.state === 'lost' && <Note>The connection is lost. What you draw is kept and sent when it is back.</Note>}
      {(role === 'tutor' || role === 'assistant') && (
        <Switch on={!shared.still} onChange={(on) => shared.keepStill(!on)}>
          Students can draw
        </Switch>
      )}
      <BoardView
        board={shared.board}
        nameOf={nameOf}
        drafts={shared.drafts}
        onDraft={shared.tellDraft}
        still={!draws || (shared.still && !leadsIn(state))}
        question={question}
      />
    </div>
  )
}
