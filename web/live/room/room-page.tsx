import { roomOperations } from '@polyhex/contract/live/room/room-operations'
import type { RoomDoor } from '@polyhex/contract/live/room/room-operations'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { askOptions } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { isGone } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { LoadingScreen } from '../../shell/loading-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { openCamera, openMicrophone } from './devices.ts'
import { type Brought, Lobby } from './lobby.tsx'
import { RoomClient } from './room-client.ts'
import { roomFollowers } from './room-panels.ts'
import { RoomSound } from './room-sound.ts'
import { RoomView } from './room-view.tsx'
import { endedWords } from './room-words.ts'
import { forgetStay, keepStay, keptStay } from './kept-stay.ts'
import styles from './lobby.module.css'
import { RoomContext, type RoomHold } from './use-room.ts'

/** The room of a group: the lobby first; after a reload at once the room, with the devices that were on. */
export function RoomPage({ groupId }: { groupId: string }) {
  // Asked again, so that the way in opens by itself.
  const door = useQuery({ ...askOptions(roomOperations.getRoom, { params: { groupId } }), refetchInterval: 15_000 })
  const [hold, setHold] = useState<RoomHold | null>(null)
  usePageTitle('Live class')
  const enter = (brought: Brought): void => {
    const client = new RoomClient(groupId)
    const sound = new RoomSound(client, brought)
    const keep = (): void => keepStay(groupId, sound.state, brought.speaker)
    keep()
    sound.follow(keep)
    setHold({ client, sound })
  }
  if (hold !== null) {
    return (
      <Stay
        key={hold.client.groupId}
        hold={hold}
        onAgain={() => {
          setHold(null)
          void door.refetch()
        }}
      />
    )
  }
  if (isGone(door.error)) {
    return (
      <EmptyState
        heading="h1"
        title="We could not find this class"
        text="It may have been moved. Your schedule shows where it is now."
        action={<LinkButton href={paths.home}>Go home</LinkButton>}
      />
    )
  }
  return (
    <Asked query={door} failed="The class did not load" loading={<LoadingScreen />}>
      {(there) => <Before door={there} onEnter={enter} />}
    </Asked>
  )
}

/** The lobby, unless this page was in the room a moment ago. */
function Before({ door, onEnter }: { door: RoomDoor; onEnter: (brought: Brought) => void }) {
  const [kept] = useState(() => (door.joinable ? keptStay(door.room.groupId) : null))
  useEffect(() => {
    if (kept === null) return
    let gone = false
    const back = async (): Promise<void> => {
      const [microphone, camera] = await Promise.all([
        kept.microphone ? openMicrophone() : null,
        kept.camera ? openCamera() : null,
      ])
      const brought = {
        microphone: microphone !== null && 'track' in microphone ? microphone.track : null,
        camera: camera !== null && 'track' in camera ? camera.track : null,
        speaks: kept.speaks,
        speaker: kept.speaker,
        pushToTalk: kept.pushToTalk,
      }
      if (!gone) onEnter(brought)
      else for (const track of [brought.microphone, brought.camera]) track?.stop()
    }
    void back()
    return () => {
      gone = true
    }
    // Once, with what was kept when the page opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- onEnter is made anew on each drawing
  }, [kept])
  return kept === null ? <Lobby door={door} onJoin={onEnter} /> : <LoadingScreen />
}

function Stay({ hold, onAgain }: { hold: RoomHold; onAgain: () => void }) {
  const { client, sound } = hold
  const state = useSyncExternalStore(client.follow, () => client.state)
  useEffect(() => {
    const stops = roomFollowers.map((begin) => begin(client))
    client.open()
    return () => {
      for (const stop of stops) stop()
      sound.close()
      client.close()
    }
  }, [client, sound])
  const over = state.phase === 'ended'
  useEffect(() => {
    if (!over) return
    forgetStay(client.groupId)
    sound.close()
  }, [over, client, sound])
  if (over) {
    const { title, text } = endedWords(state)
    const final = state.ended === 'over' || state.ended === 'class_cancelled'
    return (
      <main className={styles['between']} id="content">
        <EmptyState
          heading="h1"
          title={title}
          text={text}
          action={
            <div className={styles['row']}>
              {!final && (
                <Button look="line" onClick={onAgain}>
                  Back to the lobby
                </Button>
              )}
              <LinkButton href={paths.home}>Go home</LinkButton>
            </div>
          }
        />
      </main>
    )
  }
  if (state.phase === 'connecting') return <LoadingScreen />
  if (state.phase === 'waiting') {
    return (
      <main className={styles['between']} id="content">
        <EmptyState
          heading="h1"
          title="We told your tutor that you are here"
          text={
            state.tutorIsHere
              ? 'Wait a moment. Your tutor lets you in.'
              : 'Your tutor has not come yet. Stay on this page.'
          }
          action={
            <Button look="line" onClick={() => client.leave()}>
              Stop waiting
            </Button>
          }
        />
      </main>
    )
  }
  return (
    <RoomContext value={hold}>
      <RoomView />
    </RoomContext>
  )
}
