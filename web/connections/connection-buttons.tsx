import type { Connection } from '@polyhex/contract/connections/account-link'
import { useState } from 'react'
import { ChangePasswordDialog } from '../accounts/change-password-dialog.tsx'
import { EditAccountDialog } from '../accounts/edit-account-dialog.tsx'
import { Button } from '../kit/button.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { SwitchAccountsDialog } from '../shell/switch-accounts-dialog.tsx'
import { nameOf } from './connection-words.ts'

/**
 * What can be done with the other account: its progress where it may be seen, Edit and Set Password where it is managed, Switch where it lets one
 * authenticate, has a username, and somebody is signed in who is not that account already.
 */
export function ConnectionButtons({
  connection,
  manages,
  authenticates,
  sees,
}: {
  connection: Connection
  manages: boolean
  authenticates: boolean
  /** The other one's progress may be seen. */
  sees: boolean
}) {
  const session = useAccount()
  const [shown, setShown] = useState<'edit' | 'password' | 'switch' | null>(null)
  const { other } = connection
  const close = () => setShown(null)
  const maySwitch =
    authenticates &&
    other.username !== null &&
    session !== null &&
    session.onBehalf === null &&
    session.accountId !== other.id
  return (
    <>
      {sees && (
        <LinkButton look="line" size="sm" icon="topic-data" href={paths.progressOf(other.id)}>
          Progress
        </LinkButton>
      )}
      {manages && (
        <>
          <Button look="line" size="sm" icon="pen" onClick={() => setShown('edit')}>
            Edit
          </Button>
          {session?.onBehalf === null && (
            <Button look="line" size="sm" icon="key" onClick={() => setShown('password')}>
              Set Password
            </Button>
          )}
        </>
      )}
      {maySwitch && (
        <Button look="soft" size="sm" icon="swap" onClick={() => setShown('switch')}>
          Switch to account
        </Button>
      )}
      {shown === 'edit' && <EditAccountDialog accountId={other.id} variant="view" onClose={close} />}
      {shown === 'password' && <ChangePasswordDialog accountId={other.id} name={nameOf(other)} onClose={close} />}
      <SwitchAccountsDialog
        target={shown === 'switch' ? { accountId: other.id, publicName: other.avatarName } : null}
        onClose={close}
      />
    </>
  )
}
