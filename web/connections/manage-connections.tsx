import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import type { Connection } from '@polyhex/contract/connections/account-link'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { type ReactNode, useState } from 'react'
import { useTell } from '../call/ask.ts'
import { Drawer } from '../kit/drawer.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { showToast } from '../kit/toasts.ts'
import { CreateStudentDrawer } from '../onboarding/create-student-drawer.tsx'
import { refreshSession } from '../shell/session.ts'
import { AddConnectionDialog } from './add-connection-dialog.tsx'
import styles from './connections.module.css'

/**
 * The ways to a connection: for parents and guardians a panel of choices, for everybody else the dialog at once. A-005,
 *
 */
export function ManageConnections({
  account,
  connections,
  onClose,
}: {
  account: SessionAccount
  connections: readonly Connection[]
  onClose: () => void
}) {
  const isParent = account.roles.includes('parent') || account.roles.includes('guardian')
  const [shown, setShown] = useState<'choices' | 'add' | 'create'>(isParent ? 'choices' : 'add')
  const keepStep = useTell(onboardingOperations.updateOnboardingStep)
  // The account first, then its step of sign-up (there is none to resume), then the session. A-145.
  const addRole = useTell(accountOperations.addRole, {
    onDone: async ({ account: { id } }) => {
      await keepStep.mutateAsync({ params: { id }, body: { step: 0 } })
      await refreshSession()
      showToast('done', 'Added student role')
      onClose()
    },
  })
  if (shown === 'add') return <AddConnectionDialog account={account} connections={connections} onClose={onClose} />
  if (shown === 'create') return <CreateStudentDrawer open onClose={onClose} />
  return (
    <Drawer open onClose={onClose} title="Manage Connections">
      <div className={styles['choices']}>
        <Choice icon="plus" title="Create a new account for a child" onChoose={() => setShown('create')}>
          You choose the username and password. The account is connected with yours.
        </Choice>
        {!account.roles.includes('student') && (
          <Choice
            icon="hand"
            title="Add the student role to your own account"
            busy={addRole.isPending}
            onChoose={() => addRole.mutate({ params: { accountId: account.accountId }, body: { role: 'student' } })}
          >
            Practice yourself and earn coins.
          </Choice>
        )}
        <Choice icon="link" title="Add an existing account" onChoose={() => setShown('add')}>
          Connect by exact username or email. They confirm before anything counts.
        </Choice>
      </div>
    </Drawer>
  )
}

function Choice({
  icon,
  title,
  busy = false,
  onChoose,
  children,
}: {
  icon: IconName
  title: string
  busy?: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={styles['choice']} disabled={busy} onClick={onChoose}>
      <Icon name={icon} size={24} />
      <span>
        <b>{title}</b>
        <small>{children}</small>
      </span>
      <Icon name="right" />
    </button>
  )
}
