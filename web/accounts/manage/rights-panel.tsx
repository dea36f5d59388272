import type { Account } from '@polyhex/contract/accounts/account'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { type Role, roles } from '@polyhex/contract/identity/accounts'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Switch } from '../../kit/switch.tsx'
import { showToast } from '../../kit/toasts.ts'
import { roleNames } from '../role-names.ts'
import styles from './manage.module.css'

/** What asks before it is done. */
type Asking =
  | { readonly kind: 'deactivate' }
  | { readonly kind: 'sign-out' }
  | { readonly kind: 'role'; readonly role: Role; readonly give: boolean }

function question(asking: Asking, name: string): { title: string; text: string; confirm: string } {
  if (asking.kind === 'deactivate')
    return {
      title: `Deactivate ${name}?`,
      text: 'It is signed out everywhere and cannot sign in until it is activated again. Nothing is deleted.',
      confirm: 'Deactivate',
    }
  if (asking.kind === 'sign-out')
    return { title: `Sign ${name} out everywhere?`, text: 'Every browser has to sign in again.', confirm: 'Sign out' }
  const role = roleNames[asking.role]
  return asking.give
    ? {
        title: `Give ${name} the role ${role}?`,
        text: 'From now on the account may do all that this role may.',
        confirm: 'Give the role',
      }
    : {
        title: `Take the role ${role} from ${name}?`,
        text: 'The account is signed out, so that no open page keeps the rights.',
        confirm: 'Take the role',
      }
}

/** Roles, sign-out and deactivation of an account; each is asked before it is done. */
export function RightsPanel({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const name = account.displayName ?? account.avatarName
  const changed = (words: string) => () => {
    showToast('done', words)
    onChanged()
  }
  const grant = useTell(administrationOperations.grantRole, { onDone: changed(`Updated ${name}`) })
  const take = useTell(administrationOperations.removeRole, { onDone: changed(`Updated ${name}`) })
  const status = useTell(administrationOperations.setAccountStatus, { onDone: changed(`Updated ${name}`) })
  const signOut = useTell(administrationOperations.endAccountSessions, { onDone: changed(`Signed ${name} out`) })
  const params = { accountId: account.id }
  const active = account.status !== 'deactivated'

  function act() {
    if (asking?.kind === 'deactivate') status.mutate({ params, body: { status: 'deactivated' } })
    else if (asking?.kind === 'sign-out') signOut.mutate({ params })
    else if (asking?.kind === 'role') (asking.give ? grant : take).mutate({ params: { ...params, role: asking.role } })
    setAsking(null)
  }
  const words = asking === null ? null : question(asking, name)
  return (
    <Card as="section" padded className={styles['panel']} aria-labelledby="rights">
      <h2 id="rights">Roles and access</h2>
      <ul className={styles['list']}>
        {roles.map((role) => {
          const has = account.roles?.includes(role) ?? false
          return (
            <li key={role}>
              <Switch on={has} onChange={() => setAsking({ kind: 'role', role, give: !has })}>
                {roleNames[role]}
              </Switch>
            </li>
          )
        })}
      </ul>
      <div className={styles['actions']}>
        <Button look="line" icon="out" onClick={() => setAsking({ kind: 'sign-out' })}>
          Sign out everywhere
        </Button>
        {active ? (
          <Button look="line" icon="lock" onClick={() => setAsking({ kind: 'deactivate' })}>
            Deactivate
          </Button>
        ) : (
          <Button look="soft" onClick={() => status.mutate({ params, body: { status: 'active' } })}>
            Activate
          </Button>
        )}
      </div>
      {words && (
        <ConfirmDialog open title={words.title} confirm={words.confirm} onKeep={() => setAsking(null)} onConfirm={act}>
          <p>{words.text}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
