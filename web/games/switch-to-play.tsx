import { isStaff, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { Avatar } from '../kit/avatar.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Character } from '../kit/character.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { avatarOrHexagon } from '../kit/avatar-drawings.ts'
import { paths } from '../shell/paths.ts'
import { SwitchAccountsDialog } from '../shell/switch-accounts-dialog.tsx'
import { type PlayAction, playActions } from './play-actions.ts'
import styles from './switch-to-play.module.css'

/** Playing is for students: offers the accounts to switch to, or the way to one.. */
export function SwitchToPlay({
  account,
  action,
  onLook,
}: {
  account: SessionAccount
  action: PlayAction
  /** Staff can look at the questions without switching; they earn nothing. */
  onLook?: () => void
}) {
  const here = useRouterState({ select: (state) => state.location.href })
  const [target, setTarget] = useState<SessionAccount['authTo'][number] | null>(null)
  return (
    <Card as="section" className={styles['card']}>
      <Character shape={avatarOrHexagon(account.avatar)} pose="point" width={110} />
      <h1>Switch to a student account {playActions[action]}</h1>
      {account.authTo.length > 0 ? (
        <ul className={styles['accounts']}>
          {account.authTo.map((other) => (
            <li key={other.accountId}>
              <Avatar shape={avatarOrHexagon(other.avatar)} size={46} />
              <span>
                <b>{other.publicName}</b>
                <small>{other.username}</small>
              </span>
              <Button size="sm" icon="swap" onClick={() => setTarget(other)}>
                Switch <span className="visually-hidden">to {other.publicName}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>No student account lets you sign in as it yet. Connect one, or add the student role to your own account.</p>
      )}
      <div className={styles['ways']}>
        {account.onBehalf === null && (
          <LinkButton href={paths.profile} look="line">
            Connect a student account
          </LinkButton>
        )}
        <LinkButton href={paths.home} look="ghost">
          Back to home
        </LinkButton>
        {onLook && isStaff(account) && (
          <Button look="ghost" icon="eye" onClick={onLook}>
            Look at the questions
          </Button>
        )}
      </div>
      <SwitchAccountsDialog target={target} then={here} onClose={() => setTarget(null)} />
    </Card>
  )
}
