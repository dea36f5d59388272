import { addressOperations, type OwnAddress } from '@polyhex/contract/accounts/address-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Note } from '../../kit/note.tsx'
import { showToast } from '../../kit/toasts.ts'
import { refreshSession } from '../../shell/session.ts'
import styles from './address-banner.module.css'
import { CorrectAddressDialog } from './correct-address-dialog.tsx'

/**
 * Says that the address has to be confirmed, with the ways on: the link again, another address. Stands until it is
 * confirmed, also in another browser. Nothing for who has nothing to confirm.
 */
export function AddressBanner({ account }: { account: SessionAccount }) {
  const adult = account.roles.length !== 1 || !account.roles.includes('student')
  const query = useAsk(addressOperations.getOwnAddress, adult && account.onBehalf === null ? {} : null)
  const address = query.data
  // The link may have been followed on a telephone.
  const counts = address?.kind === 'confirmed' || address?.kind === 'changing'
  useEffect(() => {
    if (counts && !account.addressProven) void refreshSession()
  }, [counts, account.addressProven])
  if (!adult || address === undefined || address.kind === 'none' || address.kind === 'confirmed') return null
  return (
    <div className={styles['place']}>
      <Banner address={address} accountId={account.accountId} />
    </div>
  )
}

type WaitingAddress = Extract<OwnAddress, { kind: 'unconfirmed' | 'changing' }>

function Banner({ address, accountId }: { address: WaitingAddress; accountId: string }) {
  const client = useQueryClient()
  const [correcting, setCorrecting] = useState(false)
  const settled = async () => client.invalidateQueries({ queryKey: askKey(addressOperations.getOwnAddress) })
  const send = useTell(addressOperations.sendAddressProof, {
    onDone: ({ email }) => showToast('done', `We sent a link to ${email}`),
  })
  const drop = useTell(addressOperations.cancelAddressChange, { onDone: settled })
  const { email } = address
  return (
    <Note kind="ask">
      <div className={styles['banner']}>
        {address.kind === 'unconfirmed' ? (
          <p>
            <b>Confirm your email address.</b> We sent a link to {email}. Follow it before you add or connect a child.
          </p>
        ) : (
          <p>
            <b>Confirm your new email address.</b> We sent a link to {address.pendingEmail}. Until you follow it,{' '}
            {email} stays your address.
          </p>
        )}
        <span className={styles['ways']}>
          <Button size="sm" loading={send.isPending} onClick={() => send.mutate({})}>
            Send the link again
          </Button>
          {address.kind === 'unconfirmed' ? (
            <Button look="line" size="sm" onClick={() => setCorrecting(true)}>
              Correct the address
            </Button>
          ) : (
            <Button look="line" size="sm" loading={drop.isPending} onClick={() => drop.mutate({})}>
              Keep the present address
            </Button>
          )}
        </span>
      </div>
      {correcting && (
        <CorrectAddressDialog
          accountId={accountId}
          email={email}
          onClose={(changed) => {
            setCorrecting(false)
            if (changed) void settled()
          }}
        />
      )}
    </Note>
  )
}
