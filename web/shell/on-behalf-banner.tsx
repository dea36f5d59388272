import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import styles from './on-behalf-banner.module.css'
import { useReturnToOwn } from './use-switch.ts'

/** Says on every page that somebody else sits there, with the way back. */
export function OnBehalfBanner({ account }: { account: SessionAccount }) {
  const back = useReturnToOwn()
  if (account.onBehalf === null) return null
  return (
    <section className={styles['banner']} aria-label="Signed in as another account">
      <Icon name="swap" />
      <p>
        You are signed in as <b>{account.publicName}</b>.
      </p>
      <Button look="line" size="sm" icon="back" loading={back.isPending} onClick={() => back.mutate({})}>
        Return to {account.onBehalf.publicName}
      </Button>
    </section>
  )
}
