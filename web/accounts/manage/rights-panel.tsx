import { type Account, emailIsParents } from '@polyhex/contract/accounts/account'
import { addressOperations } from '@polyhex/contract/accounts/address-operations'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { type Role, roles } from '@polyhex/contract/identity/accounts'
import type { AnswerOf } from '@polyhex/contract/operation'
import { mayHaveSecondFactor } from '@polyhex/contract/identity/second-factor'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { useProof } from '../../identity/use-proof.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Switch } from '../../kit/switch.tsx'
import { showToast } from '../../kit/toasts.ts'
import { useAccount } from '../../shell/session.ts'
import { roleNames } from '../role-names.ts'
import styles from './manage.module.css'

/** What asks before it is done. */
type Asking =
  | { readonly kind: 'deactivate' }
  | { readonly kind: 'sign-out' }
  | { readonly kind: 'address' }
  | { readonly kind: 'two-step' }
  | { readonly kind: 'role'; readonly role: Role; readonly give: boolean }

type FactorCounts = AnswerOf<typeof administrationOperations.countSecondFactors>

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What an account has for two-step sign-in, such as `1 authenticator app, 2 passkeys, 8 recovery codes`; null: nothing. */
function factorWords({ apps, passkeys, recoveryCodesLeft }: FactorCounts): string | null {
  if (apps + passkeys === 0) return null
  return [
    ...(apps > 0 ? [counted(apps, 'authenticator app')] : []),
    ...(passkeys > 0 ? [counted(passkeys, 'passkey')] : []),
    counted(recoveryCodesLeft, 'recovery code'),
  ].join(', ')
}

function question(
  asking: Asking,
  name: string,
  factors: string | null,
): { title: string; text: string; confirm: string } {
  if (asking.kind === 'deactivate')
    return {
      title: `Deactivate ${name}?`,
      text: 'It is signed out everywhere and cannot sign in until it is activated again. Nothing is deleted.',
      confirm: 'Deactivate',
    }
  if (asking.kind === 'sign-out')
    return { title: `Sign ${name} out everywhere?`, text: 'Every browser has to sign in again.', confirm: 'Sign out' }
  if (asking.kind === 'address')
    return {
      title: `Confirm the email address of ${name}?`,
      text: 'Do this only if you know whose address it is, for instance where no mail can be sent. From then on the account can add and connect children.',
      confirm: 'Confirm the address',
    }
  if (asking.kind === 'two-step')
    return {
      title: `Turn two-step sign-in of ${name} off?`,
      text: `Do this only if you know that it is really them who asks. What they have is removed (${factors ?? 'nothing'}), they are signed out everywhere, and they are told by email.`,
      confirm: 'Turn it off',
    }
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
  const prove = useTell(addressOperations.markAddressProven, { onDone: changed(`Updated ${name}`) })
  const reset = useTell(administrationOperations.resetSecondFactors, { quiet: true })
  const mayHave = mayHaveSecondFactor({ roles: account.roles ?? [] })
  const counts = useAsk(
    administrationOperations.countSecondFactors,
    mayHave ? { params: { accountId: account.id } } : null,
  )
  const factors = counts.data === undefined ? null : factorWords(counts.data)
  const { asksFor, proof } = useProof()
  const own = useAccount()?.accountId === account.id
  const params = { accountId: account.id }
  function turnTwoStepOff() {
    reset.mutate(
      { params },
      {
        onSuccess: ({ removed }) => {
          showToast('done', removed === 0 ? `${name} has no two-step sign-in` : `Two-step sign-in of ${name} is off`)
          void counts.refetch()
        },
        onError: (problem) => {
          if (!asksFor(problem, turnTwoStepOff)) showToast('error', wordsOf(problem))
        },
      },
    )
  }
  const hasOwnAddress = typeof account.email === 'string' && !emailIsParents({ roles: account.roles ?? [] })
  const active = account.status !== 'deactivated'

  function act() {
    if (asking?.kind === 'deactivate') status.mutate({ params, body: { status: 'deactivated' } })
    else if (asking?.kind === 'sign-out') signOut.mutate({ params })
    else if (asking?.kind === 'two-step') turnTwoStepOff()
    else if (asking?.kind === 'address') prove.mutate({ params })
    else if (asking?.kind === 'role') (asking.give ? grant : take).mutate({ params: { ...params, role: asking.role } })
    setAsking(null)
  }
  const words = asking === null ? null : question(asking, name, factors)
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
      {counts.data !== undefined && (
        <p>
          Two-step sign-in: <b>{factors ?? 'off'}</b>
        </p>
      )}
      <div className={styles['actions']}>
        <Button look="line" icon="out" onClick={() => setAsking({ kind: 'sign-out' })}>
          Sign out everywhere
        </Button>
        {!own && factors !== null && (
          <Button look="line" icon="key" onClick={() => setAsking({ kind: 'two-step' })}>
            Turn two-step sign-in off
          </Button>
        )}
        {hasOwnAddress && account.emailProven === false && (
          <Button look="line" icon="mail" onClick={() => setAsking({ kind: 'address' })}>
            Confirm the email address
          </Button>
        )}
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
      {proof}
      {words && (
        <ConfirmDialog open title={words.title} confirm={words.confirm} onKeep={() => setAsking(null)} onConfirm={act}>
          <p>{words.text}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
