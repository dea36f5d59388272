import { type ChildDecision, type Connection, sidesOf } from '@polyhex/contract/connections/account-link'
import { requestsToMe } from '@polyhex/contract/connections/bulk-actions'
import { nameFor } from '@polyhex/contract/identity/accounts'
import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Note } from '../kit/note.tsx'
import { useAccount } from '../shell/session.ts'
import { listed, nameOf, permissionOrder, permissionWords } from './connection-words.ts'
import styles from './connections.module.css'
import type { LinkChanges } from './use-link-changes.ts'

/** Who asks me for what, with an answer at hand. */
export function RequestNote({
  accountId,
  connection,
  changes,
}: {
  accountId: string
  connection: Connection
  changes: LinkChanges
}) {
  const [asking, setAsking] = useState<'confirm' | 'deny' | null>(null)
  const requests = requestsToMe(sidesOf(connection.links, accountId))
  if (requests.length === 0) return null
  const name = nameOf(connection.other)
  const asked = permissionOrder.filter((one) => requests.some(({ permission }) => permission === one))
  const asks = listed(asked.map((one) => permissionWords[one].asks))
  return (
    <Note kind="ask">
      <div className={styles['request']}>
        <p>
          <b>{name} asks</b> to {asks}.
        </p>
        <span className={styles['buttons']}>
          <Button size="sm" disabled={changes.busy} onClick={() => setAsking('confirm')}>
            Confirm <span className="visually-hidden">what {name} asks</span>
          </Button>
          <Button look="line" size="sm" disabled={changes.busy} onClick={() => setAsking('deny')}>
            Deny <span className="visually-hidden">what {name} asks</span>
          </Button>
        </span>
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={`Do you want to ${asking ?? 'confirm'} requested permissions for ${name}?`}
        confirm={asking === 'deny' ? 'Deny' : 'Confirm'}
        busy={changes.busy}
        onKeep={() => setAsking(null)}
        onConfirm={() => {
          if (asking === null) return
          const items = requests.map((item) => ({ ...item, action: asking }))
          void changes.change(connection, items).then(() => setAsking(null))
        }}
      >
        <p>They ask to {asks}.</p>
      </ConfirmDialog>
    </Note>
  )
}

/** What a parent decides for a child who is too young to decide alone. */
export function ChildDecisionNote({ decision, changes }: { decision: ChildDecision; changes: LinkChanges }) {
  const { child, other, links } = decision
  const account = useAccount()
  const name = account === null ? child.avatarName : nameFor(account, child.id, child.avatarName)
  const words = (held: boolean) =>
    listed(
      links
        .filter((link) => (link.sourceAccountId === other.id) === held)
        .flatMap((link) => link.permissions.map((permission) => permissionWords[permission].title)),
    )
  const [theirs, own] = [words(true), words(false)]
  const decide = (allow: boolean) =>
    void changes.decide(
      child.id,
      other.id,
      links.map((link) => link.id),
      allow,
    )
  return (
    <Note kind="ask">
      <div className={styles['request']}>
        <p>
          <b>
            {name} wants to be connected with {other.avatarName}
          </b>
          {other.username === null ? '' : ` (${other.username})`}.{' '}
          {theirs !== '' && `${other.avatarName} may then: ${theirs}. `}
          {own !== '' && `${name} may then: ${own}. `}
          Nothing of this counts without your permission.
        </p>
        <span className={styles['buttons']}>
          <Button size="sm" disabled={changes.busy} onClick={() => decide(true)}>
            Allow{' '}
            <span className="visually-hidden">
              {name} to connect with {other.avatarName}
            </span>
          </Button>
          <Button look="line" size="sm" disabled={changes.busy} onClick={() => decide(false)}>
            Do not allow{' '}
            <span className="visually-hidden">
              {name} to connect with {other.avatarName}
            </span>
          </Button>
        </span>
      </div>
    </Note>
  )
}
