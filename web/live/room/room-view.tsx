import { useEffect, useState } from 'react'
import { Chip } from '../../kit/chip.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Logo } from '../../kit/logo.tsx'
import { paths } from '../../shell/paths.ts'
import { CopyLinkButton } from '../../classes/groups/copy-link-button.tsx'
import { Knocks } from './knocks.tsx'
import { MicrophoneQuestion } from './microphone-question.tsx'
import { RoomClock } from './room-clock.tsx'
import { RoomControls } from './room-controls.tsx'
import styles from './room.module.css'
import { WatchedMark } from '../work/watched-mark.tsx'
import { WorkNews } from '../work/work-news.tsx'
import { focusTabOf, Panels, shownOf } from './panels.tsx'
import { useWorkPlaceTold } from '../work/use-work-place-told.ts'
import { roomPanels } from './room-panels.ts'
import { largeIn, leadsIn, meIn } from './room-state.ts'
import { SoundNotice } from './sound-notice.tsx'
import { SpotlightQuestion } from './spotlight-question.tsx'
import { Stage } from './stage.tsx'
import { useRoom } from './use-room.ts'
import { useWide } from './use-wide.ts'

/** The room: head, work on the left, board and chat on the right, controls below. On phones one thing at a time. */
export function RoomView() {
  const { state } = useRoom()
  const wide = useWide()
  const panels = roomPanels.filter((panel) => panel.shows(state))
  const work = panels.filter(({ place }) => place === 'work')
  const side = panels.filter(({ place }) => place === 'side')
  const [chosen, setChosen] = useState<string | null>(null)
  const [chosenAside, setChosenAside] = useState<string | null>(null)
  const main = wide ? work : panels
  const large = largeIn(state)?.memberId ?? null
  const [seenLarge, setSeenLarge] = useState<string | null>(null)
  // What is shown to all opens by itself, once; who looks elsewhere then stays there.
  if (large !== seenLarge) {
    setSeenLarge(large)
    if (large !== null && large !== state.you) setChosen('large')
  }
  const shown = shownOf(main, chosen)
  useWorkPlaceTold(shown)
  function goToPractice() {
    setChosen('practice')
    focusTabOf('practice')
  }
  return (
    <div className={styles['room']}>
      <RoomHead />
      <main className={styles['main']} id="content">
        {leadsIn(state) && <Knocks />}
        <SoundNotice />
        <MicrophoneQuestion />
        <Whisper />
        <div className={styles['columns']}>
          {!wide && <Stage />}
          {/* In one place whatever the width: turning a phone must not begin the exercise anew. */}
          <div key="work" className={styles['work']}>
            {meIn(state)?.role === 'student' && <WorkNews onGo={goToPractice} />}
            <Panels panels={main} label={wide ? 'Work' : 'Class'} shown={shown} onShow={setChosen} />
          </div>
          {wide && (
            <aside className={styles['side']} aria-label="Class">
              <Stage />
              <Panels panels={side} label="Class" shown={shownOf(side, chosenAside)} onShow={setChosenAside} />
            </aside>
          )}
        </div>
      </main>
      <footer className={styles['foot']}>
        <RoomControls />
      </footer>
      <SpotlightQuestion />
    </div>
  )
}

function RoomHead() {
  const { state } = useRoom()
  const { room } = state
  if (room === null) return null
  const mayLead = leadsIn(state)
  const link =
    state.provider === 'link'
      ? state.externalLink
      : new URL(paths.classSession(room.groupId), window.location.href).href
  return (
    <header className={styles['head']}>
      <Logo href={paths.home} size={26} />
      <div className={styles['title']}>
        <h1>
          {room.name}, group {room.groupIndex}
        </h1>
        <Live startingAt={room.startingAt} />
      </div>
      {meIn(state)?.role === 'student' && <WatchedMark />}
      <RoomClock room={room} />
      {mayLead && (
        <span className={styles['copy']}>
          <CopyLinkButton link={link} size="sm" />
        </span>
      )}
      {state.provider !== 'builtin' && (
        <LinkButton href={`/class/join/${room.groupId}/`} target="_blank" rel="noopener" size="sm" icon="video">
          Open video
        </LinkButton>
      )}
    </header>
  )
}

function Live({ startingAt }: { startingAt: string }) {
  const [live, setLive] = useState(() => Date.now() >= Date.parse(startingAt))
  useEffect(() => {
    const timer = window.setInterval(() => setLive(Date.now() >= Date.parse(startingAt)), 1000)
    return () => window.clearInterval(timer)
  }, [startingAt])
  return live ? (
    <span className={styles['live']}>
      <i /> Live
    </span>
  ) : (
    <Chip icon="clock">Not started</Chip>
  )
}

function Whisper() {
  const { client, state } = useRoom()
  const nameOf = (id: string): string => state.members.find(({ memberId }) => memberId === id)?.publicName ?? ''
  return [...state.whispers].map(([from, to]) => (
    <p key={from} className={styles['whisper']} role="status">
      <Icon name="sound" size={18} />
      {from === state.you
        ? `Only ${nameOf(to)} hears you now.`
        : to === state.you
          ? `${nameOf(from)} is talking to you alone.`
          : `${nameOf(from)} is talking to ${nameOf(to)} alone.`}
      {from === state.you && (
        <button
          type="button"
          className={styles['textButton']}
          onClick={() => client.send({ kind: 'whisper', to: null })}
        >
          Talk to all again
        </button>
      )}
    </p>
  ))
}
