import { chatLimits } from '@polyhex/contract/live/board/chat'
import { roomOperations } from '@polyhex/contract/live/room/room-operations'
import { useState } from 'react'
import { callServer } from '../../call/call-server.ts'
import { Button } from '../../kit/button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { Switch } from '../../kit/switch.tsx'
import { useWork } from '../work/work-of-room.ts'
import { isLed, leadsIn, meIn } from '../room/room-state.ts'
import { useRoom } from '../room/use-room.ts'
import { useChat } from './chat-of-room.ts'
import { BoardGroupContext } from './board-objects.tsx'
import { BoardView } from './board-view.tsx'
import { useBoard } from './use-board.ts'
import styles from './board-view.module.css'

/** The board of the group in the room. */
export function BoardPanel() {
  const [opened, setOpened] = useState<{ tries: number; why: string | null }>({ tries: 0, why: null })
  const again = (why: string | null) => setOpened(({ tries }) => ({ tries: tries + 1, why }))
  return (
    <>
      {opened.why !== null && <Note kind="bad">{opened.why}</Note>}
      <OpenBoard key={opened.tries} onAgain={() => again(null)} onRefused={again} />
    </>
  )
}

function OpenBoard({ onAgain, onRefused }: { onAgain: () => void; onRefused: (why: string) => void }) {
  const { client, state } = useRoom()
  const { groupId } = client
  const shared = useBoard({
    groupId,
    me: state.you,
    onRefused,
    token: async () => (await callServer(roomOperations.openRoom, { params: { groupId } })).token,
  })
  const { hidden } = useChat(client)
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
    <BoardGroupContext value={groupId}>
      <div className={styles.view} data-in-room>
        {shared.state === 'lost' && (
          <Note>The connection is lost. What you draw is kept and sent when it is back.</Note>
        )}
        {(role === 'tutor' || role === 'assistant') && (
          <Switch on={!shared.still} onChange={(on) => shared.keepStill(!on)}>
            Students can draw
          </Switch>
        )}
        <BoardView
          board={shared.board}
          nameOf={nameOf}
          drafts={shared.drafts}
          hidden={hidden}
          onDraft={shared.tellDraft}
          still={!draws || ((shared.still || !isLed(state)) && !leadsIn(state))}
          picturesOf={role === 'tutor' || role === 'assistant' ? groupId : null}
          stillBecause={whyStill(isLed(state), draws)}
          me={state.you}
          leads={leadsIn(state)}
          points={leadsIn(state)}
          question={question}
        />
      </div>
    </BoardGroupContext>
  )
}

/** Why somebody may look on only: nobody leads, the tutor keeps the board still, or they are a guest. */
function whyStill(led: boolean, draws: boolean): string {
  if (!led) return chatLimits.unledWhy
  return draws ? 'Only the tutor can draw now. You can look on.' : 'You can look on.'
}
