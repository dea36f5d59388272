import type { Expected, Member } from '@polyhex/contract/live/room/room-member'
import { leads } from '@polyhex/contract/live/room/room-member'
import { useState } from 'react'
import { Avatar } from '../../kit/avatar.tsx'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Menu, type MenuChoice } from '../../kit/menu.tsx'
import { type Reporting, ReportSheet } from '../board/report-sheet.tsx'
import styles from './people-panel.module.css'
import { leadsIn } from './room-state.ts'
import { roleWords } from './room-words.ts'
import { useRoom } from './use-room.ts'

/** Who is here, how they stand, and, for who leads, who has not come and what can be done. */
export function PeoplePanel() {
  const { client, state } = useRoom()
  const mayLead = leadsIn(state)
  const students = state.members.filter(({ role }) => !leads(role))
  const muted = students.length > 0 && students.every(({ microphone }) => microphone === 'muted')
  return (
    <div className={styles['people']}>
      <div className={styles['peopleHead']}>
        <h2>Here ({state.members.length})</h2>
        {mayLead && students.length > 0 && (
          <Button
            size="sm"
            look="line"
            icon={muted ? 'mic' : 'mic-off'}
            onClick={() => client.send({ kind: 'mute', memberId: null, muted: !muted })}
          >
            {muted ? 'Allow all' : 'Mute all'}
          </Button>
        )}
      </div>
      <ul className={styles['peopleList']}>
        {inOrder(state.members).map((member) => (
          <Person key={member.memberId} member={member} />
        ))}
      </ul>
      {mayLead && state.expected.length > 0 && (
        <>
          <h2>Not here yet ({state.expected.length})</h2>
          <ul className={styles['peopleList']}>
            {state.expected.map((person) => (
              <Missing key={person.accountId} person={person} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Hands first, in the order in which they went up; then who leads, then the others by name. */
export function inOrder(members: readonly Member[]): Member[] {
  const place = (member: Member): number => (member.handSince !== null ? 0 : leads(member.role) ? 1 : 2)
  return [...members].toSorted(
    (one, other) =>
      place(one) - place(other) ||
      (one.handSince ?? '').localeCompare(other.handSince ?? '') ||
      one.publicName.localeCompare(other.publicName),
  )
}

function stateChip(member: Member) {
  if (member.presence === 'lost')
    return (
      <Chip hue="neutral" icon="refresh">
        Reconnecting
      </Chip>
    )
  if (member.handSince !== null)
    return (
      <Chip hue="special" icon="hand">
        Hand up
      </Chip>
    )
  if (member.microphone === 'muted')
    return (
      <Chip hue="incorrect" icon="mic-off">
        Muted
      </Chip>
    )
  if (member.media === 'unavailable')
    return (
      <Chip hue="neutral" icon="warn">
        No sound
      </Chip>
    )
  return member.microphone === 'on' ? (
    <Chip hue="correct" icon="mic">
      Can talk
    </Chip>
  ) : null
}

function Person({ member }: { member: Member }) {
  const { state } = useRoom()
  const own = member.memberId === state.you
  const misses = leadsIn(state) && !own && !member.seesPictures
  const words = [roleWords[member.role], own && 'You', misses && 'Slow connection: sees no pictures'].filter(
    (word) => typeof word === 'string',
  )
  return (
    <li className={styles['person']} data-speaking={state.speaking.includes(member.memberId)}>
      <Avatar shape={avatarShapeOf(member.avatar) ?? 'hexagon'} size={40} />
      <span className={styles['personName']}>
        <b>{member.publicName}</b>
        {words.length > 0 && <small>{words.join(', ')}</small>}
      </span>
      {stateChip(member)}
      {leadsIn(state) && !leads(member.role) && <Actions member={member} />}
      {!leadsIn(state) && member.memberId !== state.you && <ReportPerson member={member} />}
    </li>
  )
}

/** For everybody who does not lead: tells a grown-up of somebody in the room. */
function ReportPerson({ member }: { member: Member }) {
  const [reporting, setReporting] = useState<Reporting | null>(null)
  const { memberId, publicName, role } = member
  return (
    <>
      <IconButton
        icon="flag"
        label={`Report ${publicName}`}
        tip="Tell a grown-up"
        onClick={() =>
          setReporting({ about: { kind: 'person', memberId }, memberId, publicName, canHide: !leads(role) })
        }
      />
      <ReportSheet reporting={reporting} onClose={() => setReporting(null)} />
    </>
  )
}

function Actions({ member }: { member: Member }) {
  const { client, state } = useRoom()
  const [removing, setRemoving] = useState(false)
  const { memberId } = member
  const lit = state.spotlight?.memberId === memberId
  const whispering = state.whispers.get(state.you) === memberId
  const muted = member.microphone === 'muted'
  const choices: MenuChoice[] = [
    {
      id: 'mute',
      label: muted ? 'Allow the microphone' : 'Mute',
      icon: muted ? 'mic' : 'mic-off',
      onChoose: () => client.send({ kind: 'mute', memberId, muted: !muted }),
    },
    ...(member.handSince === null
      ? []
      : [
          {
            id: 'hand',
            label: 'Lower the hand',
            icon: 'hand',
            onChoose: () => client.send({ kind: 'hand', up: false, memberId }),
          } as const,
        ]),
    {
      id: 'whisper',
      label: whispering ? 'Talk to all again' : 'Talk to this student alone',
      icon: 'sound',
      onChoose: () => client.send({ kind: 'whisper', to: whispering ? null : memberId }),
    },
    {
      id: 'spotlight',
      label: lit ? 'End the spotlight' : 'Ask to show the camera to all',
      icon: 'video',
      onChoose: () =>
        client.send(lit ? { kind: 'spotlight-stop' } : { kind: 'spotlight-ask', memberId, what: 'camera' }),
    },
    {
      id: 'remove',
      label: 'Remove from the room',
      icon: 'out',
      bad: true,
      onChoose: () => setRemoving(true),
    },
  ]
  return (
    <>
      <Menu label={`What to do with ${member.publicName}`} icon="dots" iconOnly choices={choices} />
      <Dialog
        open={removing}
        mustChoose
        icon="out"
        title={`Remove ${member.publicName} from the room?`}
        onClose={() => setRemoving(false)}
        footer={
          <>
            <Button look="line" onClick={() => setRemoving(false)}>
              Keep
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setRemoving(false)
                client.send({ kind: 'remove', memberId })
              }}
            >
              Remove
            </Button>
          </>
        }
      >
        <p>{member.publicName} leaves at once and can ask to come back in.</p>
      </Dialog>
    </>
  )
}

function Missing({ person }: { person: Expected }) {
  return (
    <li className={styles['person']} data-missing>
      <Avatar shape={avatarShapeOf(person.avatar) ?? 'hexagon'} size={40} />
      <span className={styles['personName']}>
        <b>{person.publicName}</b>
        {roleWords[person.role] !== null && <small>{roleWords[person.role]}</small>}
      </span>
    </li>
  )
}
