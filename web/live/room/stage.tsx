import type { Member } from '@polyhex/contract/live/room/room-member'
import { useEffect, useRef } from 'react'
import { Avatar } from '../../kit/avatar.tsx'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Icon } from '../../kit/icon.tsx'
import { Preview } from './preview.tsx'
import styles from './stage.module.css'
import { roleWords } from './room-words.ts'
import { meIn } from './room-state.ts'
import { useRoom, useSound } from './use-room.ts'
import { useWide } from './use-wide.ts'

const isShown = (member: Member, pictures: readonly (string | null)[]): boolean =>
  member.camera && pictures.includes(member.memberId)

/** Whose picture or figure is large: those who lead, and whoever is in the spotlight. */
function useTiles(): { large: Member[]; small: Member[] } {
  const { state } = useRoom()
  const lit = state.spotlight?.what === 'camera' ? state.spotlight.memberId : null
  const large = state.members.filter(
    (member) => member.role === 'tutor' || member.memberId === lit || isShown(member, state.pictures),
  )
  return { large, small: state.members.filter((member) => !large.includes(member)) }
}

/** Everybody in the room: large with pictures who teaches, small the others, with a ring around who speaks. */
export function Stage() {
  const wide = useWide()
  const { state } = useRoom()
  const { large, small } = useTiles()
  const tutorIsHere = state.members.some(({ role }) => role === 'tutor' || role === 'assistant' || role === 'staff')
  return (
    <section className={styles['stage']} aria-label="Who you see and hear">
      {!tutorIsHere && <p className={styles['awaited']}>Your tutor is not here yet. Stay on this page.</p>}
      {large.length > 0 && (
        <ul className={styles['large']} data-count={Math.min(large.length, 3)}>
          {large.map((member) => (
            <Tile key={member.memberId} member={member} />
          ))}
        </ul>
      )}
      {small.length > 0 && (
        <ul className={styles['small']} aria-label="Others here" {...(wide ? {} : { tabIndex: 0 })}>
          {small.map((member) => (
            <Bubble key={member.memberId} member={member} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Tile({ member }: { member: Member }) {
  const { state } = useRoom()
  const { pictures, camera, screen, paused } = useSound()
  const own = member.memberId === state.you
  const stream = pictures[state.pictures.indexOf(member.memberId)] ?? null
  const comes = isShown(member, state.pictures) && !own
  const shown = comes && !paused
  return (
    <li className={styles['tile']} data-speaking={state.speaking.includes(member.memberId)}>
      {own && (screen ?? camera) !== null ? (
        <Preview track={(screen ?? camera)!} mirrored={screen === null} />
      ) : shown && stream !== null ? (
        <Picture stream={stream} name={member.publicName} />
      ) : (
        <Avatar className={styles['figure'] ?? ''} shape={avatarShapeOf(member.avatar) ?? 'hexagon'} size={112} />
      )}
      {comes && paused && <span className={styles['paused']}>Picture paused</span>}
      <Name member={member} />
    </li>
  )
}

export function Picture({ stream, name }: { stream: MediaStream; name: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])
  return (
    <video ref={video} className={styles['picture']} autoPlay muted playsInline aria-label={`Picture of ${name}`} />
  )
}

function Bubble({ member }: { member: Member }) {
  const { state } = useRoom()
  return (
    <li
      className={styles['bubble']}
      data-speaking={state.speaking.includes(member.memberId)}
      data-lost={member.presence === 'lost'}
    >
      <Avatar shape={avatarShapeOf(member.avatar) ?? 'hexagon'} size={44} />
      <Name member={member} />
    </li>
  )
}

function Name({ member }: { member: Member }) {
  const { state } = useRoom()
  const role = roleWords[member.role]
  const own = meIn(state)?.memberId === member.memberId
  return (
    <span className={styles['name']}>
      {member.handSince !== null && (
        <span className={styles['handUp']} title="Hand up">
          <Icon name="hand" size={16} />
          <span className="visually-hidden">Hand up</span>
        </span>
      )}
      <b>{own ? `${member.publicName} (you)` : member.publicName}</b>
      {role !== null && <small>{role}</small>}
      <Icon name={member.microphone === 'on' ? 'mic' : 'mic-off'} size={15} />
      <span className="visually-hidden">{member.microphone === 'on' ? 'Microphone on' : 'Microphone off'}</span>
    </span>
  )
}
