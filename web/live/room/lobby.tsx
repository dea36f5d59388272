import { leads } from '@polyhex/contract/live/room/room-member'
import type { RoomDoor } from '@polyhex/contract/live/room/room-operations'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { dayWords, spanWords } from '../../classes/calendar/local-days.ts'
import { CopyLinkButton } from '../../classes/groups/copy-link-button.tsx'
import { DeviceCheck } from './device-check.tsx'
import { useSecond } from './room-clock.tsx'
import styles from './lobby.module.css'
import { clockWords, lengthWords } from './room-words.ts'
import { useDevices } from './use-devices.ts'

/** What somebody brings into the room. */
export interface Brought {
  readonly microphone: MediaStreamTrack | null
  /** The microphone is on from the start; a guest's is not. */
  readonly speaks: boolean
  readonly camera: MediaStreamTrack | null
  readonly speaker: string
  readonly pushToTalk: boolean
}

/** Before the room: the class, a check of microphone, speaker and camera, and the way in once it is open. */
export function Lobby({ door, onJoin }: { door: RoomDoor; onJoin: (brought: Brought) => void }) {
  const builtin = door.provider === 'builtin'
  const tutor = leads(door.role)
  const devices = useDevices({ microphone: builtin, camera: builtin && tutor })
  const [pushToTalk, setPushToTalk] = useState(door.pushToTalk)
  const [joining, setJoining] = useState(false)
  const join = (): void => {
    setJoining(true)
    const speaks = door.role !== 'guest'
    void devices.answered().then(() => onJoin({ ...devices.handOver(), speaks, speaker: devices.speaker, pushToTalk }))
  }
  return (
    <main className={styles['lobby']} id="content">
      <div className={styles['lobbyHead']}>
        <a href={paths.home} className={styles['back']}>
          <Icon name="back" size={18} /> Home
        </a>
        <h1>
          {door.room.name}, group {door.room.groupIndex}
        </h1>
        <p className={styles['quiet']}>
          {dayWords(door.local)}, {spanWords(door.local, door.room.duration, door.zone)}
        </p>
      </div>
      <div className={styles['lobbyColumns']}>
        <Card as="section" padded aria-labelledby="lobby-check">
          <h2 id="lobby-check">{builtin ? 'Check your sound' : 'Where the class is held'}</h2>
          {builtin ? (
            <DeviceCheck devices={devices} withCamera={tutor} pushToTalk={pushToTalk} onPushToTalk={setPushToTalk} />
          ) : (
            <p>Sound and picture are on another page. It opens in a tab of its own. The board and the chat are here.</p>
          )}
        </Card>
        <Card as="section" padded first aria-labelledby="lobby-join" className={styles['joinCard']}>
          <h2 id="lobby-join">{door.past ? 'This class is over' : 'Your class'}</h2>
          <p className={styles['length']}>
            <Icon name="clock" size={18} /> {lengthWords(door.room.duration)}
          </p>
          <WayIn door={door} joining={joining} onJoin={join} />
          {tutor && builtin && (
            <CopyLinkButton link={new URL(paths.classSession(door.room.groupId), window.location.href).href} />
          )}
          <ul className={styles['facts']}>
            <li>
              <Icon name="shield" size={18} /> Nothing is recorded.
            </li>
            <li>
              <Icon name="user" size={18} /> The others see your public name.
            </li>
            <li>
              <Icon name="eye" size={18} />{' '}
              {tutor ? 'You see what your students work on.' : 'Your tutor can see your work.'}
            </li>
          </ul>
        </Card>
      </div>
    </main>
  )
}

/** The button in while the class can be joined, and not otherwise. C-068. */
function WayIn({ door, joining, onJoin }: { door: RoomDoor; joining: boolean; onJoin: () => void }) {
  const now = useSecond()
  if (door.past) {
    return (
      <LinkButton href={paths.home} look="line">
        Go home
      </LinkButton>
    )
  }
  if (!door.joinable) {
    return (
      <p role="status">
        The room opens in <b>{clockWords(Date.parse(door.opensAt) - now)}</b>.
      </p>
    )
  }
  const words = door.entry === 'knock' ? 'Ask to come in' : leads(door.role) ? 'Open the room' : 'Join class'
  return (
    <>
      <Button size="lg" block iconAfter="arrow" loading={joining} onClick={onJoin}>
        {words}
      </Button>
      {door.elsewhere !== null && (
        <LinkButton href={door.elsewhere} look="line" icon="video" target="_blank" rel="noopener">
          Open video
        </LinkButton>
      )}
      {door.entry === 'knock' && <p className={styles['quiet']}>A tutor lets you in.</p>}
    </>
  )
}
