import { type Connection, inEffect, sidesOf } from '@polyhex/contract/connections/account-link'
import { bulkActionsFor, itemsOf, requestsToMe } from '@polyhex/contract/connections/bulk-actions'
import { useId, useState } from 'react'
import { Avatar } from '../kit/avatar.tsx'
import { Button } from '../kit/button.tsx'
import { Chip } from '../kit/chip.tsx'
import { classNames } from '../kit/class-names.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { Note } from '../kit/note.tsx'
import { momentOf, shortDateOf } from '../kit/date-words.ts'
import { avatarOrHexagon } from '../kit/avatar-drawings.ts'
import { useAccount } from '../shell/session.ts'
import { kindOf, nameOf, permissionWords } from './connection-words.ts'
import { ConnectionButtons } from './connection-buttons.tsx'
import styles from './connections.module.css'
import { PowerWaits } from './power-waits.tsx'
import { PermissionTable } from './permission-table.tsx'
import type { LinkChanges, LinkItem } from './use-link-changes.ts'

/** What is asked before a change. */
interface Asking {
  readonly title: string
  readonly words: string
  readonly danger?: boolean
  readonly confirm: string
  readonly go: () => Promise<boolean>
}

const verbs = {
  request: 'request',
  grant: 'add',
  confirm: 'confirm',
  deny: 'deny',
  cancel: 'cancel requested',
  allow: 'allow',
  rerequest: 're-request',
  remove: 'remove',
} as const

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function wordsOfItem({ permission, action }: LinkItem): string {
  const { title, meaning } = permissionWords[permission]
  const also = permission === 'viewDetails' && action === 'remove' ? ' Manage ends with it.' : ''
  return `${title}: ${meaning}.${also}`
}

/** One connected account: a line that opens to its permissions.. */
export function ConnectionRow({
  accountId,
  connection,
  changes,
  ownHands,
}: {
  accountId: string
  connection: Connection
  changes: LinkChanges
  /** Nobody else sits there, so that links can be changed. */
  ownHands: boolean
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState<Asking | null>(null)
  const state = sidesOf(connection.links, accountId)
  const name = nameOf(connection.other)
  const session = useAccount()
  const timeZone = session?.timeZone ?? 'UTC'
  // A student whom the other manages: a guardian, who is asked.
  const isChild =
    session !== null &&
    session.roles.every((role) => role === 'student') &&
    inEffect(connection.links, accountId, 'theirs', 'manage')
  const about = (verb: string): string => `Do you want to ${verb} permissions for ${name}?`

  return (
    <li className={classNames(styles['link'], open && styles['open'])}>
      <h3>
        <button
          type="button"
          className={styles['line']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Avatar shape={avatarOrHexagon(connection.other.avatarUrl)} size={46} />
          <span className={styles['who']}>
            <b>{name}</b>
            <small>
              {kindOf(connection)}
              {connection.other.username === null ? '' : `, ${connection.other.username}`}
            </small>
          </span>
          <StateChip connection={connection} requests={requestsToMe(state).length} />
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </h3>
      <div id={id} hidden={!open} className={styles['body']}>
        <Waiting
          connection={connection}
          name={name}
          asked={requestsToMe(state).length > 0}
          busy={changes.busy || !ownHands}
          onAccept={() => void changes.accept(connection.other.id)}
        />
        <PowerWaits accountId={accountId} connection={connection} name={name} timeZone={timeZone} />
        {connection.parting !== null && isChild && (
          <Note>
            <p>
              <b>You asked to end this connection.</b>{' '}
              {connection.parting.endsAt === null
                ? `${name} has to agree.`
                : `It ends on ${momentOf(connection.parting.endsAt, timeZone)}.`}
            </p>
            <Button
              look="line"
              size="sm"
              disabled={changes.busy || !ownHands}
              onClick={() => void changes.stay(connection.other.id)}
            >
              Stay connected
            </Button>
          </Note>
        )}
        <PermissionTable
          accountId={accountId}
          connection={connection}
          disabled={changes.busy || !ownHands}
          onAct={(item) =>
            setAsking({
              title: about(verbs[item.action]),
              words: wordsOfItem(item),
              danger: item.action === 'remove',
              confirm: capital(verbs[item.action].split(' ')[0] ?? ''),
              go: () => changes.change(connection, [item]),
            })
          }
        />
        <footer className={styles['foot']}>
          <Button
            look="ghost"
            size="sm"
            icon="trash"
            disabled={!ownHands}
            onClick={() =>
              setAsking({
                title: `Remove the connection to ${name}?`,
                words: isChild
                  ? `${name} manages your account, so ${name} is asked first. If you are under 13, it ends when ${name} agrees. If you are 13 or older, it ends after 7 days.`
                  : 'All permissions between you end at once.',
                danger: true,
                confirm: isChild ? 'Ask' : 'Remove',
                go: () => changes.remove(connection.other.id),
              })
            }
          >
            Remove connection
          </Button>
          <span className={styles['buttons']}>
            <ConnectionButtons
              connection={connection}
              manages={inEffect(connection.links, accountId, 'mine', 'manage')}
              authenticates={inEffect(connection.links, accountId, 'mine', 'authenticate')}
              sees={inEffect(connection.links, accountId, 'mine', 'viewAnalytics')}
            />
            {ownHands &&
              bulkActionsFor(state).map((bulk) => (
                <Button
                  key={bulk.title}
                  look="line"
                  size="sm"
                  onClick={() =>
                    setAsking({
                      title: about(bulk.title.toLowerCase()),
                      words: itemsOf(state, bulk)
                        .map((item) => permissionWords[item.permission].title)
                        .join(', '),
                      confirm: bulk.title,
                      go: () =>
                        changes.change(
                          connection,
                          itemsOf(state, bulk).map((item) => ({ ...item, action: bulk.action })),
                        ),
                    })
                  }
                >
                  {bulk.title}
                </Button>
              ))}
          </span>
        </footer>
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={asking?.title ?? ''}
        confirm={asking?.confirm ?? ''}
        danger={asking?.danger ?? false}
        busy={changes.busy}
        onKeep={() => setAsking(null)}
        onConfirm={() => void asking?.go().then(() => setAsking(null))}
      >
        <p>{asking?.words}</p>
      </ConfirmDialog>
    </li>
  )
}

function StateChip({ connection, requests }: { connection: Connection; requests: number }) {
  const { waitingFor } = connection
  if (requests > 0) {
    return (
      <Chip hue="special" icon="clock">
        {requests} {requests === 1 ? 'request' : 'requests'}
      </Chip>
    )
  }
  if (connection.powerFrom !== null && waitingFor.length === 0) {
    return (
      <Chip hue="special" icon="clock">
        More from {shortDateOf(connection.powerFrom)}
      </Chip>
    )
  }
  const words = waitingFor.includes('me')
    ? 'Wants to connect'
    : waitingFor.includes('them')
      ? 'Requested'
      : waitingFor.length > 0
        ? 'Waiting for a parent'
        : null
  if (words !== null) {
    return (
      <Chip hue="special" icon="clock">
        {words}
      </Chip>
    )
  }
  return (
    <Chip hue={connection.isTutor ? 'info' : 'correct'} icon={connection.isTutor ? 'video' : 'check'}>
      {kindOf(connection)}
    </Chip>
  )
}

function Waiting({
  connection,
  name,
  asked,
  busy,
  onAccept,
}: {
  connection: Connection
  name: string
  /** There are requests, which say the same more exactly. */
  asked: boolean
  busy: boolean
  onAccept: () => void
}) {
  const { waitingFor } = connection
  if (waitingFor.includes('me')) {
    if (asked) return null
    return (
      <Note kind="ask">
        <p>
          <b>{name} wants to connect with you.</b> What they give you counts when you accept.
        </p>
        <Button size="sm" disabled={busy} onClick={onAccept}>
          Accept
        </Button>
      </Note>
    )
  }
  if (waitingFor.includes('them')) return <Note>{name} has to confirm before anything counts.</Note>
  if (waitingFor.length === 0) return null
  const whose = waitingFor.includes('my_parent') ? 'Your parent or guardian' : `A parent or guardian of ${name}`
  return <Note>{whose} has to allow this before it counts.</Note>
}
