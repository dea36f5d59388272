import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useState } from 'react'
import { Menu } from '../kit/menu.tsx'
import { SwitchAccountsDialog } from './switch-accounts-dialog.tsx'

/** The accounts one may switch to; nothing where there are none. A-113. */
export function SwitchAccountsMenu({ account }: { account: SessionAccount }) {
  const [target, setTarget] = useState<SessionAccount['authTo'][number] | null>(null)
  if (account.authTo.length === 0) return null
  return (
    <>
      <Menu
        label="Switch account"
        icon="swap"
        iconOnly
        placement="top start"
        choices={account.authTo.map((other) => ({
          id: other.accountId,
          label: `Switch to ${other.publicName}`,
          icon: 'user',
          onChoose: () => setTarget(other),
        }))}
      />
      <SwitchAccountsDialog target={target} onClose={() => setTarget(null)} />
    </>
  )
}
